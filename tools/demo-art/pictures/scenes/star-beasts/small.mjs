import { buildCircle, buildOutline, points, buildPolygon, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawCrescent, drawFacetStar, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, group, mirror, drawPane, drawTint, drawWire } from '../../svg.mjs';
import { GOLD } from './tones.mjs';

// Lesser beasts; each stands around 0,0 on a field of 600 × 840.

export const drawOwl = () => {
  const eye =
    drawRosette({
      at: [62, -112],
      radius: 30,
      count: 16,
      length: 58,
      width: 22,
      tone: ['#c9a0ff', '#fff0d8'],
      belly: 'petal',
      w: 1.2,
      vein: false,
    }) +
    drawPane(buildCircle(42, [62, -112]), buildRadialGradient(['#fff7c4', '#ffc23a', '#a8500f']), 2.4) +
    drawPane(buildCircle(23, [62, -112]), '#140a3a', 1.6) +
    drawFacetStar(4, 19, 6, ['#ffffff', '#9fe8ff'], [62, -112], -90, 0.8);
  const rows = repeat(7, (row) => {
    const count = 5 + (row % 2);
    return drawBlades({
      from: [-96 + row * 5, 204 - row * 44],
      to: [96 - row * 5, 204 - row * 44],
      count,
      turn: [96, 84],
      length: 74,
      width: 44,
      tone: row % 2 ? ['#8a7be0', '#fff0d0'] : ['#5a45c0', '#d9c4ff'],
      belly: 'petal',
    });
  }).join('');
  return (
    drawBlades({
      from: [-50, 210],
      to: [50, 210],
      count: 5,
      turn: [112, 68],
      length: 120,
      width: 44,
      tone: ['#2a1a7a', '#8f7bff'],
      belly: 'feather',
    }) +
    drawPlate('0,-180 90,-170 138,-80 136,60 110,180 50,236 0,244', ['#7a62e0', '#2a1880']) +
    rows +
    mirror(
      drawBlades({
        from: [120, -40],
        to: [86, 110],
        count: 7,
        turn: [70, 100],
        length: [210, 110],
        width: [52, 40],
        tone: [
          ['#1f1470', '#7a6bf0'],
          ['#2a1a80', '#a88bff'],
        ],
        belly: 'feather',
      }) +
        drawBlades({
          from: [112, -60],
          to: [128, 30],
          count: 4,
          turn: [66, 94],
          length: 92,
          width: 44,
          tone: ['#3a2aa0', '#ffd98a'],
          belly: 'petal',
        }) +
        drawBlade(50, -160, -62, 110, 44, ['#3a2aa0', '#c9a0ff'], { belly: 'spike' }) +
        drawBlade(40, -164, -66, 84, 26, ['#ffb35a', '#fff0d0'], { belly: 'spike', w: 1.2 }),
    ) +
    mirror(eye) +
    drawPlate('0,-110! 18,-96 16,-60 0,-32!', ['#ffe9a8', '#d9862a']) +
    drawPlate('0,-196! 24,-160 12,-124 0,-112!', ['#fff0d8', '#a88bff']) +
    mirror(
      drawGlow(62, -112, 90, '#ffd98a', 0.55) +
        repeat(3, (i) => drawBlade(24 + i * 18, 236, 80 + i * 8, 38, 18, GOLD, { belly: 'spike' })).join(''),
    )
  );
};

