import { mixColours, clamp, ease, createMany, createRandom, TAU } from '../studio/maths.mjs';
import { toCss, fill, drawLine } from '../studio/pen.mjs';
import { FLOOR } from './crystals.mjs';

export const shards = createMany(130, 44, (luck) => ({
  angle: luck(0, TAU),
  speed: luck(0.25, 1.6),
  from: luck(0, 1.2),
  size: luck(0.012, 0.055),
  spin: luck(-7, 7),
  luck: luck(0, 1),
}));

/** Draws one splinter, `since` seconds after the burst, flying past the lens. */
export const drawShard = (pen, s, since) => {
  const age = since - 0.02 * s.from;
  if (age <= 0) return;
  const k = ease.burst(clamp(age / 1.6));
  const near = 1 + 3.2 * s.luck * age ** 2 * 2;
  const x = Math.cos(s.angle) * s.speed * k * near * 0.8;
  const y = FLOOR + s.from + (Math.sin(s.angle) * s.speed * k - 0.1 * age) * near * 0.9;
  const luck = createRandom(Math.round(s.luck * 1e6));
  pen.save();
  pen.translate(x, y);
  pen.rotate(s.spin * age + s.angle);
  const r = s.size * near;
  const shape = [
    [-r * (0.6 + luck()), -r * 0.3],
    [r * 0.2, -r * (0.3 + 0.5 * luck())],
    [r * (0.9 + luck()), r * 0.2],
    [-r * 0.1, r * (0.3 + 0.4 * luck())],
  ];
  const flash = 0.5 + 0.5 * Math.sin(s.spin * age * 1.2 + s.luck * 9);
  fill(pen, shape, toCss(mixColours([0.12, 0.36, 0.8], [0.9, 0.97, 1], flash), 0.55 + 0.4 * flash));
  drawLine(pen, [...shape, shape[0]], toCss([0.85, 0.96, 1], 0.8), 0.003);
  pen.restore();
};

/** A crack that climbs the great crystal, with branches on both sides. */
const trunk = createMany(15, 45, (luck, i) => [luck(-0.1, 0.1), FLOOR + 0.04 + i * 0.082]);
const branches = createMany(11, 46, (luck) => {
  const i = Math.floor(luck(1, 14));
  return { i, to: [-Math.sign(trunk[i][0]) * luck(0.05, 0.2), luck(-0.04, 0.16)] };
});
/** Draws the crack, climbed from 0 to 1. */
export const drawCracks = (pen, climbed) => {
  const k = climbed * (trunk.length - 1);
  if (k <= 0) return;
  const whole = Math.floor(k);
  const head = mixColours(trunk[whole], trunk[Math.min(whole + 1, trunk.length - 1)], k - whole);
  const white = toCss([0.9, 0.98, 1]);
  drawLine(pen, [...trunk.slice(0, whole + 1), head], white, 0.007);
  for (const { i, to } of branches) {
    const grownBy = clamp(k - i);
    const [x, y] = trunk[i];
    const knee = [x + to[0] * 0.5 * grownBy, y + to[1] * 0.2 * grownBy];
    drawLine(pen, [[x, y], knee, [x + to[0] * grownBy, y + to[1] * grownBy]], white, 0.004);
  }
};
