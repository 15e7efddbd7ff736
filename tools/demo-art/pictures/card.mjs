import { cast } from './enamel.mjs';
import { face } from './face.mjs';
import { CARD, EMBLEMS, frame } from './frame.mjs';
import { circle, polar, times } from './geometry.mjs';
import { WORLDS } from './palette.mjs';
import { SCENES } from './scenes/index.mjs';
import { facetStar, gleam, rosette, star } from './shapes.mjs';
import { slab } from './slab.mjs';
import { around, clipped, glow, move, picture, tint } from './svg.mjs';

export const CARD_SIZE = [600, 840];

const vignette = () =>
  tint(
    'M-300,-420h600v840h-600Z',
    around(
      [
        ['#000', 0, 0],
        ['#000', 0.62, 0],
        ['#000', 1, 0.6],
      ],
      [0.5, 0.48],
      0.74,
    ),
  );

/** The art of a card without its edge, as packs carry it. */
export const cardArt = (cardId) =>
  picture(...CARD_SIZE, () => {
    const { back, figure, front = () => '' } = SCENES[cardId];
    return back() + vignette() + figure() + front();
  });

/** A card, in its case where it was graded. */
export const cardPicture = (card) =>
  picture(...CARD_SIZE, () => (card.facts.grader === '' ? face(card) : slab(card, face(card))));

/** What every card shows from behind: the four games around one star. */
export const cardBack = () =>
  picture(...CARD_SIZE, () => {
    const ring = (radius, wide) => circle(radius) + circle(radius - wide);
    const signs = Object.keys(EMBLEMS).map((game, index) => {
      const [x, y] = polar(206, -135 + index * 90);
      return move(
        x,
        y * 1.32,
        cast(circle(46) + circle(40), 'gold') +
          `<path d="${circle(40)}" fill="${around([WORLDS[game].mid, WORLDS[game].night])}"/>` +
          move(0, 0, cast(EMBLEMS[game], 'gold'), 1.25),
      );
    });
    const lattice = times(15, (i) =>
      times(21, (j) => star(4, 9, 2.4, [(i - 7) * 42, (j - 10) * 42 + (i % 2) * 21])).join(''),
    ).join('');
    return clipped(
      CARD,
      `<path d="${CARD}" fill="${around(['#2a3478', '#141a44', '#080a1e'], [0.5, 0.5], 0.72)}"/>` +
        `<path d="${lattice}" fill="#8fa0ff" opacity=".16"/>` +
        times(
          36,
          (i) =>
            `<path d="M0,0L${polar(620, i * 10 - 1.4).map(Math.round)}L${polar(620, i * 10 + 1.4).map(Math.round)}Z" fill="#ffd98a" opacity=".07"/>`,
        ).join('') +
        cast(ring(176, 5), 'gold') +
        cast(ring(162, 2), 'gold') +
        cast(times(48, (i) => circle(i % 4 ? 2.4 : 5, polar(186, i * 7.5))).join(''), 'gold') +
        `<g filter="drop-shadow(0 4px 8px rgb(0 0 0 / .6))">${rosette({ radius: 60, count: 16, length: [92, 66], width: 24, tone: ['#8a5210', '#ffe9a8'], belly: 'spike', w: 0 })}</g>` +
        cast(ring(74, 5), 'gold') +
        `<path d="${circle(70)}" fill="${around(['#3a4aa8', '#141a4a'])}"/>` +
        `<g style="--w:1.4">${facetStar(4, 128, 26, ['#fff6d0', '#d9962f'])}${facetStar(4, 74, 20, ['#ffe9a8', '#a8641a'], [0, 0], -45)}</g>` +
        glow(0, 0, 150, '#ffe6a0', 0.7) +
        gleam(0, 0, 60) +
        signs.join('') +
        cast('M0,-300l14,26l-14,26l-14,-26ZM0,248l14,26l-14,26l-14,-26Z', 'gold') +
        frame('sb'),
    );
  });
