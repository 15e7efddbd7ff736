import { clamp } from '../studio/maths.mjs';
import { buildPath } from '../studio/path.mjs';

/** Path of the dragon: from the tail to the place where it is first drawn, then its flight into the lens. */
const way = buildPath([
  [1.5, -1.95, 3.8],
  [0.75, -2.15, 3.6],
  [-0.35, -1.95, 3.4],
  [-1.08, -1.42, 3.3],
  [-0.75, -0.78, 3.3],
  [0.2, -0.66, 3.3],
  [1, -0.36, 3.35],
  [1, 0.26, 3.4],
  [0.25, 0.54, 3.35],
  [-0.65, 0.58, 3.3],
  [-1.1, 0.98, 3.25],
  [-0.85, 1.52, 3.2],
  [-0.25, 1.68, 3.15],
  [0.26, 1.52, 3.1],
  [0.8, 1.16, 3.05],
  [1.1, 0.4, 3.2],
  [0.6, -0.4, 3.6],
  [-0.35, -0.5, 4.1],
  [-0.95, 0.1, 4.4],
  [-0.7, 0.8, 4.4],
  [0.05, 0.95, 3.9],
  [0.28, 0.5, 3],
  [0.1, 0.1, 2.1],
  [0, -0.05, 1.1],
  [0, -0.1, 0.2],
  [0, -0.1, -1],
]);
/** Position of the nose along the path when the constellation is complete, and the end of the path. */
export const DRAWN = way.upTo(13);
export const END = way.length;

export const subtract = (a, b) => a.map((x, i) => x - b[i]);
export const moveAlong = (a, v, k) => a.map((x, i) => x + v[i] * k);
export const multiplyDot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
export const normalize = (a) => a.map((x) => x / (Math.hypot(...a) || 1));
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Distance between frames along the path. The back is carried along and, in flight, gently turned upright. */
const STEP = 0.06;
const uprights = (() => {
  const list = [];
  let up = [0, -1, 0];
  for (let s = 0; s <= END; s += STEP) {
    const forward = normalize(subtract(way.at(s + 0.03), way.at(s - 0.03)));
    const level = 1 - Math.abs(forward[1]);
    if (s > DRAWN) up = normalize(moveAlong(up, [0, 1, 0], 0.12 * level));
    up = normalize(moveAlong(up, forward, -multiplyDot(up, forward)));
    list.push({ forward, up, right: cross(forward, up) });
  }
  return list;
})();
/** Returns position, heading, back and right hand at `s` along the path. */
export const computeFrame = (s) => ({ ...uprights[clamp(Math.round(s / STEP), 0, uprights.length - 1)], at: way.at(s) });
