import { cast } from './enamel.mjs';
import { CARD, EMBLEMS, foil, frame, marks } from './frame.mjs';
import { circle, polar, roundedBox, times } from './geometry.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { SCENES } from './scenes/index.mjs';
import { facetStar, gleam, rosette, star } from './shapes.mjs';
import { across, around, clipped, glow, move, picture, tint } from './svg.mjs';

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

const face = (cardId, rarity) => {
  const game = cardId.slice(0, 2);
  const { back, figure, front = () => '' } = SCENES[cardId];
  const edge = frame({ game, rarity });
  // On the rarest the figure steps out over the edge.
  const [under, over] = rarity === 3 ? [edge, ''] : ['', edge];
  return clipped(
    CARD,
    `${back()}${vignette()}${rarity === 3 ? foil(game) : ''}${under}${figure()}${front()}${over}${marks({ game, rarity, model: cardId.toUpperCase() })}`,
  );
};

/** A clear case with a seal, as graded cards travel in. */
const cased = (game, body) =>
  `<path d="${CARD}" fill="${across(['#f4f8ff', '#aeb8d0', '#5a647e', '#c4cede'], 60)}"/>` +
  `<path d="${roundedBox(584, 824, 24)}" fill="${across(['#3a4258', '#171b2a'], 90)}"/>` +
  move(
    0,
    -358,
    `<path d="${roundedBox(540, 84, 12)}" fill="${across(['#fff6d8', '#e8c878', '#b8842f'], 90)}"/>` +
      cast(roundedBox(540, 84, 12) + roundedBox(528, 72, 8), 'gold') +
      cast(circle(34, [-206, 0]) + circle(30, [-206, 0]), 'gold') +
      `<path d="${circle(30, [-206, 0])}" fill="${across([WORLDS[game].mid, WORLDS[game].night], 90)}"/>` +
      move(-206, 0, cast(EMBLEMS[game], 'gold'), 1.1) +
      times(5, (i) => cast(star(5, 19, 8, [-96 + i * 48, 0]), 'gold')).join('') +
      `<path d="${circle(30, [214, 0])}" fill="${across([...METALS.prism], 45)}"/>` +
      facetStar(8, 26, 11, ['#ffffff', '#b8a8ff'], [214, 0], -90, 0),
  ) +
  `<g transform="translate(0 49) scale(.835)">${body}</g>` +
  `<path d="M-292,-412H-120L-330,412H-292Z" fill="#fff" opacity=".1"/><path d="M-40,-412H10L-200,412H-250Z" fill="#fff" opacity=".07"/>` +
  cast(roundedBox(598, 838, 30) + roundedBox(576, 816, 22), 'silver');

/** A card: its world behind, its figure, its edge. */
export const cardPicture = ({ cardId, rarity }) =>
  picture(...CARD_SIZE, () =>
    SCENES[cardId].cased ? cased(cardId.slice(0, 2), face(cardId, rarity)) : face(cardId, rarity),
  );

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
        frame({ game: 'sb', rarity: 2 }),
    );
  });
