import { buildOutline, locatePolar, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawCrest, drawFacetStar, drawPart, drawRibbon } from '../../shapes.mjs';
import { buildLinearGradient, drawGlow, group, move, drawPane, drawTint } from '../../svg.mjs';
import { DAWN, GOLD } from './tones.mjs';

/** Draws a web of skin between the fingers of a wing; `tips` run from the leading edge to the body. */
const webbed = (wrist, tips, [near, far]) =>
  tips
    .slice(1)
    .map((tip, index) => {
      const before = tips[index];
      const middle = [(before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2];
      const fold = [middle[0] + (wrist[0] - middle[0]) * 0.22, middle[1] + (wrist[1] - middle[1]) * 0.22];
      const turn = (Math.atan2(middle[1] - wrist[1], middle[0] - wrist[0]) * 180) / Math.PI;
      return drawPane(`M${wrist}L${before}Q${fold} ${tip}Z`, buildLinearGradient([near, far], turn), 1.6);
    })
    .join('');

const finger = (wrist, tip, tone, wide = 15) => {
  const bow = 0.08;
  const middle = [
    (wrist[0] + tip[0]) / 2 + (tip[1] - wrist[1]) * bow,
    (wrist[1] + tip[1]) / 2 - (tip[0] - wrist[0]) * bow,
  ];
  return drawRibbon(`${wrist} ${middle} ${tip}`, [wide, wide * 0.6, 2], tone, { w: 1.6, spine: false });
};

const bat = ({ arm, wrist, tips, web, bone }) =>
  webbed(wrist, tips, web) +
  tips
    .slice(0, -1)
    .map((tip) => finger(wrist, tip, bone))
    .join('') +
  drawRibbon(arm, [44, 34, 18], bone) +
  drawBlade(wrist[0], wrist[1] + 6, -105, 60, 22, GOLD, { belly: 'spike', bend: -0.15 });

/** Draws the head of a dragon in profile, looking left; about 250 wide. */
const dragonProfile = ({ hide, plate: face, horn = GOLD, fin = DAWN, eye = '#fff6c4' }) =>
  drawRibbon('34,-44 84,-84 150,-86 226,-150', [40, 34, 22, 2], horn, { bands: 6 }) +
  drawRibbon('50,-14 96,-30 150,-22 196,-50', [30, 24, 14, 2], horn, { bands: 4 }) +
  drawBlades({
    from: [50, -10],
    to: [46, 54],
    count: 5,
    turn: [-14, 64],
    length: [120, 70],
    width: [38, 28],
    tone: fin,
    belly: 'spike',
  }) +
  drawBlades({
    from: [-92, 72],
    to: [0, 70],
    count: 5,
    turn: [122, 66],
    length: [30, 66],
    width: [16, 26],
    tone: fin,
    belly: 'spike',
  }) +
  drawPart('6,24! -40,42 -86,50! -116,40! -120,62! -92,78 -42,82 10,74! 56,56 60,22!', [face[1], hide[0]], 90) +
  drawTint(buildOutline('2,22! -46,34 -100,40! -112,14! -52,18'), '#6a0f24', 0.95) +
  drawTint(buildOutline('0,26! -50,30 -92,34! -60,42 -20,40'), '#ff7a6a', 0.9) +
  drawBlades({
    from: [-112, 12],
    to: [-34, 18],
    count: 4,
    turn: [94, 84],
    length: [34, 18],
    width: [14, 10],
    tone: ['#ffe7b8', '#ffffff'],
    belly: 'spike',
    w: 1.2,
  }) +
  drawBlades({
    from: [-104, 46],
    to: [-50, 44],
    count: 3,
    turn: [-90, -82],
    length: [26, 16],
    width: [11, 9],
    tone: ['#ffe7b8', '#ffffff'],
    belly: 'spike',
    w: 1.2,
  }) +
  drawPart(
    '64,-26! 40,-56 -8,-58! -42,-36! -80,-30 -108,-38! -130,-16 -122,12! -102,6 -82,14 -58,4! -36,18 6,24! 34,38 62,32!',
    [face[1], hide[1], hide[0]],
    80,
  ) +
  drawPart('-42,-36! -80,-30 -108,-38! -120,-24! -84,-14 -44,-16!', [face[1], face[0]], 90) +
  drawPart('10,-10! 44,-30 70,-2! 56,34! 22,24!', [face[1], hide[1]], 50) +
  drawPart('-56,-26! -22,-58 20,-68 76,-96! 44,-46 4,-36 -26,-22!', [horn[1], horn[0]], 60) +
  drawPane(buildOutline('-34,-14! -10,-30 16,-26! -4,-10'), eye, 1.8) +
  drawTint(buildOutline('-12,-28! -5,-19 -11,-11! -18,-18'), '#5a0a2a') +
  drawGlow(-10, -20, 50, eye, 0.85) +
  drawPart('-114,-26! -100,-26 -98,-12! -112,-14', ['#1a0a30', '#1a0a30'], 90, 1.4);

/** Draws a feathered wing that spreads to the right of 0,0. */
const plumage = (low, high) =>
  drawBlades({
    from: [110, -70],
    to: [30, 60],
    count: 9,
    turn: [-58, 52],
    length: [300, 170],
    width: [64, 62],
    tone: [low, high],
    belly: 'feather',
    bend: -0.05,
  }) +
  drawBlades({
    from: [90, -54],
    to: [24, 46],
    count: 7,
    turn: [-52, 46],
    length: [176, 110],
    width: [56, 54],
    tone: [high, low],
    belly: 'feather',
    bend: -0.04,
  }) +
  drawBlades({
    from: [66, -36],
    to: [16, 34],
    count: 5,
    turn: [-46, 40],
    length: [92, 72],
    width: 50,
    tone: ['#d9983a', '#fff3c8', '#7a3a08'],
    belly: 'petal',
  });

export const drawDawnDragon = () => {
  const body = { under: ['#ffe29a', '#e0603a'], bands: 24, count: 52 };
  const back = '-70,-196 40,-238 130,-160 104,-40 30,60 16,170 96,262 200,262 236,170 170,110';
  const claw = (x, y, turn) =>
    repeat(3, (i) =>
      drawBlade(x + i * 4, y + (i - 1) * 12, turn + (i - 1) * 26, 50, 20, GOLD, { belly: 'spike', bend: -0.2 }),
    ).join('');
  const skin = ['#2a1a8a', '#6f5bff'];
  return (
    bat({
      arm: '60,-20 -20,-170 -90,-262',
      wrist: [-90, -262],
      tips: [
        [-130, -420],
        [-262, -376],
        [-312, -236],
        [-290, -90],
        [10, 10],
      ],
      web: ['#4a0a3a', '#ff7a4a'],
      bone: ['#1f1060', '#6a4be0'],
    }) +
    drawRibbon('40,170 -80,210 -150,290 -90,350', [40, 110, 74, 40], ['#1f1470', '#5a48e0']) +
    repeat(3, (i) => drawBlade(-92 + i * 14, 346 + i * 2, 150 - i * 34, 54, 22, GOLD, { belly: 'spike' })).join('') +
    drawCrest(back, {
      count: 26,
      side: -1,
      offset: [36, 4],
      length: [78, 30],
      width: [40, 16],
      tone: DAWN,
      lean: 44,
      belly: 'spike',
    }) +
    drawRibbon(back, [76, 96, 122, 156, 166, 138, 92, 62, 34, 10], skin, body) +
    drawBlades({
      from: [172, 112],
      to: [160, 116],
      count: 3,
      turn: [150, 260],
      length: 84,
      width: 36,
      tone: DAWN,
      belly: 'flame',
    }) +
    drawRibbon('60,190 150,230 130,310 70,344', [40, 124, 78, 42], ['#2a1a8a', '#7a68ff']) +
    repeat(3, (i) => drawBlade(78 + i * 4, 340 + i * 8, 186 - i * 34, 54, 22, GOLD, { belly: 'spike' })).join('') +
    bat({
      arm: '84,20 150,-90 176,-236',
      wrist: [176, -236],
      tips: [
        [204, -424],
        [310, -372],
        [344, -220],
        [338, -60],
        [262, 70],
        [100, 90],
      ],
      web: ['#7a123f', '#ffb04a'],
      bone: ['#2a1a8a', '#8a78ff'],
    }) +
    drawRibbon('60,20 -40,96 -110,80 -176,96', [30, 96, 60, 30], ['#2a1a8a', '#7a68ff']) +
    claw(-172, 94, 176) +
    drawFacetStar(8, 74, 28, ['#fffdf0', '#ffbe4a'], [-214, 104]) +
    drawGlow(-214, 104, 140, '#ffe6a0', 0.95) +
    move(-86, -208, dragonProfile({ hide: skin, plate: ['#3a2ab0', '#a898ff'] }), 1.14, -8)
  );
};

export const drawZeroDragon = () => {
  const ring = repeat(23, (index) => locatePolar(206 - index * 0.8, -122 + index * 14.6, [4, 10]));
  return (
    move(70, -120, plumage(['#5a4bc8', '#d9ccff'], ['#8f7be0', '#ffffff']), 1, -28) +
    move(120, 150, plumage(['#5a4bc8', '#d9ccff'], ['#8f7be0', '#ffffff']), 0.8, 40) +
    move(-120, 150, group('scale(-1 1)', plumage(['#4a3bb8', '#c9b8ff'], ['#7f6bd8', '#f4f0ff'])), 0.92, -40) +
    drawCrest(ring, {
      count: 30,
      side: -1,
      offset: [40, 4],
      length: [64, 22],
      width: [36, 14],
      tone: ['#c98a2a', '#fff3c0', '#7a3a08'],
      lean: 40,
      belly: 'spike',
    }) +
    drawRibbon(ring, [104, 104, 100, 92, 80, 60, 36, 8], ['#ffffff', '#9f90f0'], {
      under: ['#ffe9a8', '#e0983a'],
      bands: 30,
      count: 56,
    }) +
    drawFacetStar(12, 132, 50, ['#ffffff', '#ffd98a'], [4, 10], -90, 1.6) +
    drawFacetStar(6, 60, 28, ['#e9fbff', '#7fc8ff'], [4, 10], -90, 1.4) +
    drawGlow(4, 10, 230, '#fff3c8', 0.95) +
    move(
      -104,
      -206,
      dragonProfile({
        hide: ['#9f90f0', '#f4efff'],
        plate: ['#c9bcff', '#ffffff'],
        fin: ['#d99a3a', '#fff3c0', '#7a3a08'],
        eye: '#8ff4ff',
      }),
      1.26,
      -20,
    )
  );
};
