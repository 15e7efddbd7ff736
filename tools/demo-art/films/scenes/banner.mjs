// A calm night: cards rise through slow light. Every motion ends at its beginning, so that the film can loop.
import { backdrop } from '../backdrops/calm-night.mjs';
import { drawCard } from '../props/card.mjs';
import { createMany, TAU } from '../studio/maths.mjs';

const SECONDS = 8;
const GOLD = [1, 0.76, 0.34];
const PALE = [1, 0.93, 0.76];
const BLUE = [0.42, 0.62, 1];

const cards = createMany(17, 81, (luck, i) => {
  const near = i % 17 < 3 ? luck(0.92, 1.15) : luck(0.16, 0.62);
  return {
    near,
    x: -2.5 + 5 * (((i * 7) % 17) / 17) + luck(-0.12, 0.12),
    start: ((i * 5) % 17) / 17 + luck(0, 0.05),
    yaw: luck(0, TAU),
    turns: luck(0, 1) > 0.5 ? 1 : -1,
    roll: luck(-0.3, 0.3),
    phase: luck(0, TAU),
    hue: luck(0, 1),
  };
}).sort((a, b) => a.near - b.near);

/** Returns a card at `turn01` of the loop; `put(u, v)` maps its -1…1 coordinates to the picture. */
const seen = (card, turn01) => {
  const way = (card.start + turn01) % 1;
  const size = 0.15 + 0.3 * card.near;
  const reach = 1.12 + size * 1.5;
  const y = -reach + 2 * reach * way;
  const x = card.x + 0.06 * Math.sin(TAU * turn01 + card.phase);
  const yaw = card.yaw + card.turns * TAU * turn01 + 0.35 * Math.sin(TAU * turn01 + card.phase);
  const pitch = 0.25 * Math.sin(TAU * turn01 + card.phase * 2);
  const roll = card.roll + 0.12 * Math.sin(TAU * turn01 + card.phase);
  const put = (u, v) => {
    const [lx, ly] = [u * size * 0.714, v * size];
    const [px, pz] = [lx * Math.cos(yaw), lx * Math.sin(yaw)];
    const [py, qz] = [ly * Math.cos(pitch), pz + ly * Math.sin(pitch)];
    const k = 1 / (1 + qz * 0.55);
    return [x + (px * Math.cos(roll) - py * Math.sin(roll)) * k, y + (px * Math.sin(roll) + py * Math.cos(roll)) * k];
  };
  return { ...card, x, y, size, put, front: Math.cos(yaw) > 0, gloss: Math.cos(yaw) };
};

const motes = createMany(150, 82, (luck) => ({
  x: luck(-2.6, 2.6),
  start: luck(0, 1),
  r: luck(0.005, 0.016),
  near: luck(0, 1),
  phase: luck(0, TAU),
  blink: Math.floor(luck(1, 5)),
}));
const mote = (turn01) => (m) => {
  const way = (m.start + turn01) % 1;
  const soft = m.near > 0.9;
  return {
    x: m.x + 0.08 * Math.sin(TAU * turn01 + m.phase),
    y: -1.15 + 2.3 * way,
    r: soft ? m.r * 5 : m.r * 1.8,
    colour: m.near > 0.55 ? PALE : m.near > 0.25 ? GOLD : BLUE,
    power: (soft ? 0.05 : 0.8) * Math.sin(Math.PI * way) * (0.6 + 0.4 * Math.sin(TAU * m.blink * turn01 + m.phase)),
    shape: soft ? 'disc' : 'spark',
  };
};

const LOOK = {
  origin: [0.75, -1.2],
  rays: 0.12,
  threshold: 0.25,
  reach: 0.6,
  bloom: 0.08,
  exposure: 1.5,
  vignette: 0.35,
  fringe: 0.004,
};

export default {
  seconds: SECONDS,
  poster: 3.2,
  size: { width: 1280, height: 512 },
  scene: ({ brush, ink, lights }) => {
    const sky = brush(backdrop);
    return (t) => {
      const turn01 = (t / SECONDS) % 1;
      const shown = cards.map((card) => seen(card, turn01));
      const layer = (from, to, options) => {
        const draw = (pen) => {
          for (const card of shown) if (card.near >= from && card.near < to) drawCard(pen, card);
        };
        ink(draw, options);
      };
      sky({ turn01 });
      lights(shown.map(({ x, y, size }) => ({ x, y, r: size * 2, colour: GOLD, power: 0.035 })));
      layer(0, 0.32, { gain: 0.32, blur: 0.006 });
      lights(motes.slice(0, 75).map(mote(turn01)));
      layer(0.32, 0.9, { gain: 1.15 });
      layer(0.9, 2, { gain: 0.4, blur: 0.02 });
      lights(motes.slice(75).map(mote(turn01)));
      return LOOK;
    };
  },
};
