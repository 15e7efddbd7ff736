import { buildCircle } from '../../geometry.mjs';
import { drawBlades, drawCrest, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawTint, drawTintLine, drawWire } from '../../svg.mjs';
import { FOAM, GOLD, drawPearl, UNDER } from './tones.mjs';

// Creatures of the shore; each stands around 0,0 on a field of 600 × 840.

export const drawFoamDragon = () => {
  const path = '-30,-110 60,-120 110,-40 60,50 -40,90 -110,170 -60,260 60,270 120,200 80,150';
  return (
    drawCrest(path, {
      count: 17,
      side: -1,
      offset: [48, 4],
      length: [60, 30],
      width: [36, 16],
      tone: ['#0d8ab0', '#ffffff'],
      lean: 40,
      belly: 'flame',
      dusk: UNDER,
    }) +
    drawRibbon(path, [110, 116, 120, 118, 104, 84, 62, 42, 24, 10], ['#7ff0e8', '#2a9ac8'], {
      bands: 15,
      dusk: '#e9fff0',
      count: 40,
    }) +
    drawRosette({
      at: [82, 152],
      count: 4,
      from: 170,
      sweep: 120,
      length: 66,
      width: 32,
      tone: FOAM,
      belly: 'petal',
      dusk: UNDER,
    }) +
    drawBlades({
      from: [84, -10],
      to: [70, 30],
      count: 4,
      turn: [-40, 30],
      length: [130, 110],
      width: 50,
      tone: ['#2ab0c8', '#ffffff'],
      belly: 'petal',
      dusk: UNDER,
    }) +
    group(
      'translate(-50 -150)',
      drawRibbon('50,-70 90,-120 140,-130', [24, 18, 3], GOLD, { bands: 4 }) +
        drawRibbon('-10,-90 0,-140 40,-170', [24, 18, 3], GOLD, { bands: 4 }) +
        drawBlades({
          from: [86, -40],
          to: [80, 30],
          count: 4,
          turn: [-30, 50],
          length: [100, 70],
          width: 44,
          tone: ['#2ab0c8', '#ffffff'],
          belly: 'petal',
          dusk: UNDER,
        }) +
        drawPart(
          '-130,10 -120,-40 -70,-90 0,-106 70,-80 100,-10 70,60 0,84 -80,76 -124,46',
          ['#d9fff6', '#5ad0d8', '#1f8ab8'],
          70,
        ) +
        drawPart('-134,16 -120,-14 -80,-10 -60,30 -80,66 -118,52', ['#f4fffb', '#a8e8e0'], 80) +
        drawTint(buildCircle(4.5, [-120, 8]), '#0a4a6a') +
        drawTint(buildCircle(4.5, [-98, 4]), '#0a4a6a') +
        drawWire('M-126,44Q-90,62 -40,44', 2) +
        drawPane(buildCircle(31, [-14, -20]), '#ffffff', 2.2) +
        drawPane(buildCircle(23, [-18, -18]), buildRadialGradient(['#ffe08a', '#ff9a3a', '#7a2a0a']), 1.8) +
        drawTint(buildCircle(12, [-20, -17]), '#140a1e') +
        drawTint(buildCircle(7, [-26, -26]), '#fff') +
        drawGlow(20, 30, 40, '#ff9aa8', 0.7),
    ) +
    [
      [-200, -220, 38],
      [190, -260, 28],
      [-210, 60, 30],
      [210, 60, 44],
      [-150, 300, 22],
      [190, 300, 26],
      [-120, -320, 18],
      [60, -330, 34],
    ]
      .map(
        ([x, y, r]) =>
          drawPane(
            buildCircle(r, [x, y]),
            buildRadialGradient(
              [
                ['#ffffff', 0, 0.1],
                ['#bff4ff', 0.7, 0.25],
                ['#ffffff', 1, 0.8],
              ],
              [0.5, 0.5],
              0.5,
            ),
            1.8,
          ) + drawTint(buildCircle(r * 0.2, [x - r * 0.4, y - r * 0.4]), '#fff', 0.95),
      )
      .join('')
  );
};

export const drawSeabird = () => {
  const wing =
    drawBlades({
      from: [330, -96],
      to: [70, 0],
      count: 10,
      turn: [4, 82],
      length: [110, 150],
      width: [40, 54],
      tone: [
        ['#14213f', '#5a7aa8'],
        ['#8fb0d0', '#ffffff'],
      ],
      belly: 'feather',
      dusk: UNDER,
    }) +
    drawBlades({
      from: [290, -104],
      to: [60, -20],
      count: 8,
      turn: [20, 84],
      length: [60, 84],
      width: [40, 48],
      tone: ['#c4d8ea', '#ffffff'],
      belly: 'petal',
      dusk: UNDER,
    }) +
    drawRibbon('20,10 110,-100 220,-136 344,-98', [80, 62, 46, 4], ['#ffffff', '#dfeaf4'], { dusk: '#5a7aa8' });
  return (
    drawBlades({
      from: [70, 110],
      to: [110, 76],
      count: 4,
      turn: [76, 30],
      length: 130,
      width: 44,
      tone: ['#a8c4dc', '#ffffff'],
      belly: 'feather',
      dusk: UNDER,
    }) +
    move(30, -6, wing, 0.92, -24) +
    drawPart('-120,-20 -80,-60 0,-50 70,20 110,100 70,130 0,90 -70,40', ['#ffffff', '#e4eef6', '#8fa8c8'], 70) +
    move(-40, -4, group('scale(-1 1)', wing), 0.86, 12) +
    drawPart('-180,-10 -160,-60 -104,-72 -60,-44 -70,14 -130,24', ['#ffffff', '#dfeaf4'], 70) +
    drawPart('-168,-30! -240,0 -252,20! -220,22 -160,8!', ['#ffcf5a', '#d9701a'], 60) +
    drawWire('M-166,-8Q-210,4 -244,14', 1.4) +
    drawPane(buildCircle(8, [-134, -30]), '#141c30', 1.4) +
    drawTint(buildCircle(2.6, [-137, -33]), '#fff') +
    drawTintLine('M-150,-44Q-132,-52 -116,-44', '#2a3a5a', 3)
  );
};

export const drawShell = () => {
  return (
    mirror(
      drawBlades({
        from: [190, 250],
        to: [20, 280],
        count: 5,
        turn: [-10, 60],
        length: [110, 90],
        width: [50, 46],
        tone: ['#b89a6a', '#fff0cc'],
        belly: 'petal',
      }),
    ) +
    drawRosette({
      at: [0, 190],
      radius: 10,
      count: 13,
      from: -168,
      sweep: 156,
      length: [360, 346],
      width: 96,
      tone: ['#ff8a7a', '#fff4ec'],
      belly: 'petal',
      dusk: '#8a3a6a',
      w: 2,
    }) +
    drawRosette({
      at: [0, 190],
      radius: 10,
      count: 11,
      from: -158,
      sweep: 136,
      length: [200, 186],
      width: 56,
      tone: ['#d9607a', '#ffd0c4'],
      belly: 'petal',
      dusk: '#6a2a6a',
      w: 1.6,
    }) +
    mirror(drawPart('10,190! 70,170 120,200 90,236 10,230!', ['#ffe0d0', '#d9807a'], 70)) +
    drawPlate('0,160! 40,170 44,220 0,240!', ['#fff0e4', '#e0908a']) +
    drawPearl(0, 216, 44) +
    drawGlow(0, 206, 120, '#ffffff', 0.6)
  );
};
