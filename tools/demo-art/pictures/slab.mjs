import { buildRoundedBox } from './geometry.mjs';
import { buildLinearGradient, group, move } from './svg.mjs';
import { drawTextLine } from './words.mjs';

/** Draws a sealed clear case, with a label that names the grader and the grade of its card. */
export const drawSlab = ({ name, cardId, facts }, body) =>
  `<path d="${buildRoundedBox(600, 840, 26)}" fill="${buildLinearGradient(['#f7fbff', '#c4cfe2', '#8f9cb4', '#dfe7f2'], 60)}"/>` +
  `<path d="${buildRoundedBox(580, 820, 20)}" fill="${buildLinearGradient(['#2a3042', '#141826'], 90)}"/>` +
  move(
    0,
    -346,
    `<path d="${buildRoundedBox(552, 112, 8)}" fill="#fbfaf4"/><path d="${buildRoundedBox(552, 112, 8)}" fill="none" stroke="#b3122b" stroke-width="5"/>` +
      drawTextLine(cardId.toUpperCase(), -260, -22, 22, { fill: '#2a2433', weight: 500 }) +
      drawTextLine(name, -260, 12, 26, { fill: '#14101c', most: 350 }) +
      drawTextLine(facts.certificateNumber, -260, 42, 22, { fill: '#2a2433', weight: 500, spacing: 3 }) +
      drawTextLine(facts.grader, 260, -16, 28, { fill: '#b3122b', anchor: 'end' }) +
      drawTextLine(facts.grade, 260, 42, 60, { fill: '#b3122b', anchor: 'end' }),
  ) +
  group('translate(0 62) scale(.81)', body) +
  `<path d="M-290,-412H-150L-330,412H-290Z" fill="#fff" opacity=".14"/><path d="M20,-280H70L-90,412H-150Z" fill="#fff" opacity=".07"/>` +
  `<path d="${buildRoundedBox(600, 840, 26)}${buildRoundedBox(576, 816, 18)}" fill="${buildLinearGradient(['#ffffff', '#aebad0', '#f2f6fc'], 30)}" fill-rule="evenodd" opacity=".8"/>`;
