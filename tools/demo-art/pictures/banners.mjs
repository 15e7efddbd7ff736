import { paintEnamel } from './enamel.mjs';
import { repeat } from './geometry.mjs';
import { drawFan, drawStandingCard } from './goods.mjs';
import { drawCoin } from './props.mjs';
import { drawCogHall, drawDisc, drawSeaDeep, drawStarSky } from './scenes/backdrops.mjs';
import { drawCloudBank, drawCogBank, drawWaveBank } from './scenes/banks.mjs';
import { SCENES } from './scenes/index.mjs';
import { BANK as CLOUDS } from './scenes/star-beasts/tones.mjs';
import { drawPearl, BANK as WAVES } from './scenes/tides/tones.mjs';
import { drawGleam } from './shapes.mjs';
import { buildLinearGradient, drawGlow, move, buildPicture, drawTint } from './svg.mjs';

export const BANNER_SIZE = [1600, 640];
const BROAD = { width: 1600, height: 640 };
/** Draws a quiet ground to the left, where the eye enters. */
const calm = (colour) =>
  drawTint(
    'M-800,-320h1000v640h-1000Z',
    buildLinearGradient(
      [
        [colour, 0, 0.85],
        [colour, 0.45, 0.5],
        [colour, 1, 0],
      ],
      0,
    ),
  );
/** Draws small things in an arc that grow towards the subject and lead the eye to it. */
const trail = (count, [from, middle, to], draw) =>
  repeat(count, (index, share) => {
    const on = (axis) => (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * middle[axis] + share ** 2 * to[axis];
    return draw(on(0), on(1), 0.25 + 0.75 * share, index);
  }).join('');
const tail = ([from, middle, to], colour) =>
  drawTint(
    `M${from}Q${middle} ${to}Q${middle[0] + 10},${middle[1] + 50} ${from}Z`,
    buildLinearGradient(
      [
        [colour, 0, 0],
        [colour, 1, 0.75],
      ],
      15,
    ),
  );
const COMET = [
  [-760, -190],
  [-430, 150],
  [-110, 172],
];
const figure = (cardId, x, y, scale) => move(x, y, SCENES[cardId].figure(), scale);

/** The cards and the drawing of each banner. Its subject stands near the middle, so that a phone may crop it. */
export const BANNERS = {
  'star-premium': {
    cards: ['sb-002', 'sb-003'],
    draw: (cards) =>
      drawStarSky('banner-star', { ...BROAD, hue: ['#5a1fa8', '#ff6a7a', '#3a6ad8'], disc: [110, -10, 230], stars: 300 }) +
      calm('#0b0722') +
      drawDisc(110, -10, 230, ['#fff0b0', '#ff9a3a', '#d9265a']) +
      tail(COMET, '#ffd98a') +
      trail(11, COMET, (x, y, size, index) => drawGleam(x, y + (index % 2 ? 14 : -10), size * 26)) +
      drawStandingCard(cards[0], 470, 40, 400, 14) +
      drawStandingCard(cards[1], 640, 80, 360, 22) +
      figure('sb-001', 120, 70, 0.98) +
      paintEnamel(drawCloudBank('banner-star', 250, 1620, CLOUDS, { rows: 2, size: 66 }), {
        rim: '#ffd9c4',
      }) +
      drawGleam(-84, 176, 60) +
      drawGleam(560, -180, 30),
  },
  'tide-royal': {
    cards: ['tc-001', 'tc-003'],
    draw: (cards) =>
      drawSeaDeep('banner-tide', {
        ...BROAD,
        lightAt: [100, -80],
        hue: '#7a9aff',
        tones: ['#2a8ad0', '#123a88', '#040d2a'],
        bubbles: 70,
      }) +
      calm('#040d2a') +
      trail(
        12,
        [
          [-740, -210],
          [-520, 190],
          [-120, 120],
        ],
        (x, y, size, index) =>
          drawPearl(x, y + (index % 2 ? 12 : -12), size * 24) +
          drawGlow(x, y + (index % 2 ? 12 : -12), size * 60, '#bfe4ff', 0.45),
      ) +
      drawStandingCard(cards[0], 430, 30, 400, 12) +
      drawStandingCard(cards[1], 610, 70, 360, 20) +
      drawGlow(100, 0, 360, '#8fd8ff', 0.7) +
      figure('tc-002', 90, 40, 0.86) +
      paintEnamel(drawWaveBank(236, 1600, WAVES, { rows: 2, size: 70 }), {
        rim: '#fff',
      }) +
      drawGleam(90, -192, 50),
  },
  'cog-master': {
    cards: ['ck-001', 'ck-003'],
    draw: (cards) =>
      drawCogHall('banner-cog', { ...BROAD, glowAt: [90, -20], wheel: 300, heat: '#ff8a2a', pipes: false }) +
      calm('#150805') +
      trail(
        9,
        [
          [-740, -200],
          [-500, 190],
          [-170, 190],
        ],
        (x, y, size, index) => drawCoin(x, y + (index % 2 ? 16 : -16), size * 46, 0.55 + ((index * 7) % 5) * 0.11),
      ) +
      drawStandingCard(cards[0], 440, 40, 400, 12) +
      drawStandingCard(cards[1], 620, 80, 360, 20) +
      figure('ck-002', 90, 96, 0.92) +
      paintEnamel(drawCogBank('banner-cog', 300, 1600), { rim: '#ffd9a0' }) +
      drawGleam(90, -262, 40),
  },
};

/** Size of the preview picture of links to the shop. */
export const OG_SIZE = [1200, 630];
export const OG_CARDS = ['pl-001', 'sb-001', 'sb-000', 'tc-002', 'ck-002'];
export const drawOgPicture = (cards) =>
  buildPicture(
    ...OG_SIZE,
    () =>
      drawStarSky('og', { width: 1200, height: 630, disc: [0, 40, 260], stars: 240 }) +
      drawGlow(0, 0, 560, '#ffcf7a', 0.7) +
      drawFan(cards, 0, 10, 450, 12) +
      drawGleam(-250, -230, 34) +
      drawGleam(330, -190, 44),
  );

export const drawBanner = (draw) => buildPicture(...BANNER_SIZE, draw);
