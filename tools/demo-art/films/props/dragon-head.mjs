import { mixColours } from '../studio/maths.mjs';
import { fill3, computeHue, project, drawPlaceLine } from '../studio/space.mjs';
import { ICE } from './dragon-body.mjs';
import { buildMane, buildWhiskers } from './dragon-mane.mjs';
import { form } from './dragon-skull.mjs';
import { moveAlong, computeFrame } from './dragon-way.mjs';

const SIZE = 0.52;

/** Returns the mapping of head coordinates to the world when the nose is at `nose` along the path. */
export const headAt = (nose) => {
  const { at, forward, up, right } = computeFrame(nose - 0.1);
  return ([f, u, r], side = 1) => moveAlong(moveAlong(moveAlong(at, forward, f * SIZE), up, u * SIZE), right, r * SIZE * side);
};
export const locateEye = (put, side) => put([0.24, 0.25, 0.3], side);

/** Lists the points that are drawn as stars before the head wakes. */
export const listJoints = (put, jaw) => {
  const { skull, horn, antler } = form(jaw);
  return [1, -1].flatMap((side) => [...skull, ...horn, antler.at(-1)].map((p) => put(p, side)));
};

const nearestLast = (put) =>
  [1, -1].sort((a, b) => project(put([0, 0, 0.4], a)).scale - project(put([0, 0, 0.4], b)).scale);

/** Returns the brushes of one moment's head: plates with outlines, tapering locks, horns. */
const brushes = (pen, put, { shown, awake }) => {
  const scale = project(put([0.3, 0, 0])).scale * SIZE;
  const thin = Math.min(0.017 * scale, 0.02) * (0.6 + 0.4 * awake);
  const places = (points, side) => points.map((p) => put(p, side));
  const plate = (points, tint, dark, side) => {
    const shape = places(points, side);
    const paint = tint.map((x) => x * dark);
    fill3(pen, shape, paint, 0.92 * awake);
    drawPlaceLine(pen, [...shape, shape[0]], mixColours(ICE, tint, 0.3), shown, thin);
  };
  const lock = (points, tint, side) => {
    const edge = (k) => points.map(({ at: [f, u, r], wide }) => [f, u + k * wide, r]);
    fill3(pen, places([...edge(1), ...edge(-1).reverse()], side), tint, shown * (0.25 + 0.6 * awake));
  };
  const bone = (points, wide, side) => {
    drawPlaceLine(pen, places(points, side), [1, 0.86, 0.6], awake * 0.8, wide * scale);
    drawPlaceLine(pen, places(points, side), ICE, shown * 0.9, thin);
  };
  return { plate, lock, bone };
};

/** Draws the head: outlines when its stars are `shown`, skin, mane and colours once it is `awake`. */
export const drawHead = (pen, put, t, moment) => {
  const { skull, snout, crown, jaw, chin, brow, nostril, fangs, horn, antler } = form(moment.jaw);
  const { plate, lock, bone } = brushes(pen, put, moment);
  const tint = (k) => computeHue(t * 0.3 + k);
  const sides = nearestLast(put);
  for (const side of sides) {
    for (const [i, l] of buildMane(t).entries()) lock(l, mixColours(tint(i * 0.07 + 0.5), ICE, 0.15), side);
  }
  for (const side of sides) {
    plate(jaw, tint(0.2), 0.3, side);
    for (const fang of fangs) plate(fang, ICE, 1, side);
    plate(skull, tint(0), 0.34, side);
    bone(horn, 0.078, side);
    bone(antler, 0.048, side);
  }
  plate(chin, tint(0.25), 0.35);
  plate(crown, tint(0.08), 0.42);
  plate(snout, tint(0.12), 0.5);
  for (const side of sides) {
    plate(brow, tint(0.45), 0.85, side);
    plate(nostril, tint(0.6), 0.2, side);
    for (const l of buildWhiskers(t)) lock(l, mixColours(ICE, tint(0.3), 0.3), side);
  }
};
