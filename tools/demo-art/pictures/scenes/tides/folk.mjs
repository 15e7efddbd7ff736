import { drawFace, drawShoulders } from '../../figures.mjs';
import { buildCircle, buildOutline, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawFacetStar, drawGem, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawTint, drawWire } from '../../svg.mjs';
import { CORAL, FOAM, GOLD, drawPearl, UNDER } from './tones.mjs';

/** Draws a breaking wave, its crest in fingers of foam; it opens to the left. */
const curl = () =>
  drawPart(
    '0,200! -40,100 0,-20 90,-110 190,-120 250,-60 240,10! 210,-30 160,-36 130,0 140,80 200,200!',
    ['#7ff0e8', '#1a8ab0', '#06406a'],
    70,
  ) +
  drawRibbon('-6,190 -14,90 30,0 110,-70 196,-76', [16, 26, 26, 20, 4], ['#bff8f0', '#ffffff'], { spine: false, w: 1.4 }) +
  drawRibbon('60,190 50,110 80,40 130,0', [14, 20, 18, 4], ['#1a8ab0', '#8ff0e8'], { spine: false, w: 1.4 }) +
  repeat(6, (i) =>
    drawBlade(120 + i * 24, -116 + (i - 2) ** 2 * 5, 20 + i * 26, 52 - i * 2, 24, FOAM, {
      belly: 'petal',
      bend: 0.3,
      dusk: UNDER,
    }),
  ).join('');

export const drawTres = () =>
  group('translate(-30 40) scale(1.5)', group('translate(-10 60)', curl())) +
  group(
    'rotate(34)',
    drawPart('-8,-470! 8,-470! 12,470! -12,470!', ['#fff6d8', '#9a6a1a'], 0) +
      drawBlade(0, -300, -90, 180, 60, ['#8fb8d0', '#ffffff'], { belly: 'spike' }) +
      drawBlades({
        from: [0, -290],
        to: [0, -260],
        count: 3,
        turn: [10, 50],
        length: [120, 80],
        width: 34,
        tone: ['#0d6f96', '#ffffff'],
        belly: 'flame',
      }) +
      drawGem(0, -300, 20, ['#ffffff', '#6ff0e8', '#0a4a7a']),
  ) +
  group(
    'translate(-40 20)',
    mirror(
      drawBlades({
        from: [150, 90],
        to: [40, 150],
        count: 4,
        turn: [58, 88],
        length: 250,
        width: 76,
        tone: ['#0a4a7a', '#5ad8d8'],
        belly: 'petal',
        dusk: UNDER,
      }),
    ) +
      drawPlate('0,30! 70,20 130,60 110,170 70,270 0,290!', ['#f4ffff', '#8fb0c8', '#2a4a6a']) +
      mirror(
        drawPart('8,60! 70,50 104,90 70,150 10,150!', ['#ffffff', '#7a9ab8'], 60) +
          drawPart('60,180! 110,190 124,290 70,340 20,320!', ['#2ab0c8', '#0a4a7a'], 70) +
          drawBlades({
            from: [170, 50],
            to: [90, 30],
            count: 4,
            turn: [80, 30],
            length: [110, 70],
            width: 50,
            tone: ['#5a7a98', '#ffffff'],
            belly: 'petal',
          }),
      ) +
      drawGem(0, 110, 28, ['#ffffff', '#6ff0e8', '#0a4a7a']) +
      drawBlades({
        from: [-10, -190],
        to: [90, -60],
        count: 7,
        turn: [-100, -4],
        length: [150, 130],
        width: [50, 46],
        tone: ['#0d6f96', '#d9fff6'],
        belly: 'flame',
        dusk: UNDER,
      }) +
      drawPlate('0,-170 64,-150 84,-80 72,0 30,40 0,46', ['#ffffff', '#9ab8cc', '#3a5a7a']) +
      drawPlate('0,-178! 12,-160 14,-70 0,-30!', ['#fff0b0', '#c98f2a', '#9a6a1a']) +
      mirror(
        drawPane(buildOutline('14,-66! 46,-84 76,-80! 58,-56 22,-50'), buildRadialGradient(['#fff', '#8ff0e8', '#0a6a9a']), 2) +
          drawGlow(44, -68, 44, '#8ff0e8', 0.9) +
          drawPart('14,-40! 70,-46 60,10 20,34!', ['#e9f4fa', '#5a7a98'], 60) +
          drawWire('M26,-26L34,16M42,-30L46,8', 1.6),
      ),
  );

