import { paintEnamel } from './enamel.mjs';
import { locatePolar, repeat } from './geometry.mjs';
import { drawBooster, drawFan, drawStandingCard } from './goods.mjs';
import { drawChest, coins, drawDome, drawFloorLight, drawGate, drawLid, drawPedestal, drawPetals, drawScallop, drawEdgeShade } from './props.mjs';
import { drawCogHall, drawDisc, drawLeafGlade, drawRays, drawSeaDeep, drawStarSky } from './scenes/backdrops.mjs';
import { drawCloudBank, drawCogBank, drawLeafBank, drawWaveBank } from './scenes/banks.mjs';
import { SCENES } from './scenes/index.mjs';
import { GREENS } from './scenes/leaves/tones.mjs';
import { BANK as CLOUDS } from './scenes/star-beasts/tones.mjs';
import { BANK as WAVES } from './scenes/tides/tones.mjs';
import { drawGleam } from './shapes.mjs';
import { drawGlow, group, move, buildPicture } from './svg.mjs';

export const PACK_SIZE = [960, 600];

const WIDE = { width: 960, height: 600 };

/** Draws the figure of a card, large in its own world. */
const closeUp =
  (cardId, { back, x = 130, y = 90, scale = 1.22, front = '' }) =>
  () =>
    back() +
    drawEdgeShade() +
    move(x, y, SCENES[cardId].figure() + (SCENES[cardId].front ? SCENES[cardId].front() : ''), scale) +
    front;

const sky = (seed, options) => () => drawStarSky(seed, { ...WIDE, stars: 160, ...options });

const hall = (seed, options) => () => drawCogHall(seed, { ...WIDE, ...options });

const glade = (seed, options) => () => drawLeafGlade(seed, { ...WIDE, ...options });

const sea = (seed, options) => () => drawSeaDeep(seed, { ...WIDE, ...options });

const LEAVES = GREENS.slice(0, 3);

/**
 * The pictures of each pack. Finished pictures of `cards` and edgeless art of `arts` are drawn first and passed to `draw`. The
 * picture `second` takes turns with the first.
 */
