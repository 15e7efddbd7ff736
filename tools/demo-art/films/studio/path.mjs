import { clamp, mix } from './maths.mjs';

const STEPS = 24;

/** Returns a point of the Catmull-Rom curve between `b` and `c`. */
const between = ([a, b, c, d], k) =>
  b.map((_, i) => {
    const [p, q, r, s] = [a[i], b[i], c[i], d[i]];
    return 0.5 * (2 * q + (r - p) * k + (2 * p - 5 * q + 4 * r - s) * k * k + (3 * q - p - 3 * r + s) * k ** 3);
  });

/** Builds a smooth path through `points` of any dimension; `at(length)` returns the position at that length. */
export const buildPath = (points) => {
  const around = (i) => points[clamp(i, 0, points.length - 1)];
  const places = points
    .slice(1)
    .flatMap((_, i) =>
      Array.from({ length: STEPS }, (_, k) => between([i - 1, i, i + 1, i + 2].map(around), k / STEPS)),
    );
  places.push(points.at(-1));
  const lengths = [0];
  places.slice(1).forEach((place, i) => {
    lengths.push(lengths[i] + Math.hypot(...place.map((x, axis) => x - places[i][axis])));
  });
  const at = (length) => {
    const next = clamp(
      lengths.findIndex((l) => l > length),
      1,
      lengths.length - 1,
    );
    const from = length >= lengths.at(-1) ? lengths.length - 2 : next - 1;
    const k = (length - lengths[from]) / (lengths[from + 1] - lengths[from]);
    return places[from].map((x, axis) => mix(x, places[from + 1][axis], k));
  };
  /** Returns the length of the path up to the point numbered `index`. */
  const upTo = (index) => lengths[index * STEPS];
  return { at, upTo, length: lengths.at(-1) };
};
