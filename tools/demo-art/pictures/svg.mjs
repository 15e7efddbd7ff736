import { round } from './geometry.mjs';

const known = new Map();

/** Stores a definition once for the present picture and returns a reference to it. */
export const define = (body) => {
  if (!known.has(body)) known.set(body, `d${known.size}`);
  return `url(#${known.get(body)})`;
};

const stopsOf = (stops) =>
  stops
    .map((stop, index) => {
      const [colour, offset = index / (stops.length - 1), opacity = 1] = [stop].flat();
      return `<stop offset="${round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');

/** Defines a gradient across the painted shape; stops are colours or [colour, offset, opacity]. */
export const buildLinearGradient = (stops, degrees = 90) => {
  // Steps of 15° let many shapes share one gradient.
  const angle = (Math.round(degrees / 15) * 15 * Math.PI) / 180;
  const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const ends = [0.5 - x, 0.5 - y, 0.5 + x, 0.5 + y].map((value) => value.toFixed(2));
  return define(
    `<linearGradient id="ID" x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}">${stopsOf(stops)}</linearGradient>`,
  );
};

/** Defines a gradient from the middle of the painted shape outwards. */
export const buildRadialGradient = (stops, [x, y] = [0.5, 0.5], radius = 0.5) =>
  define(`<radialGradient id="ID" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`);

/** Draws a pane between wires. */
export const drawPane = (d, fill, wire = 2) => `<path class="wire" d="${d}" fill="${fill}" style="--w:${wire}"/>`;
/** Draws a wire alone. */
export const drawWire = (d, width = 2) => `<path class="wire" d="${d}" fill="none" style="--w:${width}"/>`;
/** Paints without a wire, over the wires beneath. */
export const paint = (d, fill) => `<path class="paint" d="${d}" fill="${fill}"/>`;
/** Draws light or shade over the panes; the wires stay as they are. */
export const drawTint = (d, fill, opacity = 1) => `<path class="tint" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
/** Draws a brush stroke of light or shade. */
export const drawTintLine = (d, colour, width, opacity = 1) =>
  `<path class="tint" d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

/** Draws a soft ball of light. */
export const drawGlow = (x, y, radius, colour, opacity = 1) =>
  `<circle class="tint" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${buildRadialGradient([
    [colour, 0, 1],
    [colour, 0.25, 0.55],
    [colour, 0.6, 0.14],
    [colour, 1, 0],
  ])}" opacity="${opacity}" style="mix-blend-mode:screen"/>`;

export const group = (transform, body) => `<g transform="${transform}">${body}</g>`;
/** Places a drawing around 0,0. */
export const move = (x, y, body, scale = 1, turn = 0) =>
  group(`translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${[scale].flat().join(' ')})`, body);
/** Adds the mirror image on the other side of the middle. */
export const mirror = (body) => body + group('scale(-1 1)', body);
export const drawFaded = (opacity, body, blend = 'normal') =>
  `<g opacity="${opacity}" style="mix-blend-mode:${blend}">${body}</g>`;
export const applyClip = (d, body) =>
  `<g clip-path="${define(`<clipPath id="ID"><path d="${d}"/></clipPath>`)}">${body}</g>`;

const STYLE =
  '.wire{stroke:#0b0614;stroke-width:calc((var(--w) + 1.4)*1px);stroke-linejoin:round;stroke-linecap:round}' +
  '.inked .wire{stroke:#120a1c;stroke-width:calc((var(--w)*.7 + .9)*1px)}' +
  '.relief .tint{display:none}.relief *{stop-opacity:1}' +
  '.relief .wire{stroke:#fff;stroke-width:calc(var(--w)*1px)}' +
  '.relief :not([fill=none]):not(g){fill:#000}';

/** Builds a whole picture, its origin in the middle. */
export const buildPicture = (width, height, draw) => {
  known.clear();
  const body = draw();
  const definitions = [...known].map(([text, id]) => text.replace('"ID"', `"${id}"`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}"><style>${STYLE}</style><defs>${definitions}</defs>${body}</svg>`;
};