export const PACKS = {
  'star-dawn': {
    arts: ['sb-001'],
    cards: ['sb-004', 'sb-003', 'sb-002', 'sb-005'],
    draw: ([art], cards) =>
      drawStarSky('star-dawn', { ...WIDE, hue: ['#5a1fa8', '#ff6a7a', '#ff9a4a'], disc: [0, 10, 278] }) +
      drawDisc(0, 10, 278, ['#fff0b0', '#ff9a3a', '#d9265a']) +
      drawEdgeShade() +
      drawFan(cards, 0, 0, 350, 16) +
      paintEnamel(drawCloudBank('star-dawn', 236, 980, CLOUDS, { rows: 2, size: 60 }), { rim: '#ffd9c4' }) +
      drawBooster(art, 'sb', 0, 16, 1.14) +
      drawGleam(-130, -180, 34) +
      drawGleam(250, -120, 26),
    second: closeUp('sb-001', {
      back: sky('dawn-2', { hue: ['#5a1fa8', '#ff6a7a', '#ff9a4a'], disc: [110, -20, 230] }),
      x: 110,
      y: 130,
      scale: 1.16,
    }),
  },
  'star-million': {
    arts: ['sb-000'],
    cards: ['sb-002', 'sb-007', 'sb-008', 'sb-009', 'sb-003'],
    back: true,
    draw: ([art], cards, back) =>
      drawStarSky('star-million', { ...WIDE, hue: ['#2a4fd0', '#8a4ad8', '#ffd98a'], disc: [0, 0, 150], stars: 420 }) +
      drawGlow(0, 0, 420, '#a88bff', 0.9) +
      repeat(22, (i) => {
        const turn = i * 49;
        const far = 560 - i * 17;
        const [x, y] = locatePolar(far, turn);
        return drawStandingCard(i % 3 ? back : cards[i % cards.length], x, y * 0.62, 70 + (22 - i) * 5, turn + 70);
      }).join('') +
      drawEdgeShade() +
      drawGlow(0, 0, 340, '#ffe6a0', 0.95) +
      drawBooster(art, 'sb', 0, 0, 1.08, 4) +
      drawGleam(120, -200, 44) +
      drawGleam(-160, 150, 30),
    second: closeUp('sb-000', {
      back: sky('million-2', { hue: ['#2a4fd0', '#8a4ad8', '#ffd98a'], disc: [0, 20, 210], stars: 300 }),
      x: 10,
      y: 64,
      scale: 0.96,
    }),
  },
  'star-premium': {
    arts: ['sb-002'],
    cards: ['sb-001', 'sb-003'],
    draw: ([art], cards) =>
      drawStarSky('star-premium', { ...WIDE, hue: ['#1f3fb0', '#5a3ad8', '#2ab0e0'], disc: [0, -10, 276] }) +
      drawDisc(0, -10, 276, ['#ffffff', '#9fc8ff', '#3a3ab0'], { marks: 'premium' }) +
      drawEdgeShade() +
      drawPedestal(0, 190, ['#3a2a8a', '#0f0a34']) +
      drawStandingCard(cards[0], -250, 10, 380, -11) +
      drawStandingCard(cards[1], 250, 10, 380, 11) +
      drawGlow(0, 0, 300, '#ffe6a0', 0.5) +
      drawBooster(art, 'sb', 0, -30, 1.16, 0, 'prism') +
      drawFloorLight(0, 214, 180, '#bfe4ff') +
      drawGleam(140, -230, 40),
    second: closeUp('sb-002', {
      back: sky('premium-2', { hue: ['#1f3fb0', '#8a3ad8', '#2ab0e0'], disc: [130, 0, 230] }),
      x: 130,
      y: 120,
      scale: 1.24,
    }),
  },
  'star-once': {
    arts: ['sb-003'],
    cards: ['sb-004', 'sb-005'],
    draw: ([art], cards) =>
      drawStarSky('star-once', { ...WIDE, hue: ['#142a8a', '#3a6ad8', '#ffd98a'], disc: [190, -150, 110], stars: 300 }) +
      drawRays([190, -150], 26, 900, '#fff0c0', 0.16) +
      drawEdgeShade() +
      drawStandingCard(cards[0], -190, 30, 310, -13) +
      drawStandingCard(cards[1], 190, 30, 310, 13) +
      drawBooster(art, 'sb', 0, 0, 1.12, -3, 'silver') +
      drawGleam(190, -150, 60) +
      drawGleam(-150, -200, 26),
  },
  'cog-gate': {
    arts: ['ck-001'],
    cards: ['ck-003', 'ck-004'],
    draw: ([art], cards) =>
      drawCogHall('cog-gate', { ...WIDE, wheel: 0, heat: '#ffb04a', pipes: false }) +
      drawGlow(0, 0, 460, '#ffd98a', 0.95) +
      drawRays([0, 0], 30, 900, '#fff0c0', 0.2) +
      drawGate() +
      drawEdgeShade() +
      drawStandingCard(cards[0], -150, 40, 300, -10) +
      drawStandingCard(cards[1], 150, 40, 300, 10) +
      drawBooster(art, 'ck', 0, 0, 1.16, 0, 'copper') +
      drawGleam(130, -210, 34, '#ffd9a0'),
  },
  'cog-master': {
    arts: [],
    cards: ['ck-004', 'ck-003', 'ck-001', 'ck-002', 'ck-005'],
    draw: (_, cards) =>
      drawCogHall('cog-master', { ...WIDE, glowAt: [0, 20], wheel: 270, heat: '#ff8a2a' }) +
      drawEdgeShade() +
      drawLid() +
      drawGlow(0, 70, 380, '#ffcf7a', 0.95) +
      drawFan(cards, 0, -66, 350, 11) +
      drawGlow(0, 130, 300, '#ffb35a', 0.8) +
      drawChest() +
      coins([
        [-330, 256, 34],
        [-276, 270, 30, 0.5],
        [330, 256, 36],
        [280, 276, 28, 0.5],
        [-390, 272, 26, 0.6],
        [392, 270, 28, 0.6],
      ]) +
      drawGleam(-60, -250, 34) +
      drawGleam(190, -180, 26),
    second: closeUp('ck-001', {
      back: hall('master-2', { glowAt: [120, 40], wheel: 300, heat: '#ff7a1a' }),
      x: 120,
      y: 100,
      scale: 1.18,
    }),
  },
  'cog-coin': {
    arts: ['ck-002'],
    cards: ['ck-003'],
    draw: ([art], cards) =>
      drawCogHall('cog-coin', { ...WIDE, glowAt: [0, 0], wheel: 250, heat: '#ffb04a' }) +
      drawEdgeShade() +
      coins([
        [-330, -160, 54],
        [-240, 30, 40, 0.9],
        [360, -120, 60],
        [280, 60, 36, 0.8],
        [-400, 90, 34],
        [410, 120, 30],
        [-140, -230, 30, 0.8],
        [190, -236, 34],
      ]) +
      drawStandingCard(cards[0], 128, 10, 350, 12) +
      drawBooster(art, 'ck', -50, 0, 1.14, -6, 'copper') +
      coins(
        repeat(26, (i) => [
          -440 + i * 35,
          262 + ((i * 37) % 30) + Math.abs(i - 13) * 1.5,
          30 + ((i * 13) % 12),
          0.45 + ((i * 7) % 5) * 0.12,
        ]),
      ) +
      drawGleam(-330, -200, 30) +
      drawGleam(380, -160, 34),
  },
  'cog-small': {
    arts: [],
    cards: ['ck-007', 'ck-005', 'ck-008'],
    draw: (_, cards) =>
      drawCogHall('cog-small', { ...WIDE, glowAt: [0, 30], wheel: 210, heat: '#c97a3a' }) +
      drawEdgeShade() +
      drawGlow(0, 40, 280, '#ffcf8a', 0.8) +
      drawFan(cards, 0, -60, 300, 14) +
      group('translate(0 60) scale(.78)', drawChest()) +
      paintEnamel(drawCogBank('cog-small', 270, 960), { rim: '#ffd9a0' }),
  },
  'cog-final': {
    arts: ['ck-001'],
    cards: ['ck-001', 'ck-002', 'ck-004'],
    draw: ([art], cards) =>
      drawCogHall('cog-final', { ...WIDE, glowAt: [0, -20], wheel: 290, heat: '#ff5a2a' }) +
      drawRays([0, -20], 28, 900, '#ffd0a0', 0.18) +
      drawEdgeShade() +
      drawStandingCard(cards[1], -270, 40, 300, -14) +
      drawStandingCard(cards[2], 270, 40, 300, 14) +
      drawGlow(0, 0, 320, '#ffe0a0', 0.8) +
      drawPedestal(0, 214, ['#b8702a', '#3a1a0a']) +
      drawStandingCard(cards[0], 0, -24, 440) +
      drawBooster(art, 'ck', -150, 120, 0.5, -10, 'copper') +
      drawGleam(150, -230, 44, '#ffd9a0') +
      drawGleam(-190, -150, 24),
  },
  'leaf-spring': {
    arts: ['pl-001'],
    cards: ['pl-002', 'pl-003', 'pl-004'],
    draw: ([art], cards) =>
      drawLeafGlade('leaf-spring', { ...WIDE, hue: '#c9f0a0', lightAt: [0, -60] }) +
      drawEdgeShade() +
      drawStandingCard(cards[0], -210, 6, 350, -14) +
      drawStandingCard(cards[2], 210, 6, 350, 14) +
      drawBooster(art, 'pl', 0, -6, 1.18) +
      paintEnamel(drawLeafBank('leaf-spring', 220, 980, LEAVES, { count: 34, length: 96 }), {
        rim: '#f4ffd0',
        shade: '#02140c',
      }) +
      drawPetals(['#e86a98', '#ffe4ee', '#a82a5a']) +
      drawGleam(130, -220, 34),
    second: closeUp('pl-001', {
      back: glade('spring-2', { hue: '#c9f0a0', lightAt: [100, -60] }),
      x: 100,
      y: 150,
      scale: 1.12,
    }),
  },
  'leaf-graded': {
    arts: [],
    cards: ['pl-000', 'pl-001', 'pl-002'],
    draw: (_, cards) =>
      drawLeafGlade('leaf-graded', {
        ...WIDE,
        hue: '#ffe08a',
        lightAt: [0, -80],
        ground: ['#8a7a2a', '#2a3a1a', '#060f08'],
      }) +
      drawEdgeShade() +
      drawStandingCard(cards[1], -252, 30, 380, -9) +
      drawStandingCard(cards[2], 252, 30, 380, 9) +
      drawGlow(0, 0, 330, '#ffe9a0', 0.9) +
      drawStandingCard(cards[0], 0, -10, 490) +
      drawFloorLight(0, 262, 330, '#ffe9a0') +
      drawGleam(150, -230, 40) +
      drawGleam(-160, 210, 24),
    second: closeUp('pl-000', {
      back: glade('graded-2', { hue: '#ffd98a', lightAt: [100, -60], ground: ['#b8702a', '#4a2a14', '#140a06'] }),
      x: 100,
      y: 150,
      scale: 1.12,
    }),
  },
  'leaf-welcome': {
    arts: ['pl-002'],
    cards: ['pl-003', 'pl-004', 'pl-007'],
    draw: ([art], cards) =>
      drawLeafGlade('leaf-welcome', { ...WIDE, hue: '#ffe9a0', lightAt: [0, -100], arch: true }) +
      drawGlow(0, -40, 380, '#fff4c0', 0.8) +
      drawEdgeShade() +
      drawFan(cards, 0, -30, 320, 17) +
      drawBooster(art, 'pl', 0, 20, 1.08) +
      paintEnamel(drawLeafBank('leaf-welcome', 236, 980, LEAVES, { count: 30, length: 92 }), {
        rim: '#f4ffd0',
        shade: '#02140c',
      }) +
      drawPetals(['#ffd36a', '#fff4d0', '#c98f2a']) +
      drawGleam(-130, -220, 32),
  },
  'leaf-coming': {
    arts: ['pl-001'],
    cards: [],
    draw: ([art]) =>
      drawLeafGlade('leaf-coming', {
        ...WIDE,
        hue: '#8fb8ff',
        lightAt: [0, -120],
        ground: ['#2a4a8a', '#0f2440', '#040a18'],
        arch: true,
      }) +
      drawDisc(240, -160, 76, ['#ffffff', '#dfe9ff', '#8fa0d8'], { marks: 'coming' }) +
      drawEdgeShade() +
      drawGlow(0, 0, 300, '#bfd8ff', 0.6) +
      drawBooster(art, 'pl', 0, 10, 0.82, 0, 'silver') +
      drawDome() +
      paintEnamel(
        drawLeafBank(
          'leaf-coming',
          240,
          980,
          [
            ['#0a2a4a', '#4a8ab8'],
            ['#0f3a4a', '#6ac0b8'],
          ],
          { count: 34, length: 90 },
        ),
        { rim: '#bfd8ff' },
      ) +
      drawGleam(-90, -170, 30),
  },
  'tide-first': {
    arts: ['tc-001'],
    cards: ['tc-003', 'tc-004', 'tc-008'],
    draw: ([art], cards) =>
      drawSeaDeep('tide-first', {
        ...WIDE,
        hue: '#ffb08a',
        tones: ['#ff9a6a', '#8a4a98', '#141a54'],
        lightAt: [0, -40],
        bubbles: 0,
      }) +
      drawDisc(0, -6, 282, ['#fff8e0', '#ffcf7a', '#ff8a6a']) +
      drawEdgeShade() +
      drawStandingCard(cards[0], 180, 6, 340, 13) +
      drawStandingCard(cards[1], -180, 6, 340, -13) +
      drawBooster(art, 'tc', 0, -16, 1.14) +
      paintEnamel(drawWaveBank(214, 960, WAVES, { rows: 2, size: 62 }), { rim: '#fff' }) +
      drawGleam(128, -220, 34),
  },
  'tide-deep': {
    arts: ['tc-002'],
    cards: ['tc-002', 'tc-001'],
    draw: ([art], cards) =>
      drawSeaDeep('tide-deep', {
        ...WIDE,
        hue: '#8a7aff',
        tones: ['#3a3ab8', '#141a68', '#050420'],
        lightAt: [0, -60],
        bubbles: 60,
      }) +
      drawRays([0, -40], 40, 800, '#bfa8ff', 0.12) +
      drawEdgeShade() +
      drawStandingCard(cards[1], 230, 20, 330, 15) +
      drawStandingCard(cards[0], -230, 20, 330, -15) +
      drawGlow(0, 0, 300, '#bfb0ff', 0.7) +
      drawBooster(art, 'tc', 0, 0, 1.2, 0, 'silver') +
      drawGleam(140, -220, 40) +
      drawGleam(-290, -180, 22),
    second: closeUp('tc-002', {
      back: sea('deep-2', {
        hue: '#8a7aff',
        tones: ['#4a4ac8', '#1a1f78', '#070624'],
        lightAt: [110, -120],
        bubbles: 50,
      }),
      x: 110,
      y: 110,
      scale: 1.16,
    }),
  },
  'tide-daily': {
    arts: ['tc-006'],
    cards: ['tc-007', 'tc-008'],
    draw: ([art], cards) =>
      drawSeaDeep('tide-daily', { ...WIDE, lightAt: [0, -60], tones: ['#5ad8d8', '#1a8ab0', '#063a5a'], bubbles: 60 }) +
      drawScallop(70) +
      drawStandingCard(cards[0], -170, 30, 290, -12) +
      drawStandingCard(cards[1], 170, 30, 290, 12) +
      drawBooster(art, 'tc', 0, 10, 1.1, -3, 'silver') +
      paintEnamel(drawWaveBank(236, 960, WAVES, { rows: 2, size: 56 }), { rim: '#fff' }) +
      drawGleam(120, -180, 32),
  },
  'tide-royal': {
    arts: ['tc-001'],
    cards: ['tc-001', 'tc-002', 'tc-003', 'tc-004'],
    draw: ([_art], cards) =>
      drawSeaDeep('tide-royal', { ...WIDE, lightAt: [0, -80], tones: ['#1d9fc0', '#07466f', '#020f24'], bubbles: 40 }) +
      drawScallop(20) +
      drawEdgeShade() +
      drawStandingCard(cards[1], -270, 50, 350, -14) +
      drawStandingCard(cards[2], 270, 50, 350, 14) +
      drawGlow(0, 20, 300, '#ffe9b0', 0.7) +
      drawPedestal(0, 220, ['#c98f2a', '#4a2a0a']) +
      drawStandingCard(cards[0], 0, -24, 470) +
      drawGleam(160, -250, 44) +
      drawGleam(-160, 170, 24),
    second: closeUp('tc-001', {
      back: sea('royal-2', { lightAt: [110, -60], bubbles: 40 }),
      x: 110,
      y: 150,
      scale: 1.12,
    }),
  },
};

export const packPicture = (draw) => buildPicture(...PACK_SIZE, draw);
