import { buildCircle, buildOutline, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawCrescent, drawFacetStar, drawPart, drawPlate, drawRibbon } from '../../shapes.mjs';
import { buildRadialGradient, drawGlow, mirror, drawPane, drawTint } from '../../svg.mjs';

// Great beasts; each stands around 0,0 on a field of 600 × 840.

export const drawWolf = () => {
  const fur = (y, count, length, tone, spread) =>
    mirror(
      drawBlades({
        from: [spread, y],
        to: [4, y + 46],
        count,
        turn: [40, 86],
        length: [length, length * 1.05],
        width: [46, 44],
        tone,
        belly: 'flame',
      }),
    );
  const half =
    drawPart('34,-84! 62,-214! 126,-50!', ['#7ec8ff', '#1a1260'], 70) +
    drawPart('62,-96! 72,-172! 104,-68!', ['#ff8ad0', '#3a1a7a'], 90);
  const side =
    drawPart('28,-96! 96,-58! 74,-22! 24,-20!', ['#a8b8ff', '#3a3fb0'], 50) +
    drawPart('24,-20! 74,-24! 122,6! 100,66! 58,66 30,46! 16,14!', ['#dfe6ff', '#5a62d8'], 40) +
    drawPart('0,24! 16,14! 34,48 32,88 0,100!', ['#ffffff', '#8f9cf0'], 60);
  return (
    mirror(
      drawBlades({
        from: [60, -110],
        to: [96, 90],
        count: 7,
        turn: [-46, 62],
        length: [150, 190],
        width: [52, 56],
        tone: [
          ['#1b1470', '#c45bff', '#0a0440'],
          ['#141060', '#ff6ac8', '#0a0440'],
        ],
        belly: 'flame',
      }),
    ) +
    fur(190, 5, 170, ['#16104f', '#7a3bf0'], 176) +
    fur(120, 5, 160, ['#1f2aa0', '#4ad0ff'], 150) +
    fur(60, 4, 140, ['#4a6ae8', '#f0fbff'], 112) +
    mirror(half) +
    mirror(
      drawBlades({
        from: [88, 0],
        to: [50, 84],
        count: 4,
        turn: [4, 66],
        length: [96, 80],
        width: [42, 36],
        tone: ['#4a50c8', '#eaf2ff'],
        belly: 'flame',
      }),
    ) +
    drawPlate('0,92! 30,84 26,116 0,130!', ['#6a70d8', '#2a2a8a']) +
    mirror(side) +
    drawPlate('0,-124! 28,-96! 24,-20! 10,18 0,24!', ['#eef2ff', '#5a62d8']) +
    drawPlate('0,-30! 12,-14 15,34 22,62 0,70!', ['#ffffff', '#b4c0ff']) +
    drawPlate('0,62! 23,58 20,80 0,94!', ['#3a2f7a', '#0d0a2a']) +
    mirror(
      drawPane(buildOutline('22,-2! 40,-20 64,-24! 50,-2 34,4'), buildRadialGradient(['#ffffff', '#7ff4ff', '#1a6ad0']), 2) +
        drawTint(buildCircle(6, [42, -10]), '#0a0a3a') +
        drawGlow(43, -10, 46, '#8ff4ff', 0.9),
    ) +
    drawFacetStar(4, 34, 9, ['#ffffff', '#ffd98a'], [0, -78]) +
    drawGlow(0, -78, 60, '#fff3c8', 0.8)
  );
};