export const drawLynx = () => {
  const leg =
    drawPart('14,120! 60,110 70,210 66,300! 12,306!', ['#ffdcb0', '#c9784a'], 90) + drawWire('M28,280V304M46,280V304', 1.4);
  return (
    drawRibbon('90,210 190,190 240,60 190,-140 60,-256 -110,-290', [46, 56, 70, 60, 40, 8], ['#c96a3a', '#9ff0ff'], {
      dusk: '#5a2aa8',
    }) +
    drawRibbon('150,190 206,70 160,-110 50,-220 -100,-280', [14, 26, 24, 16, 4], ['#ffe0a8', '#ffffff'], {
      w: 1.4,
      spine: false,
    }) +
    drawFacetStar(6, 66, 24, ['#ffffff', '#9fe8ff'], [-136, -296]) +
    drawGlow(-136, -296, 130, '#bff4ff', 0.9) +
    drawPlate('0,-10! 80,20 116,130 124,230 96,306 0,312!', ['#f0a86a', '#8a3f3a']) +
    mirror(leg) +
    mirror(
      drawBlades({
        from: [66, 20],
        to: [6, 60],
        count: 4,
        turn: [70, 92],
        length: [96, 130],
        width: [42, 42],
        tone: ['#ffd0a0', '#ffffff'],
        belly: 'flame',
      }),
    ) +
    mirror(
      drawPart('30,-130! 74,-226! 106,-96!', ['#e0905a', '#6a2f4a'], 80) +
        drawPart('52,-130! 74,-186! 90,-104!', ['#ffc4c0', '#a84a6a'], 80) +
        drawBlade(74, -214, -80, 62, 16, ['#3a1a4a', '#8ff0ff'], { belly: 'spike' }) +
        drawBlades({
          from: [88, -50],
          to: [56, 26],
          count: 4,
          turn: [6, 62],
          length: [92, 76],
          width: [40, 34],
          tone: ['#f0b078', '#fff4e0'],
          belly: 'flame',
        }),
    ) +
    drawPlate('0,-150 60,-142 108,-84 96,-20 56,30 0,44', ['#ffc890', '#d9803f']) +
    mirror(
      drawPart('0,-20! 20,-30 50,-6 48,22 22,40 0,38!', ['#ffffff', '#ffd9b8'], 80) +
        drawBlade(26, -108, -66, 40, 12, ['#8a3f3a', '#5a2040'], { w: 1.2 }) +
        drawBlade(70, -64, -10, 44, 12, ['#8a3f3a', '#5a2040'], { w: 1.2 }),
    ) +
    drawPlate('0,-26! 20,-24 12,-10 0,-4!', ['#ff9a9a', '#a83a5a']) +
    drawWire('M0,-4V12M0,12Q14,22 26,12M0,12Q-14,22 -26,12', 1.6) +
    mirror(
      drawPane(buildOutline('18,-48! 40,-74 70,-68! 56,-44 34,-38'), buildRadialGradient(['#f4ffd0', '#8ff07a', '#1a6a4a']), 2) +
        drawTint(buildOutline('43,-70! 49,-56 43,-42! 38,-56'), '#0a1a1a') +
        drawTint(buildCircle(3.5, [38, -62]), '#fff') +
        drawGlow(44, -56, 40, '#b8ffb0', 0.6),
    ) +
    drawFacetStar(4, 22, 6, ['#fff', '#ffd98a'], [0, -112])
  );
};

export const drawRabbit = () =>
  drawPane(drawCrescent(-6, 120, 206, 2.6, -62), buildLinearGradient(['#fff6d0', '#ffc85a', '#b8641f'], 60), 2.6) +
  group(
    'translate(-6 -50)',
    drawBlade(58, -132, -112, 190, 62, ['#a8a0e8', '#ffffff'], { bend: -0.1, belly: 'petal' }) +
      drawBlade(84, -130, -86, 196, 62, ['#c4bcf8', '#ffffff'], { bend: -0.12, belly: 'petal' }) +
      drawBlade(84, -142, -86, 150, 26, ['#ff9ac4', '#ffd9ea'], { bend: -0.12, w: 1.2 }) +
      drawRosette({
        at: [-138, 96],
        count: 9,
        length: 44,
        width: 26,
        tone: ['#d9d4ff', '#ffffff'],
        belly: 'petal',
        w: 1.2,
        vein: false,
      }) +
      drawPart('-136,96 -120,10 -50,-46 30,-54 96,-20 116,60 96,140 30,168 -70,168 -126,146', ['#ffffff', '#a89ce8'], 70) +
      drawPart('-120,120 -100,40 -30,20 26,70 20,140 -30,168 -90,166', ['#f4f2ff', '#8f84dc'], 60) +
      drawPart('-60,150! 0,140 60,150 80,168 40,180 -40,180', ['#ffffff', '#c4bcf8'], 90) +
      drawPart('60,90! 96,80 110,140 120,170 80,180 62,160', ['#ffffff', '#b0a6ee'], 80) +
      drawPart('14,-80 40,-140 96,-148 140,-112 150,-66 120,-30 66,-22 24,-40', ['#ffffff', '#b8aef0'], 70) +
      drawPane(buildCircle(14, [96, -94]), buildRadialGradient(['#ff8ac4', '#7a1a6a', '#2a0a3a']), 2) +
      drawTint(buildCircle(4.5, [92, -99]), '#fff') +
      drawPart('140,-88! 154,-84 150,-70 140,-72', ['#ff9ac4', '#d95a8a'], 90, 1.4) +
      drawWire('M140,-70Q132,-56 120,-58', 1.4) +
      drawGlow(112, -62, 26, '#ff9ac4', 0.5),
  ) +
  drawFacetStar(5, 34, 14, ['#fffbe0', '#ffc23a'], [150, 60]) +
  drawGlow(150, 60, 70, '#ffe6a0', 0.8);

