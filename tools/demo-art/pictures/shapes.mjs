import {
  angleOf,
  bothSides,
  circle,
  mix,
  moved,
  points,
  polar,
  polygon,
  short,
  smooth,
  stations,
  times,
} from './geometry.mjs';
import { blend } from './palette.mjs';
import { across, around, glow, paint, pane, tint, wire } from './svg.mjs';

const DUSK = '#0a0522';
/** The lit and the shaded half of a tone: its colours at the foot and at the tip and, third, what its shade falls to. */
const halves = ([from, to, shade], dusk = shade ?? DUSK) => ({
  light: [from, to],
  dark: [blend(from, dusk, 0.42), blend(to, dusk, 0.3)],
});
const at = ([x, y]) => `${short(x)},${short(y)}`;

/** How full a blade is towards its foot and its tip. */
const BELLIES = { leaf: [0.28, 0.72], feather: [0.35, 1], petal: [0.15, 1.05], flame: [0.1, 0.6], spike: [0.1, 0.35] };

/**
 * A tapered pane from a foot at x, y, split along its spine into a light and a dark half: feather, leaf, petal, horn,
 * scale, wave or flame. `tone` is the colour at the foot and at the tip, `bend` how far it leans to its right; broad
 * ones have a wire along the spine.
 */
export const blade = (
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
    const [ax, ay] = polar(along * length, degrees, [x, y]);
    return polar(side, degrees + 90, [ax, ay]);
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
  const edge = vein ? pane(lit, across(light, degrees), w) : paint(lit, across(light, degrees));
  return paint(whole, across(dark, degrees)) + edge + wire(whole, w);
};

/** Blades in a row from `from` to `to`, turning and growing on the way. */
export const blades = ({ from, to, count, turn, length, width, tone, ...more }) =>
  times(count, (_, share) =>
    blade(
      mix(from[0], to[0], share),
      mix(from[1], to[1], share),
      mix(turn[0], turn[1], share),
      Array.isArray(length) ? mix(length[0], length[1], share) : length,
      Array.isArray(width) ? mix(width[0], width[1], share) : width,
      Array.isArray(tone[0]) ? tone[0].map((colour, i) => blend(colour, tone[1][i], share)) : tone,
      more,
    ),
  ).join('');

/** Blades all round a middle. */
export const rosette = ({
  at: [x, y] = [0, 0],
  radius = 0,
  count,
  from = -90,
  sweep = 360,
  length,
  width,
  tone,
  ...more
}) =>
  times(count, (index) => {
    const degrees = from + (sweep * index) / (sweep === 360 ? count : count - 1);
    const [px, py] = polar(radius, degrees, [x, y]);
    const size = Array.isArray(length) ? length[index % length.length] : length;
    return blade(px, py, degrees, size, width, tone, more);
  }).join('');

/**
 * A band that tapers along a soft curve: neck, tail, tentacle, horn, hair. Its right half lies in shade; `bands` wires
 * cross it; `widths` are full widths at even steps. With `under` the right half is the underside, in colours of its own.
 */
export const ribbon = (text, widths, tone, { bands = 0, w = 2, dusk, under, spine = true, count = 28 } = {}) => {
  const path = stations(typeof text === 'string' ? points(text) : text, count);
  const widthAt = (share) => {
    const place = share * (widths.length - 1);
    const index = Math.min(Math.floor(place), widths.length - 2);
    return mix(widths[index], widths[index + 1], place - index);
  };
  const edge = (sign) =>
    path
      .filter((_, i) => i % 3 === 0 || i === count - 1)
      .map(({ place, right, share }) => moved(place, right, (sign * widthAt(share)) / 2));
  const middle = path.filter((_, i) => i % 3 === 0 || i === count - 1).map(({ place }) => place);
  const { light, dark } = halves(tone, dusk);
  const degrees = angleOf([path.at(-1).place[0] - path[0].place[0], path.at(-1).place[1] - path[0].place[1]]);
  const strip = (a, b) => `${smooth(a, false)}${smooth([...b].reverse(), false).replace('M', 'L')}Z`;
  const rungs = times(bands, (index) => {
    const { place, right, direction, share } = path[Math.round(((index + 1) / (bands + 1)) * (count - 1))];
    const half = widthAt(share) / 2;
    const bow = moved(place, direction, half * 0.7);
    return under
      ? wire(`M${at(place)}Q${at(moved(bow, right, half * 0.5))} ${at(moved(place, right, half))}`, w * 0.8)
      : wire(`M${at(moved(place, right, -half))}Q${at(bow)} ${at(moved(place, right, half))}`, w * 0.7);
  }).join('');
  const [left, right] = [edge(-1), edge(1)];
  const lit = strip(left, middle);
  const whole = strip(left, right);
  if (!spine) return pane(whole, across(light, degrees), w) + rungs;
  const lower = paint(whole, across(under ?? dark, degrees));
  const upper = under ? pane(lit, across(light, degrees), w) : paint(lit, across(light, degrees));
  return lower + upper + rungs + wire(whole, w);
};

