import { paintInside } from './enamel.mjs';
import { drawFoil, drawGrain, drawKeyLight, drawMotes, drawSheen, drawStampedEdge } from './finish.mjs';
import { CARD, EMBLEMS } from './frame.mjs';
import { buildCircle, buildRoundedBox, repeat } from './geometry.mjs';
import { METALS, WORLDS } from './palette.mjs';
import { createRandom } from './random.mjs';
import { SCENES } from './scenes/index.mjs';
import { drawStar } from './shapes.mjs';
import { buildLinearGradient, buildRadialGradient, applyClip, group, move } from './svg.mjs';
import { GAMES, drawTextLine, wordsOf } from './words.mjs';

/** Draws a plate around its middle. */
const plate = (x, y, width, height, radius, fill, opacity = 1) =>
  `<path d="${buildRoundedBox(width, height, radius)}" transform="translate(${x} ${y})" fill="${fill}" opacity="${opacity}"/>`;

/** The stock under the print, by rarity; the rarest is all picture. */
const STOCKS = [
  ['#f1ecdf', '#d9d1bd'],
  ['#dfe6f2', '#8fa3c4'],
  ['#f6dfa0', '#b9852f'],
];
const RARITIES = ['N', 'R', 'SR', 'UR'];

const WINDOW = [0, -76, 536, 520];

/** Places the figure in the picture, slightly tilted like a hand drawing. */
const posed = (cardId, body) => {
  const { between } = createRandom(`pose ${cardId}`);
  return group(
    `translate(${between(-16, 16).toFixed(1)} ${between(-6, 10).toFixed(1)}) rotate(${between(-4.5, 4.5).toFixed(1)})`,
    body,
  );
};

/** Draws the picture of a card: its world, its figure, and the light on both. */
const painting = (cardId, rarity) => {
  const world = WORLDS[cardId.slice(0, 2)];
  const { back, figure, front = () => '' } = SCENES[cardId];
  return (
    back() +
    drawFoil(cardId, rarity) +
    posed(
      cardId,
      paintInside(() => figure() + front()),
    ) +
    drawKeyLight('#fff3d6') +
    drawMotes(cardId, [world.glow, world.spark, '#ffffff'], 30) +
    drawGrain(7)
  );
};

const stars = (rarity, x, y, fill) =>
  repeat(rarity + 1, (i) => `<path d="${drawStar(5, 9, 4, [x - i * 21, y])}" fill="${fill}"/>`).join('');

/** Draws the game's sign in a coin. */
const sign = (game, x, y, scale, metal) =>
  move(
    x,
    y,
    `<path d="${buildCircle(27)}" fill="${buildLinearGradient(METALS[metal], 60)}"/><path d="${buildCircle(23)}" fill="${buildRadialGradient([WORLDS[game].mid, WORLDS[game].night])}"/><path d="${EMBLEMS[game]}" fill="#fff6da" fill-rule="evenodd" transform="scale(.86)"/>`,
    scale,
  );

/** Attributes of the outline that separates letters from the picture. */
const SHADOWED = 'paint-order="stroke" stroke="#05020f" stroke-width="5" stroke-linejoin="round"';

const texts = ({ name, nameEn, cardId, rarity }, { ink, soft, gold, outlined }) => {
  const game = GAMES[cardId.slice(0, 2)];
  const { ability, effect, power } = wordsOf(cardId);
  const attributes = outlined ? SHADOWED : '';
  return (
    drawTextLine(name, -222, -362, 36, { fill: gold, most: 388, attributes }) +
    drawTextLine(RARITIES[rarity], 268, -362, 34, { fill: gold, anchor: 'end', attributes }) +
    drawTextLine(game.name, -252, 222, 19, { fill: soft, weight: 500 }) +
    stars(rarity, 246, 215, gold) +
    drawTextLine(ability, -256, 282, 36, { fill: ink, most: 380, attributes: outlined ? SHADOWED : '' }) +
    drawTextLine(power, 258, 284, 44, { fill: gold, anchor: 'end', attributes }) +
    drawTextLine(effect, -256, 326, 27, { fill: ink, weight: 500, most: 512 }) +
    drawTextLine(nameEn, -256, 360, 18, { fill: soft, weight: 500, most: 512 }) +
    drawTextLine(cardId.toUpperCase(), -256, 390, 17, { fill: soft, spacing: 1 }) +
    drawTextLine(game.latin, 256, 390, 14, { fill: soft, anchor: 'end', weight: 500, spacing: 2 })
  );
};

/** Draws N, R and SR: the picture in a window, and the texts on stock below it. */
const framed = (card) => {
  const { cardId, rarity } = card;
  const game = cardId.slice(0, 2);
  const world = WORLDS[game];
  const [x, y, width, height] = WINDOW;
  const stock = STOCKS[rarity];
  const metal = ['silver', 'silver', 'gold'][rarity];
  const window = buildRoundedBox(width, height, 14);
  return (
    `<path d="${CARD}" fill="${buildLinearGradient(stock, 60)}"/>` +
    (rarity === 0 ? '' : drawFoil(cardId, rarity)) +
    plate(0, 0, 564, 804, 20, world.night, 0.94) +
    plate(0, -374, 548, 56, 14, buildLinearGradient([world.mid, world.deep], 90)) +
    group(
      `translate(${x} ${y})`,
      applyClip(window, group('translate(0 48) scale(.93)', painting(cardId, rarity))) +
        `<path d="${window}" fill="none" stroke="${buildLinearGradient(METALS[metal], 45)}" stroke-width="${rarity === 0 ? 2 : 5}"/>`,
    ) +
    plate(0, 318, 548, 158, 14, buildLinearGradient([world.deep, world.night], 90)) +
    plate(0, 216, 548, 32, 10, world.mid, 0.55) +
    sign(game, -250, -374, 0.86, metal) +
    texts(card, { ink: '#fbf6e8', soft: '#d8d2e6', gold: rarity === 2 ? '#ffe08a' : '#ffffff' }) +
    drawGrain(3, 0.14)
  );
};

/** Draws UR: the picture fills the card, with texts and edge stamped in gold. */
const fullArt = (card) => {
  const { cardId } = card;
  const world = WORLDS[cardId.slice(0, 2)];
  const gold = buildLinearGradient(['#fff6cf', '#ffd35c', '#f2b13a', '#fff1b8', '#d9962f'], 75);
  const veil = (top, height, from, to) =>
    `<rect x="-300" y="${top}" width="600" height="${height}" fill="${buildLinearGradient(
      [
        [world.night, 0, from],
        [world.night, 1, to],
      ],
      90,
    )}"/>`;
  return (
    applyClip(
      CARD,
      group('translate(0 -46) scale(1.1)', painting(cardId, 3)) +
        drawSheen(cardId.slice(0, 2)) +
        veil(-420, 120, 0.85, 0) +
        veil(130, 110, 0, 0.8) +
        veil(240, 180, 0.8, 0.92),
    ) +
    `<path d="M-262,238H262" stroke="#ffd35c" stroke-width="1.6"/>` +
    sign(cardId.slice(0, 2), -250, -374, 0.86, 'gold') +
    texts(card, { ink: '#fffaf0', soft: '#efe6ff', gold: '#ffe08a', outlined: true }) +
    drawStampedEdge(gold, 9)
  );
};

/** Draws the printed face of a card. @param card of the demo: its code, its names, its rarity */
export const drawCardFace = (card) => applyClip(CARD, card.rarity === 3 ? fullArt(card) : framed(card));