export const drawCoral = () => {
  const skin = ['#ffe4d0', '#d98f7a'];
  const branch = (path, wide = 22) => drawRibbon(path, [wide, wide * 0.8, wide * 0.6, 8], CORAL, { w: 1.6, spine: false });
  const antler =
    branch('60,-210 110,-270 100,-340 130,-400', 26) +
    branch('106,-290 160,-300 190,-350', 18) +
    branch('102,-330 70,-360 66,-400', 14) +
    branch('150,-300 200,-280 236,-296', 14) +
    [
      [130, -400],
      [190, -350],
      [66, -400],
      [236, -296],
    ]
      .map(([x, y]) => drawPane(buildCircle(9, [x, y]), '#ffd9c0', 1.6))
      .join('');
  const lock = (path, widths) => drawRibbon(path, widths, ['#8a1a4a', '#ff9a9a'], { dusk: '#3a0a3a' });
  return (
    mirror(antler) +
    mirror(
      lock('50,-110 130,-50 140,60 210,120 180,220', [60, 70, 66, 54, 4]) +
        lock('54,-80 100,10 100,110 150,190 120,280', [40, 50, 50, 40, 4]),
    ) +
    move(0, -30, drawShoulders(skin, 120), 1.05) +
    drawPlate('0,150! 60,110 140,120 190,220 230,420 0,430!', ['#6a2a8a', '#3a1460', '#140630']) +
    mirror(
      drawBlades({
        from: [170, 130],
        to: [16, 170],
        count: 6,
        turn: [-6, 80],
        length: [100, 84],
        width: [46, 42],
        tone: ['#b8283f', '#ffd9b8'],
        belly: 'petal',
        dusk: '#3a0a3a',
      }) +
        branch('60,420 80,330 50,270 70,210', 18) +
        branch('76,320 120,290 116,240', 14) +
        drawPearl(60, 166, 12) +
        drawPearl(100, 150, 10),
    ) +
    drawGem(0, 186, 28, ['#ffffff', '#6ff0e8', '#0a4a7a']) +
    drawGlow(0, 186, 80, '#a8fff2', 0.7) +
    move(0, -64, drawFace({ skin, lash: '#3a0a2a', lip: '#c9284a', shadow: '#c96a9a', iris: '#1fa89a' }), 1.12) +
    mirror(lock('4,-150 60,-140 84,-60 70,20', [40, 44, 36, 2])) +
    drawPlate('0,-330! 30,-290 70,-200 84,-160 0,-150', ['#8a3ab0', '#4a1a78', '#220a44']) +
    drawPlate('0,-190 120,-180 240,-130 250,-106 120,-136 0,-140', ['#a84ac8', '#5a1f8a', '#2a0a54']) +
    drawPlate('0,-200! 84,-190 92,-160 0,-166!', ['#ffd9a0', '#c98f2a']) +
    drawRosette({
      at: [0, -184],
      count: 9,
      from: -180,
      sweep: 180,
      length: 70,
      width: 30,
      tone: CORAL,
      belly: 'petal',
      w: 1.4,
    }) +
    drawPearl(0, -180, 18) +
    mirror(drawPearl(60, -174, 9)) +
    drawRibbon('-196,420 -206,200 -190,40 -200,-60', [20, 18, 18, 16], GOLD, {}) +
    branch('-200,-40 -240,-90 -230,-150', 18) +
    branch('-198,-50 -170,-110 -180,-170', 18) +
    branch('-200,-40 -206,-120 -204,-190', 18) +
    drawGem(-202, -80, 30, ['#ffffff', '#ff9a8a', '#8a1a2a']) +
    drawGlow(-202, -80, 90, '#ffb09a', 0.9)
  );
};

