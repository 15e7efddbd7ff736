import {
  angleOf,
  mirrorHalf,
  buildCircle,
  mix,
  movePoint,
  points,
  locatePolar,
  buildPolygon,
  round,
  buildCurve,
  computeStations,
  repeat,
} from './geometry.mjs';
import { mixColours } from './palette.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, paint, drawPane, drawTint, drawWire } from './svg.mjs';

const DUSK = '#0a0522';
/**
 * Returns the lit and the shaded half of a tone: its colours at the foot and the tip, and optionally the colour of its shade.
 */
const halves = ([from, to, shade], dusk = shade ?? DUSK) => ({
  light: [from, to],
  dark: [mixColours(from, dusk, 0.42), mixColours(to, dusk, 0.3)],
});
const at = ([x, y]) => `${round(x)},${round(y)}`;

/** Fullness of each kind of blade towards its foot and its tip. */
const BELLIES = { leaf: [0.28, 0.72], feather: [0.35, 1], petal: [0.15, 1.05], flame: [0.1, 0.6], spike: [0.1, 0.35] };

/**
 * Draws a tapered pane from a foot at x, y: feather, leaf, petal, horn, scale, wave or flame. Its spine divides it into a light
 * and a dark half. The parameter `tone` has the colours at the foot and the tip, and `bend` its lean to the right. Broad ones
 * have a wire along the spine.
 */
export const drawBlade = (
  x,
  y,
  degrees,
  length,
  width,
  tone,
  { bend = 0, belly = 'leaf', w = 1.8, dusk, vein = width >= 46 } = {},
) => {
  const [low, high] = BELLIES[belly];
  const turn = (along, side) => {
    const [ax, ay] = locatePolar(along * length, degrees, [x, y]);
    return locatePolar(side, degrees + 90, [ax, ay]);
  };
  const lean = bend * length;
  const tip = turn(1, lean);
  const spine = [turn(0.4, lean * 0.15), turn(0.8, lean * 0.7)];
  const side = (sign) => [
    turn(low, lean * low * 0.3 + (sign * width) / 1.5),
    turn(high, lean * high + (sign * width) / 1.5),
  ];
  const { light, dark } = halves(tone, dusk);
  const [[a, b], [c, d]] = [side(-1), side(1)];
  const whole = `M${at([x, y])}C${at(a)} ${at(b)} ${at(tip)}C${at(d)} ${at(c)} ${at([x, y])}Z`;
  const lit = `M${at([x, y])}C${at(a)} ${at(b)} ${at(tip)}C${at(spine[1])} ${at(spine[0])} ${at([x, y])}Z`;
  const edge = vein ? drawPane(lit, buildLinearGradient(light, degrees), w) : paint(lit, buildLinearGradient(light, degrees));
  return paint(whole, buildLinearGradient(dark, degrees)) + edge + drawWire(whole, w);
};

/** Draws blades in a row from `from` to `to`, turning and growing on the way. */
export const drawBlades = ({ from, to, count, turn, length, width, tone, ...options }) =>
  repeat(count, (_, share) =>
    drawBlade(
      mix(from[0], to[0], share),
      mix(from[1], to[1], share),
      mix(turn[0], turn[1], share),
      Array.isArray(length) ? mix(length[0], length[1], share) : length,
      Array.isArray(width) ? mix(width[0], width[1], share) : width,
      Array.isArray(tone[0]) ? tone[0].map((colour, i) => mixColours(colour, tone[1][i], share)) : tone,
      options,
    ),
  ).join('');

/** Draws blades around a middle. */
export const drawRosette = ({
  at: [x, y] = [0, 0],
  radius = 0,
  count,
  from = -90,
  sweep = 360,
  length,
  width,
  tone,
  ...options
}) =>
  repeat(count, (index) => {
    const degrees = from + (sweep * index) / (sweep === 360 ? count : count - 1);
    const [px, py] = locatePolar(radius, degrees, [x, y]);
    const size = Array.isArray(length) ? length[index % length.length] : length;
    return drawBlade(px, py, degrees, size, width, tone, options);
  }).join('');

