import { computeProgress, clamp, TAU } from '../studio/maths.mjs';

/** Length from nose to tail in picture units. */
export const LONG = 0.74;
const BODY = 30;
/** Returns the spine from nose to tail, with the swing of swimming. */
export const computeSpine = (way, t, nose) => {
  const point = (i) => {
    const u = i / (BODY - 1);
    const [x, y] = way.at(nose - u * LONG);
    const [fx, fy] = way.at(nose - u * LONG + 0.01);
    const turn = Math.atan2(fy - y, fx - x);
    const swing = 0.055 * u ** 1.6 * Math.sin(t * 7.5 - u * 5.2);
    return { x: x - Math.sin(turn) * swing, y: y + Math.cos(turn) * swing, u };
  };
  const points = Array.from({ length: BODY }, (_, i) => point(i));
  return points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(BODY - 1, i + 1)]];
    return { ...p, turn: Math.atan2(a.y - b.y, a.x - b.x) };
  });
};
const girth = (u) => 0.09 * (1 - (1 - clamp(u / 0.27)) ** 2.4) ** 0.62 * (1 - 0.9 * computeProgress(u, 0.3, 1)) + 0.002;
const beside = (p, side, ahead = 0) => [
  p.x - Math.sin(p.turn) * side + Math.cos(p.turn) * ahead,
  p.y + Math.cos(p.turn) * side + Math.sin(p.turn) * ahead,
];

const rgb = ([r, g, b], a) => `rgb(${r} ${g} ${b} / ${clamp(a)})`;
const AMBER = [255, 168, 46];
const CREAM = [255, 238, 200];
const EMBER = [214, 84, 18];

const outline = (pen, spine) => {
  pen.beginPath();
  for (const p of spine) pen.lineTo(...beside(p, girth(p.u)));
  for (const p of [...spine].reverse()) pen.lineTo(...beside(p, -girth(p.u)));
  pen.closePath();
};

/** Draws a fin as a veil: rays from its root, each trailing a little later than the previous one. */
const fin = (pen, root, { angle, spread, long, rays, sway }) => {
  const tips = Array.from({ length: rays }, (_, i) => {
    const k = i / (rays - 1);
    const a = angle + spread * (k - 0.5) + sway * (0.4 + k);
    const reach = long * (0.72 + 0.28 * Math.sin(Math.PI * (0.15 + 0.8 * k)));
    const bend = a - sway * 0.9;
    return {
      mid: [root[0] + Math.cos(bend) * reach * 0.5, root[1] + Math.sin(bend) * reach * 0.5],
      tip: [root[0] + Math.cos(a) * reach, root[1] + Math.sin(a) * reach],
    };
  });
  pen.beginPath();
  pen.moveTo(...root);
  pen.quadraticCurveTo(...tips[0].mid, ...tips[0].tip);
  for (const { tip } of tips) pen.lineTo(...tip);
  pen.quadraticCurveTo(...tips.at(-1).mid, ...root);
  const veil = pen.createRadialGradient(...root, 0, ...root, long);
  veil.addColorStop(0, rgb(AMBER, 0.75));
  veil.addColorStop(0.55, rgb(AMBER, 0.3));
  veil.addColorStop(1, rgb(CREAM, 0.12));
  pen.fillStyle = veil;
  pen.fill();
  pen.lineWidth = 0.0028;
  pen.strokeStyle = rgb(CREAM, 0.42);
  for (const { mid, tip } of tips) {
    pen.beginPath();
    pen.moveTo(...root);
    pen.quadraticCurveTo(...mid, ...tip);
    pen.stroke();
  }
};

export const drawFins = (pen, spine, t) => {
  const flap = Math.sin(t * 4.2);
  const pairs = [
    { i: 7, long: 0.155, open: 2.15, spread: 0.95, rays: 9 },
    { i: 15, long: 0.085, open: 2.5, spread: 0.7, rays: 6 },
  ];
  for (const { i, long, open, spread, rays } of pairs) {
    for (const side of [1, -1]) {
      const p = spine[i];
      const root = beside(p, side * girth(p.u) * 0.8);
      const angle = p.turn + side * (open + 0.22 * flap * (i === 7 ? side : 1) * 0.6);
      fin(pen, root, { angle, spread, long, rays, sway: 0.16 * side * Math.sin(t * 4.2 + 1) });
    }
  }
  const tail = spine[BODY - 2];
  for (const side of [1, -1]) {
    const sway = 0.3 * Math.sin(t * 7.5 - 6.6);
    fin(pen, [tail.x, tail.y], {
      angle: tail.turn + Math.PI + side * 0.34,
      spread: 0.62,
      long: 0.27,
      rays: 9,
      sway,
    });
  }
};

