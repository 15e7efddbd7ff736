import { buildCircle, buildOutline, locatePolar, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawFacetStar, drawGem, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawTint, drawTintLine, drawWire } from '../../svg.mjs';
import { drawFlower, drawLeafy } from './parts.mjs';
import { BARK, JADE, LEAF, UNDER } from './tones.mjs';

// Plants and creatures of the garden; each stands around 0,0 on a field of 600 × 840.

export const drawStone = () => {
  const rune = (d) => drawTintLine(d, '#baffb0', 4, 0.95);
  return (
    drawPlate('0,-200 90,-190 156,-90 190,60 176,230 120,310 0,320', ['#a8b8a8', '#5a6e66', '#24332e']) +
    mirror(
      drawPart('0,-150! 80,-160 120,-60 60,-30 0,-40!', ['#c4d0bc', '#7a8c80'], 60, 1.6) +
        drawPart('120,-60! 160,-40 180,90 110,110 60,-30!', ['#8fa096', '#4a5e56'], 60, 1.6) +
        drawPart('110,110! 180,90 170,240 110,290 70,180!', ['#5f7268', '#2f423a'], 60, 1.6) +
        drawPart('0,150! 70,180 110,290 0,310!', ['#6f8278', '#36483f'], 80, 1.6),
    ) +
    drawPlate('0,-70! 26,-60 34,60 0,84!', ['#b8c6b4', '#62766a']) +
    mirror(
      drawPart('24,-70! 110,-86 120,-50 40,-40!', ['#d0dcc8', '#7a8c80'], 80) +
        drawPane(buildOutline('40,-20! 76,-36 104,-16! 76,6'), buildRadialGradient(['#ffffff', '#c8ff9a', '#2aa85a']), 2.4) +
        drawGlow(72, -16, 70, '#b8ff9a', 0.9),
    ) +
    drawWire('M-50,130Q0,150 50,130', 2.4) +
    rune('M-128,140L-110,170L-130,200M128,140L110,170L130,200M0,200V260M-18,216L18,244M18,216L-18,244') +
    drawGlow(0, 230, 60, '#b8ff9a', 0.5) +
    mirror(
      drawBlades({
        from: [160, -70],
        to: [6, -190],
        count: 8,
        turn: [60, 86],
        length: [80, 96],
        width: [52, 54],
        tone: [
          ['#1f6a3a', '#b8e87a'],
          ['#0f5a3a', '#8fd86a'],
        ],
        belly: 'petal',
        dusk: UNDER,
        w: 1.5,
      }) +
        drawBlades({
          from: [150, -110],
          to: [6, -214],
          count: 7,
          turn: [40, 84],
          length: [64, 70],
          width: [48, 46],
          tone: ['#2f8a44', '#d9f59a'],
          belly: 'petal',
          dusk: UNDER,
          w: 1.5,
        }),
    ) +
    drawRibbon('20,-200 16,-250 30,-300', [12, 9, 6], LEAF, { spine: false }) +
    drawLeafy(30, -296, -140, 70) +
    drawLeafy(30, -296, -36, 80, ['#1f7a4a', '#c4f08a']) +
    drawFlower(-84, -178, 30, ['#ffd9e6', '#ffffff']) +
    drawFlower(104, -160, 24) +
    drawFlower(-126, -116, 20, ['#ffe58a', '#fffbe0'])
  );
};

