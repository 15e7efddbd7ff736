/** Points, curves and paths. Angles are degrees, clockwise from the right, as SVG counts them. */
/** One decimal is enough for a path. */
export const short = (number) => Number(number.toFixed(1));
const radians = (degrees) => (degrees * Math.PI) / 180;
export const mix = (from, to, share) => from + (to - from) * share;
/** Draws a number of times; `share` runs from 0 to 1. */
export const times = (count, draw) =>
  Array.from({ length: count }, (_, index) => draw(index, index / (count - 1 || 1)));

/** The point at a distance and an angle from a middle. */
export const polar = (radius, degrees, [x, y] = [0, 0]) => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
];
const at = ([x, y]) => `${short(x)},${short(y)}`;

/** Reads '0,0 10,20! 30,5': a point with a mark is a corner. */
export const points = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => Object.assign(word.replace('!', '').split(',').map(Number), { corner: word.endsWith('!') }));

/** The right half, top to bottom, becomes the whole outline. */
export const bothSides = (half) => [
  ...half,
  ...half
    .filter(([x]) => Math.abs(x) > 0.5)
    .reverse()
    .map((point) => Object.assign([-point[0], point[1]], { corner: point.corner })),
];

const handle = (list, index, closed, side) => {
  const point = list[index];
  if (point.corner) return point;
  const of = (i) => (closed ? list[(i + list.length) % list.length] : list[Math.min(Math.max(i, 0), list.length - 1)]);
  const [before, after] = [of(index - 1), of(index + 1)];
  const near = side > 0 ? after : before;
  const reach = Math.hypot(near[0] - point[0], near[1] - point[1]);
  const whole = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const step = (side * reach * 0.36) / whole;
  return [point[0] + (after[0] - before[0]) * step, point[1] + (after[1] - before[1]) * step];
};

/** A soft curve through all points; corners stay sharp. */
export const smooth = (list, closed = true) => {
  const count = closed ? list.length : list.length - 1;
  const parts = times(count, (index) => {
    const next = (index + 1) % list.length;
    return `C${at(handle(list, index, closed, 1))} ${at(handle(list, next, closed, -1))} ${at(list[next])}`;
  });
  return `M${at(list[0])}${parts.join('')}${closed ? 'Z' : ''}`;
};

/** The path of a closed curve, of an open one, of a polygon. */
export const outline = (text) => smooth(points(text));
export const stroke = (text) => smooth(points(text), false);
export const polygon = (list) => `M${list.map(at).join('L')}Z`;
export const circle = (radius, [x, y] = [0, 0]) =>
  `M${at([x - radius, y])}a${short(radius)},${short(radius)} 0 1 0 ${short(radius * 2)},0a${short(radius)},${short(radius)} 0 1 0 ${short(-radius * 2)},0Z`;
export const roundedBox = (width, height, radius) => {
  const [w, h, r] = [width / 2, height / 2, radius];
  return `M${-w + r},${-h}H${w - r}a${r},${r} 0 0 1 ${r},${r}V${h - r}a${r},${r} 0 0 1 ${-r},${r}H${-w + r}a${r},${r} 0 0 1 ${-r},${-r}V${-h + r}a${r},${r} 0 0 1 ${r},${-r}Z`;
};

const onSpline = (list, share) => {
  const place = share * (list.length - 1);
  const index = Math.min(Math.floor(place), list.length - 2);
  const t = place - index;
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => list[Math.min(Math.max(index + step, 0), list.length - 1)]);
  const value = (axis) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [value(0), value(1)];
};

/** Stations along a soft curve: place, direction and the unit vector to its right. */
export const stations = (list, count) =>
  times(count, (_, share) => {
    const [from, to] = [onSpline(list, Math.max(share - 0.01, 0)), onSpline(list, Math.min(share + 0.01, 1))];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const direction = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { share, place: onSpline(list, share), direction, right: [-direction[1], direction[0]] };
  });

/** A point moved along a direction. */
export const moved = ([x, y], [dx, dy], distance) => [x + dx * distance, y + dy * distance];
export const angleOf = ([x, y]) => (Math.atan2(y, x) * 180) / Math.PI;
