import { drawMetal } from './enamel.mjs';
import { buildCircle, buildRoundedBox } from './geometry.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { buildGearPath, drawStar } from './shapes.mjs';
import { buildLinearGradient, group } from './svg.mjs';

export const CARD = buildRoundedBox(600, 840, 30);
const BORDER = 18;

/** The sign of each game, in a circle of 20. */
export const EMBLEMS = {
  sb: drawStar(5, 20, 8.5),
  ck: buildGearPath(10, 20, { depth: 0.24, bore: 0.36 }),
  pl: 'M0,-21C17,-12 18,8 0,21C-18,8 -17,-12 0,-21ZM-1.4,-12V14H1.4V-12Z',
  tc: 'M-19,13C-19,-6 -8,-18 5,-18C16,-18 21,-8 15,-1C13,-9 4,-10 2,-2C0,6 10,9 19,7C14,15 -2,17 -19,13Z',
};

const ring = (inset, width, radius) => {
  const inner = inset + width;
  return (
    buildRoundedBox(600 - inset * 2, 840 - inset * 2, radius) +
    buildRoundedBox(600 - inner * 2, 840 - inner * 2, Math.max(radius - width * 0.7, 4))
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

/** Draws a line of metal. */
const castLine = (d, width, metal) =>
  `<path d="${d}" fill="none" stroke="${buildLinearGradient(METALS[metal], 45)}" stroke-width="${width}" stroke-linecap="round"/>`;

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
  `<path d="${buildCircle(4.5, [-214, -360])}${buildCircle(4.5, [-232, -344])}${buildCircle(3, [-268, -288])}${buildCircle(3, [-160, -386])}" fill="${buildLinearGradient(METALS[metal], 45)}"/>`;

const filigree = (metal) => `<g filter="drop-shadow(1px 2px 1.5px rgb(0 0 0 / .75))">${corners(scroll(metal))}</g>`;
/** Draws the edge of a card's back: gold, with filigree in its corners. @param game whose night stands between the lines */
export const drawFrame = (game) =>
  drawMetal(ring(0, BORDER, 30), 'gold', 50) +
  `<path d="${ring(BORDER, 5, 22)}" fill="${WORLDS[game].night}" fill-rule="evenodd" opacity=".85"/>` +
  drawMetal(ring(BORDER + 5, 2.6, 18), 'gold', 130) +
  filigree('gold');
