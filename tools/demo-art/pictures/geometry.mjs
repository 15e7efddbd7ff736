/** Rounds to one decimal, which is enough for a path. Angles in this file are degrees, clockwise from the right, as in SVG. */
export const round = (number) => Number(number.toFixed(1));
const radians = (degrees) => (degrees * Math.PI) / 180;
export const mix = (from, to, share) => from + (to - from) * share;
/** Calls `draw` a number of times; `share` runs from 0 to 1. */
export const repeat = (count, draw) =>
  Array.from({ length: count }, (_, index) => draw(index, index / (count - 1 || 1)));

/** Returns the point at a distance and an angle from a middle. */
export const locatePolar = (radius, degrees, [x, y] = [0, 0]) => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
];
const at = ([x, y]) => `${round(x)},${round(y)}`;

/** Parses '0,0 10,20! 30,5': a point with a mark is a corner. */
export const points = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => Object.assign(word.replace('!', '').split(',').map(Number), { corner: word.endsWith('!') }));

/** Returns the whole outline of a right half, given from top to bottom. */
export const mirrorHalf = (half) => [
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

/** Builds a soft curve through all points; corners stay sharp. */
export const buildCurve = (list, closed = true) => {
  const count = closed ? list.length : list.length - 1;
  const parts = repeat(count, (index) => {
    const next = (index + 1) % list.length;
    return `C${at(handle(list, index, closed, 1))} ${at(handle(list, next, closed, -1))} ${at(list[next])}`;
  });
  return `M${at(list[0])}${parts.join('')}${closed ? 'Z' : ''}`;
};

/** Builds the path of a closed curve. */
export const buildOutline = (text) => buildCurve(points(text));
export const buildStroke = (text) => buildCurve(points(text), false);
export const buildPolygon = (list) => `M${list.map(at).join('L')}Z`;
export const buildCircle = (radius, [x, y] = [0, 0]) =>
  `M${at([x - radius, y])}a${round(radius)},${round(radius)} 0 1 0 ${round(radius * 2)},0a${round(radius)},${round(radius)} 0 1 0 ${round(-radius * 2)},0Z`;
export const buildRoundedBox = (width, height, radius) => {
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

/** Returns stations along a soft curve: position, direction and the unit vector to its right. */
export const computeStations = (list, count) =>
  repeat(count, (_, share) => {
    const [from, to] = [onSpline(list, Math.max(share - 0.01, 0)), onSpline(list, Math.min(share + 0.01, 1))];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const direction = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { share, place: onSpline(list, share), direction, right: [-direction[1], direction[0]] };
  });

/** Returns a point moved along a direction. */
export const movePoint = ([x, y], [dx, dy], distance) => [x + dx * distance, y + dy * distance];
export const angleOf = ([x, y]) => (Math.atan2(y, x) * 180) / Math.PI;