export const drawFirefly = () => {
  const half =
    drawBlade(30, -30, -24, 250, 120, ['#7ad0ff', '#e9fbff'], { belly: 'petal', bend: -0.05 }) +
    drawBlade(26, -6, 14, 200, 90, ['#5a9af0', '#d9f4ff'], { belly: 'petal', bend: 0.05 }) +
    drawRibbon('18,-150 60,-220 130,-240', [9, 7, 3], GOLD, { w: 1.4, spine: false }) +
    drawPane(buildCircle(8, [132, -240]), '#ffe9a8', 1.6) +
    drawRibbon('40,-60 110,-110 140,-80', [12, 9, 3], ['#2a1670', '#7a5be8'], { w: 1.4, spine: false }) +
    drawRibbon('40,40 120,80 150,140', [12, 9, 3], ['#2a1670', '#7a5be8'], { w: 1.4, spine: false });
  const wingcase = drawBlade(10, -70, 52, 210, 96, ['#2a1680', '#8f5bff'], { belly: 'petal', bend: -0.12 });
  return (
    mirror(half) +
    drawPlate('0,-60! 50,-40 64,60 52,170 24,230 0,244!', ['#f4ffb0', '#c4f04a', '#4aa82a']) +
    repeat(5, (i) => drawWire(`M${-58 + i * 4},${20 + i * 40}Q0,${44 + i * 40} ${58 - i * 4},${20 + i * 40}`, 1.8)).join(
      '',
    ) +
    mirror(wingcase) +
    drawPlate('0,-130! 46,-120 60,-70 40,-40 0,-30!', ['#ff8a6a', '#8a1f5a']) +
    drawPlate('0,-176! 34,-168 40,-136 26,-116 0,-112!', ['#4a2fa8', '#140a3a']) +
    mirror(drawPane(buildCircle(12, [26, -146]), buildRadialGradient(['#fff', '#8ff0ff', '#1a6ad0']), 1.6)) +
    drawGlow(0, 140, 230, '#e4ff8a', 0.95)
  );
};

export const drawEgg = () => {
  const shell = '0,-190 70,-160 124,-60 136,50 104,140 50,178 0,186';
  const facets = [
    ['0,-190! 70,-160! 40,-70! 0,-96!', ['#fffbe8', '#b8a0ff']],
    ['70,-160! 124,-60! 78,-14! 40,-70!', ['#d9c4ff', '#7a5be0']],
    ['0,-96! 40,-70! 24,14! 0,26!', ['#fff0d0', '#d98ad8']],
    ['40,-70! 78,-14! 66,64! 24,14!', ['#c9a8ff', '#5a3fc8']],
    ['124,-60! 136,50! 66,64! 78,-14!', ['#8f7bf0', '#3a2498']],
    ['24,14! 66,64! 40,120! 0,26!', ['#ffb8d0', '#8a4fd0']],
    ['66,64! 136,50! 104,140! 40,120!', ['#6a55d8', '#2a1880']],
    ['0,26! 40,120! 50,178! 0,186!', ['#d98ad8', '#4a2aa0']],
    ['40,120! 104,140! 50,178!', ['#4a35b0', '#1f1268']],
  ];
  return (
    mirror(
      drawBlades({
        from: [150, 150],
        to: [10, 210],
        count: 8,
        turn: [-34, 60],
        length: [120, 110],
        width: [40, 44],
        tone: ['#5a3ac8', '#ffd98a'],
        belly: 'flame',
      }),
    ) +
    drawPlate(shell, ['#fff', '#6a4bd0']) +
    mirror(facets.map(([shape, tone]) => drawPart(shape, tone, 70, 1.6)).join('')) +
    drawPane(
      buildPolygon(
        points(
          '-132,10 -84,-26 -52,16 -10,-34 30,12 66,-30 98,14 134,-6 132,14 100,36 66,-6 32,36 -8,-8 -50,40 -84,0 -130,30',
        ),
      ),
      buildLinearGradient(['#fffde0', '#ffd34a', '#ff9a4a'], 0),
      1.8,
    ) +
    drawGlow(0, 4, 190, '#ffe6a0', 0.75) +
    mirror(
      drawBlades({
        from: [160, 190],
        to: [0, 232],
        count: 7,
        turn: [-20, 100],
        length: [90, 70],
        width: [38, 44],
        tone: ['#3a2498', '#b48bff'],
        belly: 'flame',
      }),
    ) +
    drawFacetStar(4, 40, 9, ['#fff', '#ffe9a8'], [0, -100])
  );
};
