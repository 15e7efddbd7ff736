import { drawFace, drawShoulders } from '../../figures.mjs';
import { buildCircle, buildOutline, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawFacetStar, drawGear, drawGem, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawWire } from '../../svg.mjs';
import { drawRivets, drawSpring } from './parts.mjs';
import { BRASS, DARK_WHEEL, IRON, PLATE, STEEL, TEAL, WHEEL } from './tones.mjs';

// Knights and the princess; each stands around 0,0 on a field of 600 × 840.

export const drawGalvan = () => {
  const plume = mirror(
    drawBlades({
      from: [44, -206],
      to: [4, -236],
      count: 6,
      turn: [8, -86],
      length: [150, 200],
      width: [46, 56],
      tone: ['#e8502a', '#fff0b8', '#8a1a14'],
      belly: 'flame',
      bend: -0.14,
    }),
  );
  const pauldron =
    drawGear(18, 112, WHEEL, { at: [184, 10], spokes: 6, turn: 6 }) +
    drawBlades({
      from: [214, -40],
      to: [250, 60],
      count: 3,
      turn: [-44, 20],
      length: [110, 76],
      width: 44,
      tone: BRASS,
      belly: 'spike',
    }) +
    drawPart('64,-64! 120,-104 196,-80 236,-10 218,34! 150,-10 92,-12!', [STEEL[1], '#8fa0b0', STEEL[0]], 50) +
    drawPart('84,-10! 150,-6 214,34 212,92! 150,54 90,46!', [STEEL[1], '#6a7c8c', IRON[0]], 50) +
    drawPart('88,48! 150,56 206,96 196,146! 140,108 88,96!', [STEEL[1], '#5a6c7c', IRON[0]], 50) +
    drawRivets([
      [118, -72],
      [170, -66],
      [208, -20],
      [192, 52],
      [184, 112],
    ]);
  const cape = drawBlades({
    from: [226, 60],
    to: [70, 190],
    count: 6,
    turn: [58, 88],
    length: [300, 240],
    width: [92, 76],
    tone: [
      ['#5a0a14', '#ff5a3a', '#2a0414'],
      ['#4a0a14', '#c9301f', '#2a0414'],
    ],
    belly: 'petal',
  });
  return (
    group(
      'rotate(13)',
      drawPart('-262,-330! -250,-420! -238,-330! -236,440! -264,440!', ['#fff3d0', '#8a4a14'], 0) +
        drawBlade(-250, -296, -90, 200, 74, STEEL, { belly: 'spike' }) +
        drawGear(14, 50, WHEEL, { at: [-250, -258], spokes: 4 }) +
        drawBlades({
          from: [-250, -230],
          to: [-250, -150],
          count: 4,
          turn: [10, 44],
          length: [130, 80],
          width: 40,
          tone: ['#a81f1a', '#ff8a4a', '#4a0414'],
          belly: 'flame',
        }),
    ) +
    plume +
    mirror(cape) +
    drawPlate('0,-70! 60,-64 118,-20 126,90 90,210 60,330 0,350!', [STEEL[1], '#8a9aa8', IRON[0]]) +
    mirror(
      drawPart('10,-44! 62,-54 108,-6 104,60 64,46 14,30!', [STEEL[1], '#9fb0c0', STEEL[0]], 60) +
        drawPart('40,170! 96,140 96,200 60,230!', [BRASS[1], BRASS[0]], 60) +
        drawPart('36,236! 78,222 72,286 50,310!', [BRASS[1], BRASS[0]], 60),
    ) +
    drawPlate('0,200! 36,206 32,330 0,390!', ['#ffb36a', '#a8401a', '#5a140c']) +
    drawGear(22, 88, WHEEL, { at: [0, 104], spokes: 8 }) +
    drawPane(buildCircle(48, [0, 104]), buildRadialGradient(['#ffffff', '#ffd24a', '#ff6a1a', '#7a1a0a']), 2.6) +
    drawFacetStar(6, 44, 15, ['#fff8d0', '#ffb03a'], [0, 104], -90, 1) +
    drawGlow(0, 104, 160, '#ff9a3a', 0.95) +
    mirror(pauldron) +
    drawPlate('0,-222! 50,-212 78,-160 80,-96 60,-52 26,-34 0,-30!', [STEEL[1], '#7f91a0', IRON[0]]) +
    mirror(
      drawPart('12,-122! 66,-140 74,-96 54,-60 18,-50!', ['#4a5a6a', '#141c24'], 60) +
        repeat(4, (i) => drawWire(`M${22 + i * 9},${-74}L${24 + i * 10},${-56}`, 1.8)).join('') +
        drawPane(buildOutline('14,-112! 40,-130 72,-134! 56,-106 20,-98'), buildRadialGradient(['#fff', '#ffc23a', '#ff5a1a']), 1.8) +
        drawGlow(42, -114, 50, '#ff9a3a', 0.95),
    ) +
    drawPlate('0,-238! 14,-226 16,-140 10,-40 0,-22!', [BRASS[1], BRASS[0]]) +
    mirror(
      drawPart('52,-186! 92,-200 120,-244 146,-312! 146,-226 116,-150 82,-128!', [BRASS[1], '#c98a3a', BRASS[0]], 60),
    )
  );
};