const drawPatches = (pen, spine) => {
  pen.fillStyle = rgb(CREAM, 0.22);
  for (const p of spine) {
    const patch = Math.sin(p.u * 13 + 0.6) + 0.5 * Math.sin(p.u * 29);
    if (patch < 0.35 || p.u < 0.2) continue;
    const g = girth(p.u);
    pen.beginPath();
    pen.arc(...beside(p, g * 0.35 * Math.sin(p.u * 9)), g * 0.85, 0, TAU);
    pen.fill();
  }
};

const drawScale = (pen, [x, y], turn, g, lit) => {
  pen.beginPath();
  pen.arc(x, y, g * 0.36, turn + Math.PI - 1.05, turn + Math.PI + 1.05);
  pen.lineWidth = 0.0034;
  pen.strokeStyle = rgb([255, 224, 150], 0.25 + 0.65 * lit);
  pen.stroke();
  pen.fillStyle = rgb([255, 190, 80], 0.1 * lit);
  pen.fill();
};
const drawScales = (pen, spine) => {
  for (let row = 0; row < 38; row++) {
    const u = 0.2 + (row / 38) * 0.74;
    const at = u * (BODY - 1);
    const p = spine[Math.floor(at)];
    const g = girth(u);
    for (let column = -3; column <= 3; column++) {
      const side = (column + (row % 2) * 0.5) * g * 0.3;
      const lit = 1 - Math.abs(side) / g;
      if (lit > 0) drawScale(pen, beside(p, side, -(at % 1) * (LONG / BODY)), p.turn, g, lit);
    }
  }
};

/** Draws the body from above: skin, pale patches, scales, outline. */
export const drawBody = (pen, spine) => {
  outline(pen, spine);
  const [nose, end] = [spine[0], spine.at(-1)];
  const skin = pen.createLinearGradient(nose.x, nose.y, end.x, end.y);
  skin.addColorStop(0, rgb([232, 150, 52], 1));
  skin.addColorStop(0.45, rgb([206, 96, 20], 1));
  skin.addColorStop(1, rgb([240, 160, 50], 1));
  pen.fillStyle = skin;
  pen.fill();
  pen.save();
  pen.clip();
  drawPatches(pen, spine);
  drawScales(pen, spine);
  pen.restore();
  outline(pen, spine);
  pen.lineWidth = 0.005;
  pen.strokeStyle = rgb([255, 214, 130], 0.85);
  pen.stroke();
};

/** Returns the position of one eye. */
export const locateEye = (spine, side) => beside(spine[2], side * girth(spine[2].u) * 0.78);

/** Draws eye, barbel and gill of one side. */
const drawCheek = (pen, spine, side) => {
  pen.fillStyle = rgb([40, 14, 2], 1);
  pen.beginPath();
  pen.arc(...locateEye(spine, side), 0.0115, 0, TAU);
  pen.fill();
  pen.strokeStyle = rgb(AMBER, 0.9);
  pen.lineWidth = 0.004;
  pen.beginPath();
  pen.moveTo(...beside(spine[0], side * 0.02));
  pen.quadraticCurveTo(...beside(spine[0], side * 0.06, 0.02), ...beside(spine[1], side * 0.095, 0));
  pen.stroke();
  pen.strokeStyle = rgb(EMBER, 0.6);
  pen.lineWidth = 0.0045;
  const { x, y, turn } = spine[4];
  pen.beginPath();
  pen.arc(x, y, 0.082, turn + Math.PI + side * 0.55, turn + Math.PI + side * 1.25, side < 0);
  pen.stroke();
};

/** Draws the pale head and the line of the back fin. */
export const drawHead = (pen, spine) => {
  const p = spine[3];
  const head = pen.createRadialGradient(p.x, p.y, 0, p.x, p.y, 0.1);
  head.addColorStop(0, rgb(CREAM, 0.75));
  head.addColorStop(1, rgb(CREAM, 0));
  pen.fillStyle = head;
  pen.beginPath();
  pen.ellipse(p.x, p.y, 0.095, girth(p.u) * 0.8, p.turn, 0, TAU);
  pen.fill();
  for (const side of [1, -1]) drawCheek(pen, spine, side);
  pen.strokeStyle = rgb([255, 232, 170], 0.7);
  pen.lineWidth = 0.012;
  pen.beginPath();
  for (const s of spine.slice(10, 21)) pen.lineTo(s.x, s.y);
  pen.stroke();
};
