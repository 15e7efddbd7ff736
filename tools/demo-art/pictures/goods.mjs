import { drawMetal } from './enamel.mjs';
import { EMBLEMS } from './frame.mjs';
import { buildCircle, repeat } from './geometry.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { buildLinearGradient, buildRadialGradient, applyClip, group, move } from './svg.mjs';

const image = (png, width, height) =>
  `<image href="data:image/png;base64,${png}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/>`;

const SHADOW = 'filter="drop-shadow(0 14px 16px rgb(0 0 0 / .65))"';

/** Draws a finished card lying or standing in a picture; `high` is its height. */
export const drawStandingCard = (png, x, y, high, turn = 0) =>
  move(x, y, `<g ${SHADOW}>${image(png, (high * 5) / 7, high)}</g>`, 1, turn);

const crimp = (side) => repeat(24, (i) => `L${132 - i * 11.5},${side * (i % 2 ? 212 : 218)}`).join('');

const WRAPPER = `M138,-216${crimp(-1)}L-138,-216L-134,0L-138,216${repeat(24, (i) => `L${-132 + i * 11.5},${i % 2 ? 212 : 218}`).join('')}L138,216L134,0Z`;

/** Draws a sealed foil pack with the art of a card on it. */
export const drawBooster = (art, game, x, y, scale = 1, turn = 0, metal = 'gold') => {
  const world = WORLDS[game];
  const ribs = repeat(
    24,
    (i) =>
      `<path d="M${-134 + i * 11.6},0v32" stroke="#000" stroke-width="4" opacity=".22"/><path d="M${-130 + i * 11.6},0v32" stroke="#fff" stroke-width="2" opacity=".3"/>`,
  ).join('');
  const band = (top) =>
    `<g transform="translate(0 ${top})"><rect x="-140" width="280" height="34" fill="${buildLinearGradient(METALS[metal], 0)}"/>${ribs}</g>`;
  const foilLight =
    `<rect x="-140" y="-220" width="280" height="440" fill="${buildLinearGradient(
      [
        ['#fff', 0, 0.38],
        ['#fff', 0.1, 0.04],
        ['#000', 0.3, 0.04],
        ['#fff', 0.48, 0.14],
        ['#fff', 0.56, 0],
        ['#000', 0.85, 0.1],
        ['#000', 1, 0.5],
      ],
      0,
    )}"/>` +
    `<path d="M-140,-120L140,-220V-150L-140,-30Z" fill="#fff" opacity=".13"/><path d="M-140,60L140,-60V-40L-140,84Z" fill="#fff" opacity=".09"/><path d="M-140,186C-60,150 60,190 140,150V186Z" fill="#000" opacity=".3"/><path d="M-140,-186C-40,-160 60,-180 140,-156V-186Z" fill="#000" opacity=".25"/>`;
  const body = applyClip(
    WRAPPER,
    `<rect x="-140" y="-220" width="280" height="440" fill="${world.deep}"/>` +
      `<g transform="translate(0 8)">${image(art, 300, 420)}</g>` +
      `<rect x="-140" y="110" width="280" height="110" fill="${buildLinearGradient(
        [
          [world.night, 0, 0],
          [world.night, 0.7, 0.92],
        ],
        90,
      )}"/>` +
      band(-220) +
      band(186) +
      foilLight,
  );
  const sign = move(
    0,
    152,
    drawMetal(buildCircle(29) + buildCircle(25), metal) +
      `<path d="${buildCircle(25)}" fill="${buildRadialGradient([world.mid, world.night])}"/>` +
      drawMetal(EMBLEMS[game], metal) +
      drawMetal('M-112,0L-40,-3V3ZM112,0L40,-3V3Z', metal),
  );
  return move(
    x,
    y,
    `<g ${SHADOW}>${body}</g>${sign}<path d="${WRAPPER}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>`,
    scale,
    turn,
  );
};

/** Draws cards in a fan, from left to right, the middle in front. */
export const drawFan = (pngs, x, y, high, spread = 15) =>
  pngs
    .map((png, index) => ({ png, step: index - (pngs.length - 1) / 2 }))
    .sort((a, b) => Math.abs(b.step) - Math.abs(a.step))
    .map(({ png, step }) =>
      group(
        `translate(${x} ${y}) rotate(${step * spread} 0 ${high * 1.7})`,
        drawStandingCard(png, 0, Math.abs(step) * 6, high),
      ),
    )
    .join('');