export const drawCelesta = () => {
  const skin = ['#fff0e0', '#e8b08c'];
  const curl = (x, y, r) =>
    drawPane(buildCircle(r, [x, y]), buildLinearGradient(['#ffc48a', '#a84a1a'], 60), 2) +
    drawWire(buildCircle(r * 0.62, [x + r * 0.1, y + r * 0.08]), 1.5) +
    drawWire(buildCircle(r * 0.28, [x + r * 0.16, y + r * 0.12]), 1.5);
  const hair =
    drawRibbon('60,-170 140,-110 150,0 180,90 150,170', [70, 84, 72, 56, 10], ['#8a3412', '#ffb46a'], { dusk: '#3a0f14' }) +
    drawRibbon('70,-150 112,-60 112,40 134,120 108,190', [30, 40, 40, 32, 6], ['#c9622a', '#ffd9a0'], { dusk: '#5a1a14' }) +
    curl(166, 150, 34) +
    curl(134, 196, 28) +
    curl(186, 92, 26);
  return (
    drawGear(
      30,
      236,
      [
        ['#ffd98a', '#a8601f'],
        ['#3a1a12', '#1f0e0a'],
        ['#fff', '#6fe0cf'],
      ],
      { at: [0, -116], spokes: 10, turn: 3 },
    ) +
    drawRosette({
      at: [0, -116],
      radius: 110,
      count: 20,
      length: [92, 60],
      width: 26,
      tone: ['#c9742a', '#fff0c0', '#7a3a08'],
      belly: 'spike',
      w: 1.4,
    }) +
    mirror(hair) +
    move(0, -70, drawShoulders(skin, 140), 1.1) +
    drawPlate('0,150! 60,110 150,84 210,150 240,400 0,420!', ['#1f7a74', '#0a3a40', '#061f26']) +
    mirror(
      drawBlades({
        from: [150, 96],
        to: [20, 156],
        count: 5,
        turn: [-10, 76],
        length: [120, 80],
        width: [44, 40],
        tone: ['#8a4a14', '#fff0c0', '#7a3a08'],
        belly: 'petal',
      }) +
        drawPart('20,190! 70,160 100,230 70,330 16,420!', ['#8ff0dc', '#0f5a56'], 60) +
        drawGear(12, 40, WHEEL, { at: [150, 196] }) +
        drawRibbon('196,130 224,200 214,290 250,400', [20, 34, 40, 60], TEAL, { bands: 8 }),
    ) +
    drawGear(16, 50, WHEEL, { at: [0, 184], spokes: 6 }) +
    drawGem(0, 184, 26, ['#ffffff', '#6fe0cf', '#0a4a4a']) +
    drawGlow(0, 184, 80, '#8ff0dc', 0.7) +
    drawSpring(0, 262, 5, 26, 26, ['#ffe0a0', '#8a4a14']) +
    move(0, -96, drawFace({ skin, lash: '#4a1f10', lip: '#c9503a', shadow: '#5ab8a8' }), 1.16) +
    mirror(
      drawPart('0,-206! 40,-200 70,-164 74,-100! 62,-130 36,-164 0,-176!', ['#ffc48a', '#a84a1a'], 50) +
        drawRibbon('60,-150 84,-90 70,-20 86,40', [26, 30, 22, 2], ['#c9622a', '#ffd9a0'], { dusk: '#5a1a14' }),
    ) +
    drawPlate('0,-204! 60,-196 96,-160 84,-176 40,-186 0,-188', PLATE) +
    mirror(drawGear(12, 34, WHEEL, { at: [62, -208] }) + drawGear(10, 24, DARK_WHEEL, { at: [104, -182] })) +
    drawGear(16, 52, WHEEL, { at: [0, -232], spokes: 6 }) +
    drawGem(0, -232, 24, ['#ffffff', '#ff9a6a', '#7a1a1a']) +
    mirror(drawBlade(20, -270, -74, 84, 30, ['#c9742a', '#fff0c0', '#7a3a08'], { belly: 'spike' })) +
    drawBlade(0, -274, -90, 118, 36, ['#c9742a', '#fff0c0', '#7a3a08'], { belly: 'spike' }) +
    mirror(
      drawRibbon('62,-16 72,20 66,50', [4, 4, 4], BRASS, { spine: false, w: 1.2 }) +
        drawGem(66, 60, 12, ['#ffffff', '#6fe0cf', '#0a4a4a'], { sides: 6 }),
    )
  );
};

