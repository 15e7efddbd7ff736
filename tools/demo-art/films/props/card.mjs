import { mixColours, clamp, scaleColour, TAU } from '../studio/maths.mjs';
import { toCss, fill, drawLine, trace } from '../studio/pen.mjs';

/** Ratio of a card's width to its height. Card coordinates run from -1 to 1 in both directions. */
const NARROW = 0.714;
const GOLD = [0.95, 0.76, 0.4];
const NIGHT = [0.07, 0.09, 0.2];

const plate = (inset, round) =>
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([x, y], corner) =>
    Array.from({ length: 6 }, (_, i) => {
      const a = ((corner + i / 5) * TAU) / 4;
      const [w, h] = [1 - inset - round, 1 - (inset + round) * NARROW];
      return [x * w + Math.cos(a) * round, y * h + Math.sin(a) * round * NARROW];
    }),
  );
const disc = (r, u = 0, v = 0) =>
  Array.from({ length: 29 }, (_, i) => [u + r * Math.cos((i / 28) * TAU), v + r * NARROW * Math.sin((i / 28) * TAU)]);
const star = (r, u, v) =>
  Array.from({ length: 8 }, (_, i) => {
    const k = i % 2 ? 0.3 * r : r;
    return [u + k * Math.sin((i / 4) * Math.PI), v + NARROW * k * Math.cos((i / 4) * Math.PI)];
  });
const closed = (points) => [...points, points[0]];
const HILLS = [
  [-0.86, -0.2],
  [-0.45, 0.06],
  [-0.1, -0.24],
  [0.35, 0.12],
  [0.86, -0.28],
  [0.86, -0.88],
  [-0.86, -0.88],
];
const NEAR_HILLS = HILLS.map(([u, v]) => [-u, v < -0.8 ? v : v * 0.6 - 0.36]);

const drawBack = (pen, on, { size }, light) => {
  const gold = toCss(scaleColour(GOLD, light));
  drawLine(pen, on(closed(plate(0.13, 0.08))), gold, size * 0.022);
  drawLine(pen, on(disc(0.5)), gold, size * 0.022);
  fill(pen, on(disc(0.36)), gold);
  fill(pen, on(disc(0.31, 0.12, 0.06)), toCss(scaleColour(NIGHT, light)));
  fill(pen, on(star(0.2, 0.16, 0.05)), gold);
};

const drawFront = (pen, on, { size, hue }, light) => {
  const sky = [0, 0.33, 0.67].map((part) => 0.45 + 0.4 * Math.cos(TAU * (hue + part)));
  const [[top], [foot]] = [on([[0, 1]]), on([[0, -1]])];
  const ramp = pen.createLinearGradient(...top, ...foot);
  ramp.addColorStop(0, toCss(scaleColour(sky, 0.45 * light)));
  ramp.addColorStop(0.62, toCss(scaleColour(mixColours(sky, [1, 0.9, 0.7], 0.55), light)));
  ramp.addColorStop(1, toCss(scaleColour(sky, 0.3 * light)));
  fill(pen, on(plate(0.14, 0.07)), ramp);
  fill(pen, on(disc(0.3, 0.05, 0.02)), toCss(scaleColour([1, 0.94, 0.78], light)));
  fill(pen, on(HILLS), toCss(scaleColour(sky, 0.32 * light)));
  fill(pen, on(NEAR_HILLS), toCss(scaleColour(sky, 0.17 * light)));
  drawLine(pen, on(closed(plate(0.14, 0.07))), toCss(scaleColour(GOLD, light)), size * 0.02);
};

/** Draws a band of light that runs over the card as it turns. */
const drawGloss = (pen, on, card, light) => {
  const at = -1.7 + 3.4 * clamp(0.5 + card.gloss * 0.5 * card.turns);
  const band = [
    [at - 0.5, -1],
    [at - 0.1, -1],
    [at + 0.5, 1],
    [at + 0.1, 1],
  ];
  pen.save();
  trace(pen, on(plate(0, 0.12)));
  pen.clip();
  fill(pen, on(band), toCss([1, 1, 1], 0.16 * light));
  pen.restore();
};

/** Draws one card. `put(u, v)` maps card coordinates to the picture, `gloss` from -1 to 1 is its angle to the light. */
export const drawCard = (pen, card) => {
  const light = 0.42 + 0.5 * Math.abs(card.gloss) + 0.1 * Math.sin(card.phase);
  const on = (points) => points.map(([u, v]) => card.put(u, v));
  fill(pen, on(plate(0, 0.12)), toCss(scaleColour(card.front ? [0.62, 0.62, 0.68] : NIGHT, light)));
  (card.front ? drawFront : drawBack)(pen, on, card, light);
  drawGloss(pen, on, card, light);
};