export const drawWindSeed = () => {
  const swirl = (path, wide) =>
    drawRibbon(path, [2, wide, wide * 0.8, 1], ['#5ad0b0', '#f4fff0'], { w: 1.4, spine: false });
  return (
    swirl('-260,150 -120,200 60,190 200,110 230,10 180,-40 140,10 170,40', 22) +
    swirl('-250,240 -60,290 160,250 260,150', 16) +
    swirl('-260,40 -200,90 -120,110', 12) +
    group(
      'rotate(14)',
      drawRosette({
        at: [0, -40],
        radius: 30,
        count: 17,
        from: -172,
        sweep: 164,
        length: [250, 226],
        width: 26,
        tone: ['#3fae8a', '#ffffff'],
        belly: 'feather',
        dusk: '#0a4a4a',
        w: 1.4,
      }) +
        drawRosette({
          at: [0, -40],
          radius: 20,
          count: 12,
          from: -166,
          sweep: 152,
          length: [150, 128],
          width: 22,
          tone: ['#8fe0a8', '#fffbe0'],
          belly: 'feather',
          dusk: '#0a4a4a',
          w: 1.4,
        }) +
        drawRibbon('0,-40 8,60 0,150', [14, 12, 14], BARK, { spine: false }) +
        drawPlate('0,130! 40,160 46,220 24,290 0,320!', ['#ffe9a8', '#c9862a', '#5a2a0a']) +
        drawWire('M-44,200Q0,220 44,200M-34,250Q0,268 34,250', 1.6) +
        drawGem(0, -40, 34, ['#ffffff', '#b8ffca', '#0f6a4a']) +
        drawFacetStar(4, 26, 7, ['#fff', '#ffe58a'], [0, 176]),
    ) +
    drawGlow(10, -40, 130, '#e9ffc0', 0.7)
  );
};

export const drawClover = () => {
  const heart = (turn, tone) =>
    group(
      `rotate(${turn})`,
      drawPlate('0,-16! 40,-60 112,-120 120,-190 70,-222 20,-206 0,-176!', tone) +
        mirror(drawPart('14,-50! 50,-100 86,-150 76,-190 40,-180 16,-140!', ['#d9f59a', tone[1]], 60, 1.4)) +
        drawWire('M0,-20V-170', 1.6),
    );
  return (
    drawRibbon('0,40 20,180 -30,290 10,390', [26, 22, 18, 14], LEAF, {}) +
    drawLeafy(-10, 270, 30, 130) +
    drawLeafy(-6, 300, 160, 110, JADE) +
    group(
      'translate(0 -50)',
      [45, 135, 225, 315]
        .map((turn, i) => heart(turn, i % 2 ? ['#7ad06a', '#1f7a4a'] : ['#9ae87a', '#2a8a4f']))
        .join('') +
        drawPane(buildCircle(84), buildRadialGradient(['#fff6dc', '#ffe0b0', '#d9a06a'], [0.4, 0.35], 0.7), 2.6) +
        mirror(
          drawPane(buildCircle(13, [30, -6]), buildRadialGradient(['#4a8a5a', '#0f3a24'], [0.4, 0.4]), 1.8) +
            drawTint(buildCircle(4.4, [26, -11]), '#fff') +
            drawGlow(48, 22, 26, '#ff8a9a', 0.8) +
            drawTintLine('M18,-30Q30,-38 42,-30', '#5a3a20', 3) +
            drawBlades({
              from: [70, -50],
              to: [8, -82],
              count: 4,
              turn: [-10, 60],
              length: [50, 60],
              width: 34,
              tone: LEAF,
              belly: 'petal',
              dusk: UNDER,
            }),
        ) +
        drawTintLine('M-14,26Q0,42 14,26', '#8a3a3a', 3.4) +
        drawFlower(0, -86, 30, ['#ffd9e6', '#ffffff']),
    )
  );
};