export const drawNoin = () => {
  const wing =
    drawBlades({
      from: [236, -250],
      to: [70, -10],
      count: 10,
      turn: [-66, 46],
      length: [190, 150],
      width: [44, 46],
      tone: [
        ['#2a3a4a', '#dfeaf2'],
        ['#4a2a1a', '#ffb46a'],
      ],
      belly: 'feather',
      bend: 0.05,
    }) +
    drawBlades({
      from: [226, -214],
      to: [66, 10],
      count: 8,
      turn: [-30, 66],
      length: [92, 74],
      width: [42, 44],
      tone: ['#7a3a14', '#ffe0a0'],
      belly: 'feather',
    }) +
    drawRibbon('44,-40 120,-70 190,-150 240,-262', [54, 50, 36, 12], STEEL, { bands: 5 }) +
    drawGear(12, 34, WHEEL, { at: [126, -78] });
  return (
    mirror(wing) +
    mirror(
      drawPart('8,120! 60,130 66,220 40,330 26,400! 8,300!', [STEEL[1], IRON[0]], 60) +
        drawGear(10, 26, WHEEL, { at: [42, 226] }) +
        drawBlade(50, 300, 40, 60, 26, STEEL, { belly: 'feather' }),
    ) +
    mirror(
      drawBlades({
        from: [66, 110],
        to: [8, 130],
        count: 4,
        turn: [60, 88],
        length: [130, 150],
        width: [52, 50],
        tone: ['#7a1420', '#ff9a5a', '#3a0414'],
        belly: 'petal',
      }),
    ) +
    drawPlate('0,-70! 70,-66 92,-20 66,60 56,116 0,130!', [STEEL[1], '#8496a6', IRON[0]]) +
    mirror(
      drawPart('6,-50! 60,-52 76,-10 40,30 8,20!', [STEEL[1], STEEL[0]], 50) +
        drawRibbon('84,-40 110,30 60,66', [40, 36, 26], IRON, { bands: 3 }),
    ) +
    drawPart('-70,30! 70,30! 70,116! -70,116!', ['#fffaf0', '#e0c9a0'], 80) +
    drawWire('M-70,30L0,84L70,30M-70,116L-18,70M70,116L18,70', 1.8) +
    drawGem(0, 84, 18, ['#fff', '#ff7a5a', '#7a1414']) +
    drawGlow(0, 74, 100, '#ffe0a0', 0.5) +
    drawPlate('0,-210! 50,-200 66,-150 56,-96 24,-70 0,-62!', [STEEL[1], '#7f91a0', IRON[0]]) +
    drawPlate('0,-214! 12,-204 14,-120 0,-84!', PLATE) +
    mirror(
      drawPane(buildOutline('14,-134! 36,-146 58,-142! 48,-124 20,-118'), buildRadialGradient(['#fff', '#8ff0dc', '#0f8a86']), 1.8) +
        drawGlow(38, -132, 40, '#8ff0dc', 0.9) +
        drawBlades({
          from: [54, -170],
          to: [56, -110],
          count: 4,
          turn: [-64, -10],
          length: [120, 70],
          width: [32, 26],
          tone: ['#8a4a14', '#fff0c0', '#7a3a08'],
          belly: 'feather',
        }),
    )
  );
};