/** Blades along one side of a soft curve: a crest, a fin, a mane. `side` is 1 for the right, -1 for the left. */
export const crest = (text, { count, side = 1, offset = 0, length, width, tone, lean = 50, ...more }) =>
  stations(typeof text === 'string' ? points(text) : text, count)
    .map(({ place, right, direction, share }) => {
      const [x, y] = moved(place, right, side * (Array.isArray(offset) ? mix(offset[0], offset[1], share) : offset));
      const size = Array.isArray(length) ? mix(length[0], length[1], share) : length;
      const broad = Array.isArray(width) ? mix(width[0], width[1], share) : width;
      return blade(x, y, angleOf(direction) + side * lean, size, broad, tone, more);
    })
    .join('');

export const star = (count, radius, inner, [x, y] = [0, 0], turn = -90) =>
  polygon(times(count * 2, (index) => polar(index % 2 ? inner : radius, turn + (180 * index) / count, [x, y])));

/** A star in facets, each arm light and dark. */
export const facetStar = (count, radius, inner, [light, dark], [x, y] = [0, 0], turn = -90, w = 1.6) =>
  times(count, (index) => {
    const degrees = turn + (360 * index) / count;
    const tip = polar(radius, degrees, [x, y]);
    const side = (sign) => polygon([[x, y], tip, polar(inner, degrees + (sign * 180) / count, [x, y])]);
    return pane(side(-1), light, w) + pane(side(1), dark, w);
  }).join('');

/** A four-pointed gleam with its glow. */
export const gleam = (x, y, size, colour = '#ffffff') =>
  glow(x, y, size * 0.8, colour, 0.7) +
  tint(
    `M${short(x)},${short(y - size)}Q${short(x)},${short(y)} ${short(x + size * 0.62)},${short(y)}Q${short(x)},${short(y)} ${short(x)},${short(y + size)}Q${short(x)},${short(y)} ${short(x - size * 0.62)},${short(y)}Q${short(x)},${short(y)} ${short(x)},${short(y - size)}Z`,
    '#ffffff',
  );

/** The outline of a gear, with its bore. */
export const gearPath = (teeth, radius, { depth = 0.14, bore = 0.3, at: [x, y] = [0, 0], turn = 0 } = {}) => {
  const step = 360 / teeth;
  const root = radius * (1 - depth);
  const profile = [
    [-0.25, root],
    [-0.16, radius],
    [0.16, radius],
    [0.25, root],
  ];
  const rim = times(teeth, (index) =>
    profile.map(([share, r]) => polar(r, turn + (index + share) * step, [x, y])),
  ).flat();
  return polygon(rim) + (bore ? circle(radius * bore, [x, y]) : '');
};

/** A gear in enamel: rim, spokes and hub. */
export const gear = (teeth, radius, [rim, web, hub], { at: [x, y] = [0, 0], turn = 0, spokes = 5, w = 2 } = {}) => {
  const place = [x, y];
  const arms = times(spokes, (index) => {
    const degrees = turn + (360 * index) / spokes;
    return polygon([
      polar(radius * 0.2, degrees - 24, place),
      polar(radius * 0.66, degrees - 7, place),
      polar(radius * 0.66, degrees + 7, place),
      polar(radius * 0.2, degrees + 24, place),
    ]);
  });
  return (
    pane(gearPath(teeth, radius, { bore: 0, at: place, turn }), across(rim, 60), w) +
    pane(circle(radius * 0.68, place), across(web, 60), w) +
    arms.map((d) => pane(d, across(rim, 60), w * 0.8)).join('') +
    pane(circle(radius * 0.24, place), across(rim, 60), w) +
    pane(circle(radius * 0.12, place), around(hub, [0.35, 0.3], 0.8), w)
  );
};

/** A polished stone: a bright ball with facets. */
export const gem = (x, y, radius, [light, mid, dark], { sides = 8, w = 1.8 } = {}) => {
  const ring = (r, turn) => times(sides, (index) => polar(r, (360 * index) / sides + turn, [x, y]));
  const [outer, inner] = [ring(radius, 22.5), ring(radius * 0.58, 22.5)];
  const sideFill = (index) =>
    blend(light, dark, 0.5 + 0.5 * Math.cos(((index / sides) * 360 - 190) * (Math.PI / 180)) * -1);
  return (
    times(sides, (index) => {
      const next = (index + 1) % sides;
      return pane(polygon([outer[index], outer[next], inner[next], inner[index]]), sideFill(index), w * 0.7);
    }).join('') +
    pane(polygon(inner), across([light, mid], 60), w * 0.7) +
    wire(polygon(outer), w)
  );
};

/** A crescent that opens to `turn`. */
export const crescent = (x, y, radius, thickness, turn = 0) => {
  const r = radius;
  const [a, b] = [polar(r, turn - 60, [x, y]), polar(r, turn + 60, [x, y])];
  const inner = r * (1 - thickness * 0.12);
  return `M${at(a)}A${r},${r} 0 1 0 ${at(b)}A${short(inner)},${short(inner)} 0 1 1 ${at(a)}Z`;
};

/** An ornament or plate given by its right half. */
export const plate = (text, stops, degrees = 90, w = 2.4) =>
  pane(smooth(bothSides(points(text))), across(stops, degrees), w);
export const part = (text, stops, degrees = 90, w = 2.2) => pane(smooth(points(text)), across(stops, degrees), w);
