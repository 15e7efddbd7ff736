import { blend } from '../studio/maths.mjs';
import { fill3, hue, project, stroke3 } from '../studio/space.mjs';
import { ICE } from './dragon-body.mjs';
import { mane, whiskers } from './dragon-mane.mjs';
import { form } from './dragon-skull.mjs';
import { along, frameAt } from './dragon-way.mjs';

const SIZE = 0.52;

/** Where the head's own measure lies in the world when the nose is at `nose` along the way. */
export const headAt = (nose) => {
  const { at, forward, up, right } = frameAt(nose - 0.1);
  return ([f, u, r], side = 1) => along(along(along(at, forward, f * SIZE), up, u * SIZE), right, r * SIZE * side);
};
export const eyeAt = (put, side) => put([0.24, 0.25, 0.3], side);

/** The points that are drawn as stars before the head wakes. */
export const joints = (put, jaw) => {
  const { skull, horn, antler } = form(jaw);
  return [1, -1].flatMap((side) => [...skull, ...horn, antler.at(-1)].map((p) => put(p, side)));
};

const nearestLast = (put) =>
  [1, -1].sort((a, b) => project(put([0, 0, 0.4], a)).scale - project(put([0, 0, 0.4], b)).scale);

/** How one moment's head is drawn: plates with outlines, tapering locks, horns. */
const brushes = (pen, put, { shown, awake }) => {
  const scale = project(put([0.3, 0, 0])).scale * SIZE;
  const thin = Math.min(0.017 * scale, 0.02) * (0.6 + 0.4 * awake);
  const places = (points, side) => points.map((p) => put(p, side));
  const plate = (points, tint, dark, side) => {
    const shape = places(points, side);
    const paint = tint.map((x) => x * dark);
    fill3(pen, shape, paint, 0.92 * awake);
    stroke3(pen, [...shape, shape[0]], blend(ICE, tint, 0.3), shown, thin);
  };
  const lock = (points, tint, side) => {
    const edge = (k) => points.map(({ at: [f, u, r], wide }) => [f, u + k * wide, r]);
    fill3(pen, places([...edge(1), ...edge(-1).reverse()], side), tint, shown * (0.25 + 0.6 * awake));
  };
  const bone = (points, wide, side) => {
    stroke3(pen, places(points, side), [1, 0.86, 0.6], awake * 0.8, wide * scale);
    stroke3(pen, places(points, side), ICE, shown * 0.9, thin);
  };
  return { plate, lock, bone };
};

/** The head: outlines when its stars are `shown`, skin, mane and colours once it is `awake`. */
export const drawHead = (pen, put, t, moment) => {
  const { skull, snout, crown, jaw, chin, brow, nostril, fangs, horn, antler } = form(moment.jaw);
  const { plate, lock, bone } = brushes(pen, put, moment);
  const tint = (k) => hue(t * 0.3 + k);
  const sides = nearestLast(put);
  for (const side of sides) {
    for (const [i, l] of mane(t).entries()) lock(l, blend(tint(i * 0.07 + 0.5), ICE, 0.15), side);
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
    for (const l of whiskers(t)) lock(l, blend(ICE, tint(0.3), 0.3), side);
  }
};