/**
 * Draws a band that tapers along a soft curve: neck, tail, tentacle, horn, hair. Its right half lies in shade. `bands` wires
 * cross it; `widths` are full widths at even steps. With `under` the right half is the underside, in its own colours.
 */
export const drawRibbon = (text, widths, tone, { bands = 0, w = 2, dusk, under, spine = true, count = 28 } = {}) => {
  const path = computeStations(typeof text === 'string' ? points(text) : text, count);
  const widthAt = (share) => {
    const place = share * (widths.length - 1);
    const index = Math.min(Math.floor(place), widths.length - 2);
    return mix(widths[index], widths[index + 1], place - index);
  };
  const edge = (sign) =>
    path
      .filter((_, i) => i % 3 === 0 || i === count - 1)
      .map(({ place, right, share }) => movePoint(place, right, (sign * widthAt(share)) / 2));
  const middle = path.filter((_, i) => i % 3 === 0 || i === count - 1).map(({ place }) => place);
  const { light, dark } = halves(tone, dusk);
  const degrees = angleOf([path.at(-1).place[0] - path[0].place[0], path.at(-1).place[1] - path[0].place[1]]);
  const strip = (a, b) => `${buildCurve(a, false)}${buildCurve([...b].reverse(), false).replace('M', 'L')}Z`;
  const rungs = repeat(bands, (index) => {
    const { place, right, direction, share } = path[Math.round(((index + 1) / (bands + 1)) * (count - 1))];
    const half = widthAt(share) / 2;
    const bow = movePoint(place, direction, half * 0.7);
    return under
      ? drawWire(`M${at(place)}Q${at(movePoint(bow, right, half * 0.5))} ${at(movePoint(place, right, half))}`, w * 0.8)
      : drawWire(`M${at(movePoint(place, right, -half))}Q${at(bow)} ${at(movePoint(place, right, half))}`, w * 0.7);
  }).join('');
  const [left, right] = [edge(-1), edge(1)];
  const lit = strip(left, middle);
  const whole = strip(left, right);
  if (!spine) return drawPane(whole, buildLinearGradient(light, degrees), w) + rungs;
  const lower = paint(whole, buildLinearGradient(under ?? dark, degrees));
  const upper = under ? drawPane(lit, buildLinearGradient(light, degrees), w) : paint(lit, buildLinearGradient(light, degrees));
  return lower + upper + rungs + drawWire(whole, w);
};

/** Draws blades along one side of a soft curve: a crest, a fin, a mane. `side` is 1 for the right, -1 for the left. */
export const drawCrest = (text, { count, side = 1, offset = 0, length, width, tone, lean = 50, ...options }) =>
  computeStations(typeof text === 'string' ? points(text) : text, count)
    .map(({ place, right, direction, share }) => {
      const [x, y] = movePoint(place, right, side * (Array.isArray(offset) ? mix(offset[0], offset[1], share) : offset));
      const size = Array.isArray(length) ? mix(length[0], length[1], share) : length;
      const broad = Array.isArray(width) ? mix(width[0], width[1], share) : width;
      return drawBlade(x, y, angleOf(direction) + side * lean, size, broad, tone, options);
    })
    .join('');

export const drawStar = (count, radius, inner, [x, y] = [0, 0], turn = -90) =>
  buildPolygon(repeat(count * 2, (index) => locatePolar(index % 2 ? inner : radius, turn + (180 * index) / count, [x, y])));

/** Draws a star in facets, each arm light and dark. */
export const drawFacetStar = (count, radius, inner, [light, dark], [x, y] = [0, 0], turn = -90, w = 1.6) =>
  repeat(count, (index) => {
    const degrees = turn + (360 * index) / count;
    const tip = locatePolar(radius, degrees, [x, y]);
    const side = (sign) => buildPolygon([[x, y], tip, locatePolar(inner, degrees + (sign * 180) / count, [x, y])]);
    return drawPane(side(-1), light, w) + drawPane(side(1), dark, w);
  }).join('');

