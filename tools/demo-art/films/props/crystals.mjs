import { computeProgress, mixColours, clamp, scaleColour, ease, createMany, computePassage, TAU } from '../studio/maths.mjs';
import { toCss, fill, drawLine } from '../studio/pen.mjs';

export const FLOOR = -0.62;
const BLUE = [0.22, 0.52, 1];
const ICE = [0.75, 0.92, 1];

/** Describes a six-sided crystal at `x`, leaning by `lean`, `tall` and `wide` when grown, and born at `born` seconds. */
const grown = (x, lean, tall, wide, born, back, twist) => ({ x, lean, tall, wide, born, back, twist });
export const crystals = [
  ...createMany(9, 41, (luck, i) => {
    const side = i % 2 ? 1 : -1;
    return grown(
      side * luck(0.12, 0.42),
      -side * luck(0.1, 0.5),
      luck(0.3, 0.62),
      luck(0.05, 0.085),
      1.75 + i * 0.17,
      1,
      luck(0, 1),
    );
  }),
  grown(0, 0.02, 1.32, 0.15, 2.95, 0.5, 0.35),
  ...createMany(11, 42, (luck, i) => {
    const side = i % 2 ? 1 : -1;
    return grown(
      side * luck(0.05, 0.4),
      -side * luck(0.2, 0.85),
      luck(0.14, 0.36),
      luck(0.035, 0.07),
      1.6 + i * 0.13,
      0,
      luck(0, 1),
    );
  }),
];

/** Returns the visible faces of one crystal: corner points and their angle to the light. */
const faces = (c, t) => {
  const k = computeProgress(t, c.born, c.born + 0.75 + c.tall * 0.35, ease.settle);
  if (k <= 0) return [];
  const [tall, wide] = [c.tall * k, c.wide * (0.55 + 0.45 * k)];
  const [cos, sin] = [Math.cos(-c.lean), Math.sin(-c.lean)];
  const foot = [c.x, FLOOR - 0.02 + 0.05 * c.back];
  const put = (x, y) => [foot[0] + x * cos - y * sin, foot[1] + x * sin + y * cos];
  const spin = c.twist * 1.05 + 0.12 * Math.sin(t * 0.5 + c.twist * 9);
  const corner = (i) => (i / 6) * TAU + spin;
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [a, b] = [corner(i), corner(i + 1)];
      const facing = -Math.sin((a + b) / 2);
      const side = Math.cos((a + b) / 2);
      const [xa, xb] = [Math.cos(a) * wide, Math.cos(b) * wide];
      const shoulder = tall - wide * 1.9;
      const dip = (s) => -Math.sin(s) * wide * 0.16;
      return {
        facing,
        side,
        body: [put(xa, -0.03), put(xb, -0.03), put(xb, shoulder + dip(b)), put(xa, shoulder + dip(a))],
        tip: [put(xa, shoulder + dip(a)), put(xb, shoulder + dip(b)), put(wide * 0.12 * (c.twist - 0.5), tall)],
        c,
      };
    })
    .sort((m, n) => m.facing - n.facing);
};

const drawFace = (pen, { facing, side, body, tip, c }, glow, t) => {
  const glint = 0.5 + 0.5 * Math.sin(side * 5 + t * 0.9 + c.twist * 7);
  const tint = mixColours([0.015, 0.06, 0.25], [0.5, 0.8, 1], clamp(0.04 + 0.7 * glint ** 2 + 0.3 * glow));
  const front = facing > 0;
  const alpha = front ? 0.5 : 0.9;
  const ramp = pen.createLinearGradient(...body[0], ...tip[2]);
  ramp.addColorStop(0, toCss(mixColours(tint, [0.35, 0.75, 1], 0.2 + 0.6 * glow), alpha));
  ramp.addColorStop(0.3, toCss(scaleColour(tint, 0.5 + 0.5 * glow), alpha * 0.75));
  ramp.addColorStop(0.62, toCss(tint, alpha));
  ramp.addColorStop(1, toCss(mixColours(tint, [0.85, 0.96, 1], 0.2 + 0.4 * glint), alpha));
  for (const shape of [body, tip]) {
    fill(pen, shape, shape === tip ? toCss(mixColours(tint, [0.9, 0.97, 1], 0.5 * (1 - glint)), alpha) : ramp);
    if (front) drawLine(pen, [...shape, shape[0]], toCss([0.66, 0.88, 1], 0.22 + 0.25 * glint + 0.4 * glow), 0.003);
  }
};
/** Returns a smaller, turned crystal, whose planes are seen through the surface. */
const within = (c) => ({ ...c, wide: c.wide * 0.5, tall: c.tall * 0.9, twist: c.twist + 0.45 });

/** Draws the crystal at `t`, brighter by `glow`: the back, the inside, the front. */
export const drawCrystal = (pen, crystal, glow, t) => {
  const skin = faces(crystal, t);
  const [behind, before] = [skin.filter(({ facing }) => facing <= 0), skin.filter(({ facing }) => facing > 0)];
  for (const face of [...behind, ...faces(within(crystal), t), ...before]) drawFace(pen, face, glow, t);
};

/** Builds the thin bright streak inside a crystal from foot to tip. */
export const buildHeartLight = (c, t, glow) => {
  const k = computeProgress(t, c.born, c.born + 1, ease.out);
  const tall = c.tall * k * 0.46;
  return {
    x: c.x + Math.sin(c.lean) * tall,
    y: FLOOR + Math.cos(c.lean) * tall,
    r: c.wide * 0.85,
    elongation: (c.tall / c.wide) * 0.55 * k,
    angle: TAU / 4 - c.lean,
    colour: BLUE,
    power: k * (0.22 + 1.1 * glow),
  };
};
/** Builds the star at a crystal's foot when it is born. */
export const buildSparkLight = (c, t) => {
  const k = computePassage(t, c.born, c.born + 0.06, c.born + 0.1, c.born + 0.65);
  return { x: c.x, y: FLOOR + 0.04, r: 0.11 + c.tall * 0.16, colour: ICE, power: 0.9 * k, shape: 'star' };
};
