import { cast } from './enamel.mjs';
import { circle, roundedBox, times } from './geometry.mjs';
import { lettering } from './glyphs.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { gearPath, star } from './shapes.mjs';
import { across, around, define, group, move, paint } from './svg.mjs';

export const CARD = roundedBox(600, 840, 30);
const FRAMES = ['silver', 'blue', 'gold', 'prism'];
const BORDER = [16, 18, 18, 9];

/** The sign of each game, in a circle of 20. */
export const EMBLEMS = {
  sb: star(5, 20, 8.5),
  ck: gearPath(10, 20, { depth: 0.24, bore: 0.36 }),
  pl: 'M0,-21C17,-12 18,8 0,21C-18,8 -17,-12 0,-21ZM-1.4,-12V14H1.4V-12Z',
  tc: 'M-19,13C-19,-6 -8,-18 5,-18C16,-18 21,-8 15,-1C13,-9 4,-10 2,-2C0,6 10,9 19,7C14,15 -2,17 -19,13Z',
};

const ring = (inset, width, radius) => {
  const inner = inset + width;
  return (
    roundedBox(600 - inset * 2, 840 - inset * 2, radius) +
    roundedBox(600 - inner * 2, 840 - inner * 2, Math.max(radius - width * 0.7, 4))
  );
};
const corners = (body) =>
  [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map((scale) => group(`scale(${scale.join(' ')})`, body))
    .join('');

/** A line of metal. */
const castLine = (d, width, metal) =>
  `<path d="${d}" fill="none" stroke="${across(METALS[metal], 45)}" stroke-width="${width}" stroke-linecap="round"/>`;

const scroll = (metal) =>
  castLine(
    'M-282,-250C-276,-330 -262,-372 -232,-384C-206,-394 -190,-372 -204,-358C-214,-348 -228,-356 -222,-366',
    3.4,
    metal,
  ) +
  castLine(
    'M-120,-402C-190,-398 -228,-386 -246,-362C-258,-344 -244,-326 -230,-334C-220,-340 -224,-354 -234,-352',
    3.4,
    metal,
  ) +
  castLine('M-276,-300C-262,-318 -256,-300 -266,-290M-176,-396C-190,-380 -172,-374 -162,-384', 2.6, metal) +
  `<path d="${circle(4.5, [-214, -360])}${circle(4.5, [-232, -344])}${circle(3, [-268, -288])}${circle(3, [-160, -386])}" fill="${across(METALS[metal], 45)}"/>`;

const filigree = (metal) => `<g filter="drop-shadow(1px 2px 1.5px rgb(0 0 0 / .75))">${corners(scroll(metal))}</g>`;
const brackets = (metal) => corners(cast('M-284,-404H-220L-230,-394H-274V-330L-284,-320Z', metal));

const plaque = (metal, world, words, stars) => {
  const shell = 'M-112,0L-96,-19H96L112,0L96,19H-96Z';
  const well = 'M-103,0L-92,-13.5H92L103,0L92,13.5H-92Z';
  const marks = times(stars, (index) => star(5, 11, 4.8, [(index - (stars - 1) / 2) * 25, -32])).join('');
  return (
    cast(shell, metal) +
    paint(well, across([world.night, world.deep], 90)) +
    `<g fill="none" stroke="#fff6da" stroke-linecap="round" stroke-linejoin="round">${lettering(words, 13, 2)}</g>` +
    cast(marks, metal === 'prism' ? 'gold' : metal)
  );
};

const medallion = (metal, world, game) =>
  cast(circle(27), metal) +
  paint(circle(22), across([world.mid, world.night], 90)) +
  cast(`${EMBLEMS[game]}`.replace('Z', 'Z'), metal === 'prism' ? 'gold' : metal);

/** The edge of a card: silver, blue foil, gold filigree or prism, by rarity. */
export const frame = ({ game, rarity }) => {
  const metal = FRAMES[rarity];
  const inner = rarity === 3 ? 'gold' : metal;
  return (
    cast(ring(0, BORDER[rarity], 30), metal, 50) +
    `<path d="${ring(BORDER[rarity], 5, 22)}" fill="${WORLDS[game].night}" fill-rule="evenodd" opacity=".85"/>` +
    cast(ring(BORDER[rarity] + 5, 2.6, 18), inner, 130) +
    (rarity === 1 ? brackets(metal) : '') +
    (rarity >= 2 ? filigree('gold') : '')
  );
};

/** Number, stars and the game's sign, over all the rest. */
export const marks = ({ game, rarity, model }) => {
  const metal = FRAMES[rarity];
  const world = WORLDS[game];
  return move(0, 388, plaque(metal, world, model, rarity + 1)) + move(0, -396, medallion(metal, world, game), 0.84);
};

/** The rainbow that lies over the rarest cards, faint in the middle and full towards the edge. */
export const foil = (game) => {
  const rainbow = WORLDS[game].foil;
  const stripe = (offset, width, opacity) =>
    `<path d="M${offset - 420},-420l${width},0l-360,840l${-width},0Z" fill="#fff" opacity="${opacity}"/>`;
  const hole = define(
    `<mask id="ID"><rect x="-300" y="-420" width="600" height="840" fill="${around(
      [
        ['#fff', 0, 0.04],
        ['#fff', 0.45, 0.16],
        ['#fff', 1, 1],
      ],
      [0.5, 0.46],
      0.72,
    )}"/></mask>`,
  );
  return (
    `<g mask="${hole}" style="mix-blend-mode:color-dodge"><rect x="-300" y="-420" width="600" height="840" fill="${across([...rainbow, ...rainbow], 60)}" opacity=".42"/></g>` +
    `<g style="mix-blend-mode:overlay">${stripe(330, 70, 0.12)}${stripe(450, 18, 0.14)}${stripe(700, 110, 0.1)}${stripe(850, 30, 0.12)}</g>`
  );
};