/** Draws a four-pointed gleam with its glow. */
export const drawGleam = (x, y, size, colour = '#ffffff') =>
  drawGlow(x, y, size * 0.8, colour, 0.7) +
  drawTint(
    `M${round(x)},${round(y - size)}Q${round(x)},${round(y)} ${round(x + size * 0.62)},${round(y)}Q${round(x)},${round(y)} ${round(x)},${round(y + size)}Q${round(x)},${round(y)} ${round(x - size * 0.62)},${round(y)}Q${round(x)},${round(y)} ${round(x)},${round(y - size)}Z`,
    '#ffffff',
  );

/** Builds the outline of a gear, with its bore. */
export const buildGearPath = (teeth, radius, { depth = 0.14, bore = 0.3, at: [x, y] = [0, 0], turn = 0 } = {}) => {
  const step = 360 / teeth;
  const root = radius * (1 - depth);
  const profile = [
    [-0.25, root],
    [-0.16, radius],
    [0.16, radius],
    [0.25, root],
  ];
  const rim = repeat(teeth, (index) =>
    profile.map(([share, r]) => locatePolar(r, turn + (index + share) * step, [x, y])),
  ).flat();
  return buildPolygon(rim) + (bore ? buildCircle(radius * bore, [x, y]) : '');
};

/** Draws a gear in enamel: rim, spokes and hub. */
export const drawGear = (teeth, radius, [rim, web, hub], { at: [x, y] = [0, 0], turn = 0, spokes = 5, w = 2 } = {}) => {
  const place = [x, y];
  const arms = repeat(spokes, (index) => {
    const degrees = turn + (360 * index) / spokes;
    return buildPolygon([
      locatePolar(radius * 0.2, degrees - 24, place),
      locatePolar(radius * 0.66, degrees - 7, place),
      locatePolar(radius * 0.66, degrees + 7, place),
      locatePolar(radius * 0.2, degrees + 24, place),
    ]);
  });
  return (
    drawPane(buildGearPath(teeth, radius, { bore: 0, at: place, turn }), buildLinearGradient(rim, 60), w) +
    drawPane(buildCircle(radius * 0.68, place), buildLinearGradient(web, 60), w) +
    arms.map((d) => drawPane(d, buildLinearGradient(rim, 60), w * 0.8)).join('') +
    drawPane(buildCircle(radius * 0.24, place), buildLinearGradient(rim, 60), w) +
    drawPane(buildCircle(radius * 0.12, place), buildRadialGradient(hub, [0.35, 0.3], 0.8), w)
  );
};

/** Draws a polished stone: a bright ball with facets. */
export const drawGem = (x, y, radius, [light, mid, dark], { sides = 8, w = 1.8 } = {}) => {
  const ring = (r, turn) => repeat(sides, (index) => locatePolar(r, (360 * index) / sides + turn, [x, y]));
  const [outer, inner] = [ring(radius, 22.5), ring(radius * 0.58, 22.5)];
  const sideFill = (index) =>
    mixColours(light, dark, 0.5 + 0.5 * Math.cos(((index / sides) * 360 - 190) * (Math.PI / 180)) * -1);
  return (
    repeat(sides, (index) => {
      const next = (index + 1) % sides;
      return drawPane(buildPolygon([outer[index], outer[next], inner[next], inner[index]]), sideFill(index), w * 0.7);
    }).join('') +
    drawPane(buildPolygon(inner), buildLinearGradient([light, mid], 60), w * 0.7) +
    drawWire(buildPolygon(outer), w)
  );
};

/** Draws a crescent that opens to `turn`. */
export const drawCrescent = (x, y, radius, thickness, turn = 0) => {
  const r = radius;
  const [a, b] = [locatePolar(r, turn - 60, [x, y]), locatePolar(r, turn + 60, [x, y])];
  const inner = r * (1 - thickness * 0.12);
  return `M${at(a)}A${r},${r} 0 1 0 ${at(b)}A${round(inner)},${round(inner)} 0 1 1 ${at(a)}Z`;
};

/** Draws an ornament or plate from its right half. */
export const drawPlate = (text, stops, degrees = 90, w = 2.4) =>
  drawPane(buildCurve(mirrorHalf(points(text))), buildLinearGradient(stops, degrees), w);
export const drawPart = (text, stops, degrees = 90, w = 2.2) => drawPane(buildCurve(points(text)), buildLinearGradient(stops, degrees), w);
