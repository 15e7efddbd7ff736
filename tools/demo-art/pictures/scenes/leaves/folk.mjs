import { drawFace, drawShoulders } from '../../figures.mjs';
import { repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawGem, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { drawGlow, group, mirror, move, drawTintLine, drawWire } from '../../svg.mjs';
import { drawFlower, drawLeafy, drawSpray } from './parts.mjs';
import { AUTUMN, BARK, BLOSSOM, GOLD, JADE, LEAF, UNDER } from './tones.mjs';

// The people of the garden; each stands around 0,0 on a field of 600 × 840.

export const drawSylvia = ({ leaves, bloom, skin, gown, eyes, hair }) => {
  const bough = (path, wide) => drawRibbon(path, [wide, wide * 0.7, wide * 0.4, 3], BARK, { w: 1.8 });
  const crown =
    drawSpray(250, -300, -40, 92, leaves) +
    drawSpray(196, -352, -64, 92, leaves) +
    drawSpray(262, -206, -6, 84, leaves) +
    drawSpray(116, -366, -84, 92, leaves) +
    drawSpray(262, -110, 24, 74, leaves) +
    drawSpray(170, -256, -30, 78, leaves) +
    bough('46,-170 90,-230 170,-260 252,-212', 30) +
    bough('30,-186 70,-270 140,-320 206,-346', 34) +
    bough('14,-190 26,-280 70,-340 112,-372', 30) +
    bough('60,-150 130,-170 200,-150 264,-112', 22) +
    drawFlower(196, -190, 34, bloom) +
    drawFlower(110, -268, 40, bloom) +
    drawFlower(222, -290, 30, bloom) +
    drawFlower(60, -326, 30, bloom);
  const locks =
    drawRibbon('50,-150 132,-90 132,20 176,110 150,220', [60, 76, 66, 58, 8], hair, { dusk: '#0a3a2a' }) +
    drawRibbon('58,-120 106,-40 96,50 128,130 100,210', [30, 42, 42, 34, 6], [hair[0], '#f4ffd0'], { dusk: '#1a5a3a' }) +
    drawLeafy(150, 60, 50, 60) +
    drawLeafy(160, 140, 110, 56, JADE);
  return (
    mirror(crown) +
    mirror(locks) +
    move(0, -62, drawShoulders(skin, 130), 1.08) +
    drawPlate('0,170! 50,136 130,110 176,180 220,420 0,430!', gown) +
    mirror(
      drawBlades({
        from: [170, 190],
        to: [40, 210],
        count: 5,
        turn: [70, 92],
        length: [230, 240],
        width: [64, 60],
        tone: [gown[1], gown[0]].map((c, i) => (i ? '#e9ffc0' : c)),
        belly: 'petal',
        dusk: UNDER,
      }) +
        drawBlades({
          from: [156, 110],
          to: [12, 176],
          count: 6,
          turn: [-16, 84],
          length: [110, 84],
          width: [46, 40],
          tone: leaves[0],
          belly: 'leaf',
          dusk: UNDER,
        }) +
        drawFlower(104, 128, 36, bloom) +
        drawFlower(58, 158, 30, bloom),
    ) +
    drawFlower(0, 176, 40, bloom, 6) +
    drawGem(0, 176, 15, ['#ffffff', '#8ff0b0', '#0a5a3a'], { sides: 6 }) +
    drawPlate('0,-196 60,-190 84,-140 70,-96! 50,-150 0,-166', [hair[1], hair[0]]) +
    move(0, -82, drawFace({ skin, ...eyes }), 1.12) +
    mirror(drawRibbon('4,-182 50,-170 78,-120 72,-60 88,0', [30, 34, 30, 24, 2], hair, { dusk: '#0a3a2a' })) +
    mirror(
      drawBlades({
        from: [76, -160],
        to: [10, -190],
        count: 4,
        turn: [-40, -84],
        length: [70, 110],
        width: 34,
        tone: GOLD,
        belly: 'leaf',
      }),
    ) +
    drawGem(0, -176, 20, ['#ffffff', '#8ff0b0', '#0a5a3a']) +
    drawGlow(0, -176, 60, '#c9ffd9', 0.8)
  );
};

export const SPRING = {
  leaves: [LEAF, ['#1f7a4a', '#c4f08a']],
  bloom: BLOSSOM,
  skin: ['#fff4e4', '#e9bfa0'],
  gown: ['#2f9a6a', '#0f5a44', '#042a20'],
  hair: ['#2a7a4a', '#b8e88a'],
  eyes: { lash: '#1f3a24', lip: '#d0506f', shadow: '#6ac08a' },
};

export const GOLDEN = {
  leaves: [AUTUMN, GOLD],
  bloom: ['#e8e0ff', '#ffffff'],
  skin: ['#fff6ea', '#eec9a4'],
  gown: ['#fff0c0', '#c98f2a', '#5a2f0a'],
  hair: ['#b86a1a', '#ffe9a8'],
  eyes: { lash: '#4a2a10', lip: '#c9502f', shadow: '#d9a04a' },
};

export const drawElm = () => {
  const strand = (path, wide, tone) => drawRibbon(path, [wide, wide, wide * 0.7, 2], tone, { dusk: '#6b2f0a' });
  return (
    mirror(
      drawBlades({
        from: [70, -200],
        to: [130, 130],
        count: 9,
        turn: [-70, 60],
        length: [150, 170],
        width: [62, 66],
        tone: [GOLD, AUTUMN],
        belly: 'leaf',
        dusk: '#4a1a0a',
      }),
    ) +
    drawPlate('0,-250! 90,-220 136,-120 140,20 190,140 240,420 0,430!', ['#2a7a54', '#0f4a38', '#04201a']) +
    mirror(
      drawPart('60,-180! 96,-140 104,-20 130,130 150,420! 120,420! 90,130 74,-20', ['#ffe58a', '#8a5210'], 80) +
        drawLeafy(120, 150, 60, 74, GOLD),
    ) +
    drawPlate('0,-200 60,-180 88,-110 84,0 0,40', ['#8a5a38', '#4a2a1a']) +
    move(
      0,
      -84,
      drawFace({ skin: ['#f0d0a8', '#b87f54'], lash: '#3a2010', shadow: '#b09050', lips: false, jaw: 8 }),
      1.14,
    ) +
    mirror(
      drawTintLine('M70,-70Q84,-60 86,-46', '#8a5a34', 2, 0.8) +
        drawBlades({
          from: [14, -116],
          to: [60, -124],
          count: 4,
          turn: [-20, -4],
          length: [44, 64],
          width: 20,
          tone: ['#d99a2a', '#fff3c0', '#7a3a08'],
          belly: 'flame',
          w: 1.4,
        }),
    ) +
    mirror(
      strand('60,-30 110,60 110,180 140,290', 50, ['#c9832a', '#ffe9a8']) +
        strand('44,-6 76,90 72,220 90,330', 50, ['#b0701f', '#ffdf8a']) +
        strand('18,4 40,110 30,250 40,380', 50, ['#d9983a', '#fff3c8']) +
        drawLeafy(104, 200, 60, 60, AUTUMN) +
        drawLeafy(70, 270, 96, 56, GOLD) +
        drawLeafy(36, 180, 110, 54, AUTUMN),
    ) +
    drawBlade(0, -20, 90, 400, 66, ['#e0a83f', '#fff6d0', '#7a3a08'], { belly: 'leaf', dusk: '#7a3a0a' }) +
    mirror(drawRibbon('4,-30 50,-36 92,0 120,-14', [30, 32, 22, 2], ['#e9b45a', '#fff6d8'], { dusk: '#8a4a14' })) +
    drawPlate('0,-74! 14,-66 20,-44 0,-34!', ['#f0cfa8', '#b8805a']) +
    mirror(
      drawBlades({
        from: [80, -190],
        to: [12, -232],
        count: 4,
        turn: [-50, -84],
        length: [110, 150],
        width: 54,
        tone: GOLD,
        belly: 'leaf',
        dusk: '#4a1a0a',
      }),
    ) +
    drawGem(0, -212, 24, ['#ffffff', '#ffcf4a', '#8a3a0a']) +
    drawGlow(0, -212, 80, '#ffe9a0', 0.8) +
    group(
      'rotate(4)',
      drawRibbon('-196,420 -204,200 -190,0 -204,-160 -180,-250', [22, 20, 20, 22, 16], BARK, { bands: 4 }) +
        drawSpray(-184, -246, -90, 96, [GOLD, AUTUMN]) +
        drawGem(-184, -252, 30, ['#ffffff', '#b8ffca', '#0f6a4a']) +
        drawGlow(-184, -252, 100, '#c9ffd9', 0.9),
    )
  );
};

export const drawKaede = () => {
  const maple = (x, y, size, turn = 0, tone = AUTUMN) =>
    move(
      x,
      y,
      drawRosette({
        count: 5,
        from: -180,
        sweep: 180,
        length: [50, 70, 84, 70, 50],
        width: 30,
        tone,
        belly: 'leaf',
        w: 1.4,
        dusk: '#5a0f14',
      }) + drawRibbon('0,0 4,22 0,44', [6, 5, 3], BARK, { w: 1.2, spine: false }),
      size / 84,
      turn,
    );
  return (
    mirror(
      drawBlades({
        from: [96, 150],
        to: [20, 170],
        count: 4,
        turn: [74, 90],
        length: [270, 280],
        width: [84, 76],
        tone: ['#1a5a5a', '#a8e8d0'],
        belly: 'petal',
        dusk: UNDER,
      }),
    ) +
    drawPlate('0,-30! 60,-10 120,60 150,170 110,220 0,230!', ['#e9f4e0', '#7ab8a0', '#1a5a54']) +
    mirror(
      drawPart('76,10 150,80 190,190 150,250! 110,200 80,120', ['#f4fff0', '#5aa890'], 70) +
        drawPart('0,0! 40,-14 70,60 0,150!', ['#2a7a6a', '#0f4a44'], 60),
    ) +
    drawPlate('0,150! 96,146 100,196 0,200!', ['#d9502f', '#7a1a1a']) +
    maple(0, 172, 44, 0, ['#ffcf7a', '#fff6d0']) +
    drawRibbon('-150,240 -60,200 0,240', [34, 30, 24], ['#e9bfa0', '#fff0e0'], { spine: false }) +
    move(0, -70, drawFace({ skin: ['#fff0e0', '#e4b894'], lash: '#2a2a24', lip: '#c94a4a', shadow: '#8ab8a0' }), 0.98) +
    mirror(drawRibbon('30,-150 70,-90 72,0 96,80 80,150', [40, 44, 40, 34, 4], ['#1f2a24', '#5a7a6a'], {})) +
    drawPlate('0,-244 30,-236 120,-170 250,-96 262,-80 180,-84 0,-92', ['#fff0b8', '#d9b45a', '#8a6020']) +
    mirror(repeat(6, (i) => drawWire(`M${6 + i * 5},-238Q${30 + i * 26},-160 ${30 + i * 42},-86`, 1.3)).join('')) +
    drawWire('M-150,-150Q0,-176 150,-150M-210,-116Q0,-140 210,-116', 1.3) +
    maple(96, -150, 70, 24) +
    maple(140, -108, 48, 60, ['#c9362a', '#ff9a5a']) +
    drawRibbon('130,220 180,210 190,250', [30, 26, 20], ['#e9bfa0', '#fff0e0'], { spine: false }) +
    drawWire('M190,210V250', 2) +
    move(
      190,
      300,
      drawPlate('0,-54! 34,-44 44,0 34,44 0,54!', ['#fff6c0', '#ffcf5a', '#d9862a']) +
        drawWire('M0,-54V54M-40,-14H40M-40,20H40', 1.3) +
        drawPlate('0,-64! 24,-62 24,-46 0,-44!', ['#3a2414', '#1a0f08']) +
        drawPlate('0,46! 24,46 22,60 0,62!', ['#3a2414', '#1a0f08']),
    ) +
    drawGlow(190, 300, 130, '#ffe08a', 0.95)
  );
};

export const drawLila = () => {
  const skirt = (count, from, to, length, width, tone) =>
    repeat(count, (i) =>
      drawBlade(6, 40, from + ((to - from) * i) / (count - 1), length - Math.abs(i - (count - 1) / 2) * 6, width, tone, {
        belly: 'petal',
        bend: 0.1,
        dusk: '#6a1a4a',
        w: 1.6,
      }),
    ).join('');
  const skin = ['#e9b890', '#fff0dc'];
  return (
    drawRibbon('0,30 -70,180 -30,270 -60,378', [52, 40, 28, 12], skin, { dusk: '#8a4a3a' }) +
    drawBlade(-58, 366, 96, 44, 20, BLOSSOM, { belly: 'petal' }) +
    drawRibbon('20,60 90,160 176,180 226,120', [50, 40, 28, 10], skin, { dusk: '#8a4a3a' }) +
    drawBlade(222, 126, -50, 46, 18, BLOSSOM, { belly: 'petal' }) +
    skirt(9, 168, 14, 250, 96, ['#a82a6a', '#ffb0cf']) +
    skirt(8, 158, 22, 190, 84, ['#d9508a', '#ffd9e6']) +
    skirt(7, 148, 34, 126, 66, ['#ff8ab0', '#fff4f4']) +
    drawRibbon('30,-110 110,-140 150,-230 110,-320', [28, 24, 18, 10], skin, { dusk: '#8a4a3a' }) +
    drawPart('-40,-120! -8,-100 36,-124! 50,-60 34,10 48,56 -34,56 -22,10 -48,-60', ['#ff9ac0', '#b83a7a'], 60) +
    drawFlower(8, 40, 30) +
    drawRibbon('-34,-110 -110,-90 -180,-140 -220,-230', [28, 24, 18, 8], skin, { dusk: '#8a4a3a' }) +
    drawRibbon('-214,-220 -250,-120 -170,-40 -230,80 -180,180', [6, 30, 36, 30, 3], ['#ffd9a0', '#ff8ab0'], {
      dusk: '#8a2a5a',
    }) +
    drawRibbon('112,-314 200,-300 250,-200 200,-90 252,-10', [6, 30, 36, 30, 3], ['#ffd9a0', '#ff8ab0'], {
      dusk: '#8a2a5a',
    }) +
    drawRibbon('-4,-170 -110,-240 -170,-200 -230,-290', [70, 60, 40, 3], ['#5a1a4a', '#c96a9a'], { dusk: '#2a0a24' }) +
    drawRibbon('-10,-200 -90,-280 -140,-270 -170,-340', [60, 46, 30, 3], ['#6a1f54', '#e88ab8'], { dusk: '#2a0a24' }) +
    drawRibbon('-2,-110 0,-140 4,-160', [30, 26, 26], skin, { spine: false }) +
    group(
      'translate(4 -206) rotate(12) scale(.72)',
      drawFace({ skin: ['#fff2e4', '#e9b898'], lash: '#3a1030', lip: '#d93a6f', shadow: '#c96aa0' }),
    ) +
    group(
      'translate(4 -206) rotate(12)',
      drawPart('-50,0! -46,-60 0,-84 46,-60 48,-4! 36,-40 4,-56 -30,-40', ['#8a2f6a', '#3a0f34'], 60) +
        drawFlower(34, -62, 34) +
        drawFlower(-4, -80, 24, ['#ff9a5a', '#fff0c0']) +
        drawFlower(58, -34, 22, ['#ffcfe0', '#ffffff']),
    )
  );
};
