import { painted } from './enamel.mjs';
import { foil, grain, keyLight, motes, sheen, stampedEdge } from './finish.mjs';
import { CARD, EMBLEMS } from './frame.mjs';
import { circle, roundedBox, times } from './geometry.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { random } from './random.mjs';
import { SCENES } from './scenes/index.mjs';
import { star } from './shapes.mjs';
import { across, around, clipped, group, move } from './svg.mjs';
import { GAMES, line, wordsOf } from './words.mjs';

/** A plate around its middle. */
const plate = (x, y, width, height, radius, fill, opacity = 1) =>
  `<path d="${roundedBox(width, height, radius)}" transform="translate(${x} ${y})" fill="${fill}" opacity="${opacity}"/>`;

/** The stock under the print, by rarity; the rarest is all picture. */
const STOCKS = [
  ['#f1ecdf', '#d9d1bd'],
  ['#dfe6f2', '#8fa3c4'],
  ['#f6dfa0', '#b9852f'],
];
const RARITIES = ['N', 'R', 'SR', 'UR'];

const WINDOW = [0, -76, 536, 520];

/** Where the figure stands in the picture: a little aslant, as nobody draws with a ruler. */
const posed = (cardId, body) => {
  const { between } = random(`pose ${cardId}`);
  return group(
    `translate(${between(-16, 16).toFixed(1)} ${between(-6, 10).toFixed(1)}) rotate(${between(-4.5, 4.5).toFixed(1)})`,
    body,
  );
};

/** The painted picture of a card: its world, its figure, the light on both. */
const painting = (cardId, rarity) => {
  const world = WORLDS[cardId.slice(0, 2)];
  const { back, figure, front = () => '' } = SCENES[cardId];
  return (
    back() +
    foil(cardId, rarity) +
    posed(
      cardId,
      painted(() => figure() + front()),
    ) +
    keyLight('#fff3d6') +
    motes(cardId, [world.glow, world.spark, '#ffffff'], 30) +
    grain(7)
  );
};

const stars = (rarity, x, y, fill) =>
  times(rarity + 1, (i) => `<path d="${star(5, 9, 4, [x - i * 21, y])}" fill="${fill}"/>`).join('');

/** The game's sign in a coin. */
const sign = (game, x, y, scale, metal) =>
  move(
    x,
    y,
    `<path d="${circle(27)}" fill="${across(METALS[metal], 60)}"/><path d="${circle(23)}" fill="${around([WORLDS[game].mid, WORLDS[game].night])}"/><path d="${EMBLEMS[game]}" fill="#fff6da" fill-rule="evenodd" transform="scale(.86)"/>`,
    scale,
  );

/** The line between the letters and the picture behind them. */
const SHADOWED = 'paint-order="stroke" stroke="#05020f" stroke-width="5" stroke-linejoin="round"';

const texts = ({ name, nameEn, cardId, rarity }, { ink, soft, gold, outlined }) => {
  const game = GAMES[cardId.slice(0, 2)];
  const { ability, effect, power } = wordsOf(cardId);
  const more = outlined ? SHADOWED : '';
  return (
    line(name, -222, -362, 36, { fill: gold, most: 388, more }) +
    line(RARITIES[rarity], 268, -362, 34, { fill: gold, anchor: 'end', more }) +
    line(game.name, -252, 222, 19, { fill: soft, weight: 500 }) +
    stars(rarity, 246, 215, gold) +
    line(ability, -256, 282, 36, { fill: ink, most: 380, more: outlined ? SHADOWED : '' }) +
    line(power, 258, 284, 44, { fill: gold, anchor: 'end', more }) +
    line(effect, -256, 326, 27, { fill: ink, weight: 500, most: 512 }) +
    line(nameEn, -256, 360, 18, { fill: soft, weight: 500, most: 512 }) +
    line(cardId.toUpperCase(), -256, 390, 17, { fill: soft, spacing: 1 }) +
    line(game.latin, 256, 390, 14, { fill: soft, anchor: 'end', weight: 500, spacing: 2 })
  );
};

/** N, R and SR: the picture in a window, the words on stock below it. */
const framed = (card) => {
  const { cardId, rarity } = card;
  const game = cardId.slice(0, 2);
  const world = WORLDS[game];
  const [x, y, width, height] = WINDOW;
  const stock = STOCKS[rarity];
  const metal = ['silver', 'silver', 'gold'][rarity];
  const window = roundedBox(width, height, 14);
  return (
    `<path d="${CARD}" fill="${across(stock, 60)}"/>` +
    (rarity === 0 ? '' : foil(cardId, rarity)) +
    plate(0, 0, 564, 804, 20, world.night, 0.94) +
    plate(0, -374, 548, 56, 14, across([world.mid, world.deep], 90)) +
    group(
      `translate(${x} ${y})`,
      clipped(window, group('translate(0 48) scale(.93)', painting(cardId, rarity))) +
        `<path d="${window}" fill="none" stroke="${across(METALS[metal], 45)}" stroke-width="${rarity === 0 ? 2 : 5}"/>`,
    ) +
    plate(0, 318, 548, 158, 14, across([world.deep, world.night], 90)) +
    plate(0, 216, 548, 32, 10, world.mid, 0.55) +
    sign(game, -250, -374, 0.86, metal) +
    texts(card, { ink: '#fbf6e8', soft: '#d8d2e6', gold: rarity === 2 ? '#ffe08a' : '#ffffff' }) +
    grain(3, 0.14)
  );
};

/** UR: all of the card is the picture; words and edge are stamped on it in gold. */
const fullArt = (card) => {
  const { cardId } = card;
  const world = WORLDS[cardId.slice(0, 2)];
  const gold = across(['#fff6cf', '#ffd35c', '#f2b13a', '#fff1b8', '#d9962f'], 75);
  const veil = (top, height, from, to) =>
    `<rect x="-300" y="${top}" width="600" height="${height}" fill="${across(
      [
        [world.night, 0, from],
        [world.night, 1, to],
      ],
      90,
    )}"/>`;
  return (
    clipped(
      CARD,
      group('translate(0 -46) scale(1.1)', painting(cardId, 3)) +
        sheen(cardId.slice(0, 2)) +
        veil(-420, 120, 0.85, 0) +
        veil(130, 110, 0, 0.8) +
        veil(240, 180, 0.8, 0.92),
    ) +
    `<path d="M-262,238H262" stroke="#ffd35c" stroke-width="1.6"/>` +
    sign(cardId.slice(0, 2), -250, -374, 0.86, 'gold') +
    texts(card, { ink: '#fffaf0', soft: '#efe6ff', gold: '#ffe08a', outlined: true }) +
    stampedEdge(gold, 9)
  );
};

/** What is printed on a card. @param card of the demo: its code, its names, its rarity */
export const face = (card) => clipped(CARD, card.rarity === 3 ? fullArt(card) : framed(card));