export const drawStag = () => {
  const bone = ['#c9b6f0', '#ffffff'];
  const tine = (path, wide) => drawRibbon(path, [wide, wide * 0.7, 1], bone, { w: 1.6, spine: false });
  const antler =
    tine('66,-196 100,-214 112,-260', 15) +
    tine('112,-240 168,-240 206,-282', 17) +
    tine('150,-300 206,-308 236,-352', 15) +
    tine('146,-330 130,-372 140,-410', 13) +
    tine('40,-168 28,-206 34,-250', 13) +
    drawRibbon('20,-146 62,-190 128,-236 158,-306 190,-398', [26, 22, 18, 14, 1], bone, { w: 2 });
  return (
    mirror(antler) +
    drawPlate('0,-40! 60,-30 84,60 110,180 140,300 0,330!', ['#ffffff', '#a890e8', '#3a2490']) +
    mirror(
      drawBlades({
        from: [126, 190],
        to: [12, 240],
        count: 5,
        turn: [62, 90],
        length: [190, 210],
        width: [66, 66],
        tone: ['#6a55c8', '#c9bcff'],
        belly: 'flame',
      }),
    ) +
    mirror(
      drawBlades({
        from: [104, 120],
        to: [12, 190],
        count: 5,
        turn: [64, 91],
        length: [190, 210],
        width: [58, 60],
        tone: ['#9484e0', '#e9e2ff'],
        belly: 'flame',
      }),
    ) +
    mirror(
      drawBlades({
        from: [84, 60],
        to: [10, 130],
        count: 5,
        turn: [68, 92],
        length: [170, 200],
        width: [46, 50],
        tone: ['#cbb8ff', '#ffffff'],
        belly: 'flame',
      }),
    ) +
    mirror(
      drawBlades({
        from: [64, 10],
        to: [6, 60],
        count: 4,
        turn: [64, 92],
        length: [110, 130],
        width: [42, 44],
        tone: ['#e4d9ff', '#ffffff'],
        belly: 'flame',
      }),
    ) +
    mirror(
      drawBlade(44, -104, -14, 110, 50, ['#8f7bd8', '#ffffff'], { bend: 0.1 }) +
        drawBlade(58, -104, -13, 76, 24, ['#c96aa8', '#ffc4dc'], { bend: 0.1, w: 1.2 }),
    ) +
    mirror(drawPart('12,-120! 48,-118 54,-76 40,-20 26,40 14,60!', ['#f4efff', '#8f78d8'], 40)) +
    drawPlate('0,-150! 26,-142 32,-100 18,-40 20,30 28,62 16,84 0,88!', ['#ffffff', '#e4dcff', '#b8a4f0']) +
    drawPlate('0,58! 20,60 18,76 0,86!', ['#4a3590', '#1a0f4a']) +
    drawPlate('0,88! 14,86 12,100 0,104!', ['#b8a4f0', '#6a55c0']) +
    mirror(
      drawPane(buildOutline('24,-74! 36,-90 50,-82! 44,-66 30,-64'), buildRadialGradient(['#ffe9a0', '#d98a2a', '#5a2a0a']), 2) +
        drawTint(buildCircle(3, [34, -80]), '#fff') +
        drawGlow(38, -76, 30, '#ffe6a0', 0.7),
    ) +
    drawPane(drawCrescent(0, -112, 17, 3.4, -90), '#ffe28a', 1.6)
  );
};

/** Draws the fire behind a falling star. */
export const drawMeteor = () =>
  drawBlades({
    from: [-90, 60],
    to: [90, 60],
    count: 7,
    turn: [-100, -80],
    length: 420,
    width: 74,
    tone: ['#ffdf8a', '#e0402a', '#7a0f2a'],
    belly: 'flame',
  }) +
  drawBlades({
    from: [-60, 110],
    to: [60, 110],
    count: 5,
    turn: [-98, -82],
    length: 330,
    width: 60,
    tone: ['#fffbe0', '#ff9a3a', '#a8301a'],
    belly: 'flame',
  });

export const drawHawk = () => {
  const wing =
    drawBlades({
      from: [200, -120],
      to: [60, 50],
      count: 9,
      turn: [-96, -30],
      length: [250, 120],
      width: [44, 46],
      tone: [
        ['#7a1f1a', '#ffcf6a'],
        ['#a8301f', '#ff8a4a'],
      ],
      belly: 'feather',
      bend: 0.06,
    }) +
    drawBlades({
      from: [214, -96],
      to: [50, 70],
      count: 8,
      turn: [-80, -14],
      length: [110, 70],
      width: [40, 40],
      tone: [
        ['#3a2090', '#a87bff'],
        ['#2a1670', '#7a5be8'],
      ],
      belly: 'feather',
    }) +
    drawRibbon('30,90 120,20 190,-60 222,-150', [64, 52, 40, 14], ['#2a1670', '#8f6bff'], {});
  return (
    drawBlades({
      from: [-40, -60],
      to: [40, -60],
      count: 5,
      turn: [-112, -68],
      length: [190, 190],
      width: [44, 44],
      tone: ['#7a1f1a', '#ffb35a'],
      belly: 'feather',
    }) +
    mirror(wing) +
    drawPlate('0,-120! 46,-90 64,20 52,120 20,180 0,190!', ['#ffd98a', '#c95a2a', '#4a1a50']) +
    repeat(4, (row) =>
      mirror(
        drawBlades({
          from: [44 - row * 2, -70 + row * 46],
          to: [0, -60 + row * 50],
          count: 3,
          turn: [104, 92],
          length: 62,
          width: 30,
          tone: ['#a8401f', '#ffdf9a'],
          belly: 'petal',
        }),
      ),
    ).join('') +
    drawPlate('0,96! 40,108 50,150 34,190 0,206!', ['#8f6bff', '#2a1670']) +
    mirror(
      drawPart('8,150! 44,136 40,168 18,178', ['#fff3d0', '#ffc46a'], 60) +
        drawPane(buildOutline('14,164! 26,150 40,152! 28,168'), buildRadialGradient(['#fff', '#ffe14a', '#c9480a']), 1.8) +
        drawTint(buildCircle(3.4, [28, 158]), '#1a0a00') +
        drawGlow(28, 158, 24, '#ffe14a', 0.8),
    ) +
    drawPlate('0,176! 20,186 16,212 0,250!', ['#ffe9a8', '#d9862a'])
  );
};