export const drawLighthouse = () =>
  group(
    'translate(10 0)',
    drawTint(
      'M0,-196L-420,-330L-420,-120Z',
      buildLinearGradient(
        [
          ['#fff6c0', 0, 0],
          ['#fff6c0', 1, 0.85],
        ],
        0,
      ),
    ) +
      drawTint(
        'M0,-196L420,-330L420,-120Z',
        buildLinearGradient(
          [
            ['#fff6c0', 0, 0.85],
            ['#fff6c0', 1, 0],
          ],
          0,
        ),
      ) +
      drawPart('-230,400! -190,250 -110,200 -40,220 60,200 150,250 220,400!', ['#6a7a90', '#2a3650', '#0f1626'], 80) +
      drawWire('M-150,300L-60,250L-30,330M80,230L120,320', 1.6) +
      drawPlate('0,-120! 54,-120 86,240 0,250!', ['#ffffff', '#e9e4dc', '#a8a0a8']) +
      [
        [-70, -14],
        [48, 106],
        [168, 224],
      ]
        .map(([a, b]) => {
          const w = (y) => 54 + ((y + 120) / 360) * 32;
          return drawPane(
            `M${-w(a)},${a}Q0,${a + 16} ${w(a)},${a}L${w(b) * 0.99},${b}Q0,${b + 16} ${-w(b) * 0.99},${b}Z`,
            buildLinearGradient(['#ff8a6a', '#c9362f', '#7a1a24'], 0),
            2,
          );
        })
        .join('') +
      drawPlate('0,170! 26,170 26,246 0,248!', ['#6a3a1a', '#2a140a']) +
      drawPane(buildCircle(14, [0, 80]), buildRadialGradient(['#fff6c0', '#ffb03a']), 2) +
      drawPlate('0,-146! 84,-146 78,-116 0,-112!', ['#3a4a66', '#141c30']) +
      mirror(repeat(5, (i) => drawWire(`M${10 + i * 17},-146V-170`, 1.6)).join('')) +
      drawWire('M-84,-170H84', 2) +
      drawPane('M-44,-240H44V-148H-44Z', buildRadialGradient(['#ffffff', '#fff0a0', '#ffb03a'])) +
      drawWire('M-18,-240V-148M18,-240V-148', 1.8) +
      drawFacetStar(8, 50, 16, ['#ffffff', '#ffe08a'], [0, -196], -90, 1) +
      drawPlate('0,-312! 30,-280 62,-240 0,-236!', ['#ff8a6a', '#a8282f', '#5a101a']) +
      drawRibbon('0,-306 0,-330 0,-356', [6, 5, 3], GOLD, { spine: false }) +
      drawPane(buildCircle(8, [0, -356]), '#ffe9a8', 1.6) +
      group(
        'translate(120 204)',
        drawPlate('0,-40! 30,-30 36,50 0,56!', ['#ffc23a', '#b8701a']) +
          drawPane(buildCircle(22, [0, -56]), buildLinearGradient(['#ffe4d0', '#d9a080'], 70), 1.8) +
          drawPlate('0,-50! 20,-46 10,-16 0,-12!', ['#ffffff', '#c9d4e0']) +
          drawPlate('0,-92 30,-84 44,-64 0,-66', ['#ffd45a', '#b8701a']) +
          drawPane(buildOutline('34,-6! 56,-6! 60,24 46,34 30,24'), buildRadialGradient(['#fffbe0', '#ffcf5a', '#c97a1a']), 1.6),
      ) +
      drawGlow(165, 214, 90, '#ffe08a', 0.95) +
      drawGlow(0, -196, 240, '#fff3b8', 0.95),
  );