export const drawMushroom = () => {
  const drop = (x, y, size) =>
    move(
      x,
      y,
      drawPane(
        buildOutline('0,-34! 16,-4 18,14 0,30 -18,14 -16,-4'),
        buildRadialGradient(['#ffffff', '#b8f0ff', '#2a8ab0'], [0.36, 0.5], 0.7),
        1.8,
      ) + drawTint(buildCircle(4, [-6, 6]), '#fff'),
      size,
    );
  const spot = (x, y, r) => drawPane(buildCircle(r, [x, y]), buildRadialGradient(['#ffffff', '#ffe9d0', '#d9a890'], [0.4, 0.35], 0.7), 1.8);
  return (
    group(
      'translate(150 110) scale(.6)',
      drawPlate('0,-20! 40,-10 44,100 60,200 0,216!', ['#fff6e4', '#c9a88a']) +
        drawPlate('0,-140 90,-110 130,-20 100,10 0,22', ['#5ad0c8', '#0f6a74']) +
        spot(-40, -50, 22) +
        spot(40, -70, 26) +
        spot(10, -14, 16),
    ) +
    drawPlate('0,10! 60,20 54,140 84,280 60,320 0,330!', ['#fffaf0', '#e9cdb0', '#a8826a']) +
    mirror(
      drawPane(buildCircle(11, [26, 150]), buildRadialGradient(['#5a4a6a', '#140f24']), 1.6) +
        drawTint(buildCircle(3.4, [22, 146]), '#fff') +
        drawGlow(44, 176, 22, '#ff8a8a', 0.7),
    ) +
    drawTintLine('M-10,176Q0,188 10,176', '#8a4a3a', 3) +
    drawPlate('0,36! 90,26 140,50 60,72 0,78!', ['#ffe9d0', '#b88a70']) +
    drawPlate('0,-220 110,-190 200,-70 214,30 120,56 0,64', ['#9ad8ff', '#4a6ae0', '#3a2a9a']) +
    mirror(drawWire('M0,-216Q60,-100 40,60', 1.5)) +
    spot(-90, -90, 34) +
    spot(60, -130, 38) +
    spot(130, -20, 28) +
    spot(-20, -30, 26) +
    spot(-150, 0, 20) +
    drop(-210, 120, 1) +
    drop(200, -150, 1.3) +
    drop(-160, -230, 1.1) +
    drop(60, -320, 0.8) +
    drop(-40, -270, 0.7) +
    drop(230, 40, 0.8) +
    drawRibbon('-60,330 -100,250 -90,200', [12, 9, 4], LEAF, { spine: false }) +
    drawLeafy(-90, 200, -60, 60) +
    drawLeafy(-92, 220, -150, 60, JADE)
  );
};

export const drawSeeds = () => {
  const kinds = [
    (t) => drawPlate('0,-70! 40,-30 44,30 0,74!', t) + drawWire('M0,-66V66', 1.6),
    (t) => drawPlate('0,-64 46,-40 52,20 0,66', t) + mirror(drawWire('M10,-56Q40,0 10,58', 1.5)),
    (t) => drawPlate('0,-76! 24,-30 40,30 24,70 0,76', t) + drawWire('M-34,20Q0,36 34,20', 1.5),
    (t) => drawPlate('0,-60 54,-50 50,30 0,70!', t) + drawFacetStar(5, 26, 11, ['#fff6d0', '#ffc85a'], [0, -6], -90, 1),
    (t) => drawPlate('0,-70 30,-60 38,0 30,60 0,70', t) + repeat(4, (i) => drawWire(`M-34,${-36 + i * 24}H34`, 1.3)).join(''),
  ];
  const tones = [
    ['#ffe9a8', '#b8701f'],
    ['#c4f08a', '#2a7a3a'],
    ['#ffb0c4', '#a82a5a'],
    ['#b8a0ff', '#4a2a9a'],
    ['#8ff0e0', '#0f6a74'],
  ];
  return (
    mirror(
      drawLeafy(30, 250, -20, 190) + drawLeafy(20, 250, -48, 200, JADE) + drawLeafy(10, 256, 10, 170, ['#1f7a4a', '#c4f08a']),
    ) +
    kinds
      .map((kind, i) => {
        const [x, y] = locatePolar(190, -158 + i * 34, [0, 110]);
        return move(x, y, kind(tones[i]), 1.1, -68 + i * 34);
      })
      .join('') +
    drawPlate('0,110! 90,96 130,130 116,230 60,290 0,296', ['#e9d0a0', '#a8743a', '#5a3414']) +
    drawPlate('0,96 96,90 100,124 0,130', ['#f4e4c0', '#b8844a']) +
    drawWire('M-120,180Q0,206 120,180', 1.6) +
    drawRibbon('-104,112 0,136 104,112', [14, 14, 14], ['#c9362a', '#ff9a7a'], { spine: false }) +
    drawBlade(0, 130, 60, 80, 26, ['#c9362a', '#ff9a7a'], { belly: 'petal' }) +
    drawBlade(0, 130, 120, 80, 26, ['#c9362a', '#ff9a7a'], { belly: 'petal' }) +
    drawFlower(0, 130, 28, ['#ffd9e6', '#ffffff']) +
    drawGlow(0, -20, 160, '#f4ffb0', 0.4)
  );
};
