import { buildPolygon, buildRoundedBox, repeat } from './geometry.mjs';
import { WORLDS } from './palette.mjs';
import { createRandom } from './random.mjs';
import { buildLinearGradient, buildRadialGradient, define } from './svg.mjs';

const WHOLE = 'x="-300" y="-420" width="600" height="840"';
const sheet = (fill, blend, opacity) =>
  `<rect ${WHOLE} fill="${fill}" opacity="${opacity}" style="mix-blend-mode:${blend}"/>`;

/** Returns rainbows that repeat across a card at an angle; `length` is the size of one in pixels. */
const rainbow = (colours, length, degrees) => {
  const stops = [...colours, colours[0]]
    .map((colour, i, all) => `<stop offset="${i / (all.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return define(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${length}" y2="0" spreadMethod="repeat" gradientTransform="rotate(${degrees})">${stops}</linearGradient>`,
  );
};

/** Draws the grain of the card's stock. */
export const drawGrain = (seed, opacity = 0.22) =>
  `<rect ${WHOLE} opacity="${opacity}" style="mix-blend-mode:soft-light" filter="${define(
    `<filter id="ID" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 1.6 -.35 0 0 0 1.6 -.35 0 0 0 1.6 -.35 0 0 0 0 1"/></filter>`,
  )}"/>`;

/** Draws light from the upper left, and its shade. */
export const drawKeyLight = (colour) =>
  `<path d="M-300,-420H80L-140,420H-300Z" fill="${buildLinearGradient(
    [
      [colour, 0, 0.55],
      [colour, 0.5, 0.12],
      [colour, 1, 0],
    ],
    60,
  )}" style="mix-blend-mode:soft-light"/>` +
  `<rect ${WHOLE} fill="${buildLinearGradient(
    [
      ['#000', 0, 0],
      ['#000', 0.5, 0],
      ['#04020c', 1, 0.62],
    ],
    60,
  )}" style="mix-blend-mode:multiply"/>`;

/** Draws particles in the air before a figure, out of focus where they are near. */
export const drawMotes = (cardId, colours, count) => {
  const { between, pick } = createRandom(`motes ${cardId}`);
  const blurred = define(
    '<filter id="ID" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="5"/></filter>',
  );
  return repeat(count, (i) => {
    const near = i % 5 === 0;
    const [x, y, r] = [between(-290, 290), between(-400, 260), near ? between(9, 20) : between(1.2, 3.6)];
    const look = near ? `opacity=".4" filter="${blurred}"` : 'opacity=".9"';
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${pick(colours)}" ${look} style="mix-blend-mode:screen"/>`;
  }).join('');
};

/** Draws R: rainbow stripes of foil over the picture. */
const stripes = (game) => {
  const bars = repeat(16, (i) => `M${-560 + i * 74},420l330,-840h${i % 3 ? 16 : 34}l-330,840Z`).join('');
  const mask = define(`<mask id="ID"><path d="${bars}" fill="#fff"/></mask>`);
  return `<g mask="${mask}">${sheet(rainbow(WORLDS[game].foil, 300, 68), 'screen', 0.34)}${sheet('#fff', 'overlay', 0.16)}</g>`;
};

/** Draws SR: fine waves etched into the foil, which break the light. */
const etching = (game, strength) => {
  const waves = repeat(44, (i) => {
    const y = -430 + i * 20;
    return `M-310,${y}${repeat(10, (j) => `q31,${(j % 2 ? -1 : 1) * (18 + (i % 4) * 5)} 62,0`).join('')}`;
  }).join('');
  const turned = repeat(30, (i) => `M${-560 + i * 38},-430q120,420 -40,860`).join('');
  const light = rainbow([...WORLDS[game].foil, '#fff6cf'], 420, 25);
  return (
    `<g fill="none" style="mix-blend-mode:color-dodge" opacity="${strength}"><path d="${waves}" stroke="${light}" stroke-width="1.6"/><path d="${turned}" stroke="${light}" stroke-width="1.1"/></g>` +
    sheet(rainbow(WORLDS[game].foil, 520, 40), 'soft-light', 0.4)
  );
};

/** Draws UR: broken ice of foil, each splinter in its own colour. */
const splinters = (cardId, game) => {
  const { between, pick } = createRandom(`splinters ${cardId}`);
  const hole = define(
    `<mask id="ID"><rect ${WHOLE} fill="${buildRadialGradient(
      [
        ['#fff', 0, 0],
        ['#fff', 0.42, 0.12],
        ['#fff', 1, 1],
      ],
      [0.5, 0.42],
      0.72,
    )}"/></mask>`,
  );
  const pieces = repeat(90, () => {
    const [x, y, r] = [between(-310, 310), between(-430, 430), between(26, 84)];
    const corner = (turn) => [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    const turn = between(0, 6.3);
    const d = buildPolygon([corner(turn), corner(turn + between(1.4, 2.4)), corner(turn + between(3.2, 4.6))]);
    return `<path d="${d}" fill="${pick(WORLDS[game].foil)}" opacity="${between(0.2, 0.6).toFixed(2)}"/>`;
  }).join('');
  return `<g mask="${hole}" style="mix-blend-mode:color-dodge">${pieces}</g>`;
};

/** Draws the foil over the picture of a card, by rarity; a normal card has none. */
export const drawFoil = (cardId, rarity) => {
  const game = cardId.slice(0, 2);
  if (rarity === 1) return stripes(game);
  if (rarity === 2) return etching(game, 0.34);
  return rarity === 3 ? splinters(cardId, game) + etching(game, 0.3) : '';
};

/** Draws the gloss that moves over a UR picture when it is tilted. */
export const drawSheen = (game) => sheet(rainbow(WORLDS[game].foil, 760, -32), 'soft-light', 0.4);

/** Draws a stamped gold or silver edge: a line, a gap, a hairline. */
export const drawStampedEdge = (fill, inset) => {
  const ring = (from, width, radius) =>
    buildRoundedBox(600 - from * 2, 840 - from * 2, radius) +
    buildRoundedBox(600 - (from + width) * 2, 840 - (from + width) * 2, radius - width);
  return `<path d="${ring(0, inset, 30)}${ring(inset + 4, 1.6, 24)}" fill="${fill}" fill-rule="evenodd"/>`;
};
