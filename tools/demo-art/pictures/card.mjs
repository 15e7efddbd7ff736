import { drawMetal } from './enamel.mjs';
import { drawCardFace } from './face.mjs';
import { CARD, EMBLEMS, drawFrame } from './frame.mjs';
import { buildCircle, locatePolar, repeat } from './geometry.mjs';
import { WORLDS } from './palette.mjs';
import { SCENES } from './scenes/index.mjs';
import { drawFacetStar, drawGleam, drawRosette, drawStar } from './shapes.mjs';
import { drawSlab } from './slab.mjs';
import { buildRadialGradient, applyClip, drawGlow, move, buildPicture, drawTint } from './svg.mjs';

export const CARD_SIZE = [600, 840];

const vignette = () =>
  drawTint(
    'M-300,-420h600v840h-600Z',
    buildRadialGradient(
      [
        ['#000', 0, 0],
        ['#000', 0.62, 0],
        ['#000', 1, 0.6],
      ],
      [0.5, 0.48],
      0.74,
    ),
  );

/** Draws the art of a card without its edge, for packs. */
export const drawCardArt = (cardId) =>
  buildPicture(...CARD_SIZE, () => {
    const { back, figure, front = () => '' } = SCENES[cardId];
    return back() + vignette() + figure() + front();
  });

/** Draws a card, in its case where it was graded. */
export const drawCard = (card) =>
  buildPicture(...CARD_SIZE, () => (card.facts.grader === '' ? drawCardFace(card) : drawSlab(card, drawCardFace(card))));

/** Draws the back of every card: the four games around one star. */
export const drawCardBack = () =>
  buildPicture(...CARD_SIZE, () => {
    const ring = (radius, wide) => buildCircle(radius) + buildCircle(radius - wide);
    const signs = Object.keys(EMBLEMS).map((game, index) => {
      const [x, y] = locatePolar(206, -135 + index * 90);
      return move(
        x,
        y * 1.32,
        drawMetal(buildCircle(46) + buildCircle(40), 'gold') +
          `<path d="${buildCircle(40)}" fill="${buildRadialGradient([WORLDS[game].mid, WORLDS[game].night])}"/>` +
          move(0, 0, drawMetal(EMBLEMS[game], 'gold'), 1.25),
      );
    });
    const lattice = repeat(15, (i) =>
      repeat(21, (j) => drawStar(4, 9, 2.4, [(i - 7) * 42, (j - 10) * 42 + (i % 2) * 21])).join(''),
    ).join('');
    return applyClip(
      CARD,
      `<path d="${CARD}" fill="${buildRadialGradient(['#2a3478', '#141a44', '#080a1e'], [0.5, 0.5], 0.72)}"/>` +
        `<path d="${lattice}" fill="#8fa0ff" opacity=".16"/>` +
        repeat(
          36,
          (i) =>
            `<path d="M0,0L${locatePolar(620, i * 10 - 1.4).map(Math.round)}L${locatePolar(620, i * 10 + 1.4).map(Math.round)}Z" fill="#ffd98a" opacity=".07"/>`,
        ).join('') +
        drawMetal(ring(176, 5), 'gold') +
        drawMetal(ring(162, 2), 'gold') +
        drawMetal(repeat(48, (i) => buildCircle(i % 4 ? 2.4 : 5, locatePolar(186, i * 7.5))).join(''), 'gold') +
        `<g filter="drop-shadow(0 4px 8px rgb(0 0 0 / .6))">${drawRosette({ radius: 60, count: 16, length: [92, 66], width: 24, tone: ['#8a5210', '#ffe9a8'], belly: 'spike', w: 0 })}</g>` +
        drawMetal(ring(74, 5), 'gold') +
        `<path d="${buildCircle(70)}" fill="${buildRadialGradient(['#3a4aa8', '#141a4a'])}"/>` +
        `<g style="--w:1.4">${drawFacetStar(4, 128, 26, ['#fff6d0', '#d9962f'])}${drawFacetStar(4, 74, 20, ['#ffe9a8', '#a8641a'], [0, 0], -45)}</g>` +
        drawGlow(0, 0, 150, '#ffe6a0', 0.7) +
        drawGleam(0, 0, 60) +
        signs.join('') +
        drawMetal('M0,-300l14,26l-14,26l-14,-26ZM0,248l14,26l-14,26l-14,-26Z', 'gold') +
        drawFrame('sb'),
    );
  });
