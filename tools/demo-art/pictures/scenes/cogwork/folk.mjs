import { drawFace, drawShoulders } from '../../figures.mjs';
import { buildCircle, buildOutline, locatePolar, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawFacetStar, drawGear, drawGem, drawPart, drawPlate, drawRibbon } from '../../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawTint, drawTintLine, drawWire } from '../../svg.mjs';
import { drawRivets, drawSpring } from './parts.mjs';
import { BRASS, COPPER, DARK_WHEEL, IRON, PLATE, STEAM, STEEL, TEAL, WHEEL } from './tones.mjs';

// Figures of the workshop; each stands around 0,0 on a field of 600 × 840.

export const drawBolt = () =>
  group(
    'translate(20 10)',
    drawSpring(164, 150, 1, 1, 1, BRASS) +
      drawRibbon('120,230 190,240 226,190 210,130', [34, 30, 24, 10], COPPER, { bands: 12 }) +
      drawPart('-30,-40 40,-30 110,60 150,190 146,280 60,300 -40,290 -70,120', [BRASS[1], '#c9832f', BRASS[0]], 60) +
      drawPart('40,150 110,130 168,200 166,290 90,312 30,290 10,220', ['#ffcf8a', '#8a4a14'], 60) +
      drawGear(16, 60, WHEEL, { at: [96, 220], spokes: 6 }) +
      drawPart('30,290! 150,282 172,306 150,320 20,320!', [STEEL[1], IRON[0]], 90) +
      drawPart('-70,60! -14,70 -10,190 -22,290! -74,290! -84,170', ['#ffe0a0', '#a8601f'], 0) +
      drawGear(12, 38, DARK_WHEEL, { at: [-44, 92] }) +
      drawWire('M-80,190H-14M-78,240H-16', 1.8) +
      drawPart('-90,286! -16,286 -10,320! -104,320! -108,300', [STEEL[1], IRON[0]], 90) +
      drawPart('10,130! 50,120 52,220 40,300! 4,300!', ['#c98a3a', '#6b3412'], 0) +
      drawPart('-60,10 30,-20 70,30 30,76 -50,80', [COPPER[1], COPPER[0]], 60) +
      drawRivets(
        [
          [-34, 56],
          [-6, 62],
          [22, 54],
          [44, 34],
        ],
        6,
      ) +
      drawGem(-46, 70, 22, ['#fff', '#6fe0cf', '#0a4a4a']) +
      drawPart('6,-190! 20,-300! 84,-216 70,-160!', [COPPER[1], COPPER[0]], 60) +
      drawPart(
        '-190,-60! -110,-100 -60,-170 0,-210 60,-190 92,-120 80,-30 20,10 -60,14 -120,4!',
        ['#ffe9b8', '#d9963a', '#8a4a14'],
        70,
      ) +
      drawPart('-206,-66! -120,-86! -70,-40 -80,10 -130,22 -196,12!', ['#ffdfa0', '#a8641f'], 80) +
      drawPart('-214,-74! -178,-86! -170,-52 -206,-44!', ['#4a3a4a', '#120a14'], 80) +
      drawWire('M-200,-10Q-140,-2 -92,-24', 2) +
      repeat(4, (i) =>
        drawBlade(-184 + i * 22, -8 + i, 90, 22, 12, ['#ffffff', '#ffe0b0'], { belly: 'spike', w: 1.2 }),
      ).join('') +
      drawPart('36,-196! 74,-320! 128,-214 118,-130 84,-110!', ['#ffc98a', '#7a3a14'], 60) +
      drawPart('60,-196! 80,-270! 108,-206 98,-150!', ['#5a1f0c', '#c9602a'], 60) +
      drawGear(14, 44, WHEEL, { at: [14, -60], spokes: 5 }) +
      drawPane(buildCircle(27, [-64, -112]), buildLinearGradient(IRON.toReversed(), 60), 2.4) +
      drawPane(buildCircle(18, [-64, -112]), buildRadialGradient(['#ffffff', '#8ff0dc', '#0f7a76']), 2) +
      drawGlow(-64, -112, 64, '#8ff0dc', 0.9) +
      drawRivets(
        [
          [-94, -60],
          [-110, -40],
        ],
        4,
      ),
  );

export const drawMina = () => {
  const skin = ['#ffe9d0', '#e0a078'];
  const braid =
    repeat(6, (i) =>
      drawPane(
        buildOutline(
          `${96 + i * 5},${-40 + i * 40}! ${132 + i * 5},${-30 + i * 40} ${124 + i * 5},${14 + i * 40}! ${92 + i * 5},${6 + i * 40}`,
        ),
        buildLinearGradient(['#e07a3a', '#7a2a10'], 60),
        1.8,
      ),
    ).join('') +
    drawBlade(132, 196, 80, 60, 34, ['#7a2a10', '#ffb46a'], { belly: 'petal' }) +
    drawPane(buildCircle(14, [128, 196]), buildLinearGradient(TEAL.toReversed(), 60), 1.8);
  const ticks = repeat(12, (i) => {
    const p = locatePolar(196, i * 30, [0, -100]);
    return move(...p, drawPane(buildOutline('0,-18! 7,0 0,18! -7,0'), buildLinearGradient(['#fff', '#c98a3a'], 90), 1.4), 1, i * 30 + 90);
  }).join('');
  return (
    drawPane(buildCircle(250, [0, -100]), buildLinearGradient(['#ffe0a0', '#8a4a14'], 60), 3) +
    drawPane(buildCircle(226, [0, -100]), buildRadialGradient(['#fff6dc', '#f0cf98', '#a8743a']), 2) +
    drawWire(buildCircle(160, [0, -100]), 1.4) +
    ticks +
    group('rotate(34 0 -100)', drawBlade(0, -100, -90, 216, 34, IRON)) +
    group('rotate(-88 0 -100)', drawBlade(0, -100, -90, 178, 44, IRON)) +
    group(
      'rotate(24)',
      drawPart('170,-130! 190,-130 196,330! 164,330!', [STEEL[1], IRON[0]], 0) +
        drawPart('150,-190! 166,-210! 168,-168 192,-168 194,-210! 212,-190 206,-140 156,-140!', [STEEL[1], STEEL[0]], 60),
    ) +
    move(0, 10, drawShoulders(skin, 110), 1) +
    drawPlate('0,170! 60,130 130,140 190,230 210,410 0,420!', ['#d9662f', '#8a2f14', '#3a140c']) +
    mirror(
      drawPart('0,210! 60,200 92,420! 0,420!', ['#fff0d0', '#c9a070'], 80) +
        drawPart('60,136! 92,140 96,206 60,204!', ['#c9a070', '#8a5a30'], 80) +
        drawRivets([[76, 200]], 8),
    ) +
    drawGear(12, 34, DARK_WHEEL, { at: [0, 300] }) +
    mirror(drawPart('0,-160 70,-150 110,-80 104,10 84,40! 70,-40 40,-90 0,-100', ['#e07a3a', '#7a2a10'], 60) + braid) +
    move(0, -6, drawFace({ skin, iris: '#2a8a80', lash: '#4a1f10', lip: '#d0604a' }), 1.14) +
    mirror(
      drawPart('0,-118! 40,-112 68,-70 66,-40! 40,-76 0,-84!', ['#ff9f5a', '#a8451a'], 60) +
        drawTint('M24,24a3,3 0 1 0 .1,0ZM36,18a3,3 0 1 0 .1,0ZM40,30a3,3 0 1 0 .1,0Z', '#b0603a', 0.8),
    ) +
    drawPlate('0,-196 80,-180 118,-120 100,-96 0,-112', ['#6a4a36', '#2a1812']) +
    drawPlate('0,-132! 100,-118 122,-92 60,-98 0,-104!', ['#c98a4a', '#5a2f14']) +
    mirror(
      drawPane(buildCircle(38, [42, -142]), buildLinearGradient(['#ffe0a0', '#8a4a14'], 60), 2.2) +
        drawPane(buildCircle(27, [42, -142]), buildRadialGradient(['#ffffff', '#8ff0dc', '#0a4a50'], [0.35, 0.3], 0.8), 2),
    ) +
    drawPlate('0,-148! 8,-146 8,-134 0,-132!', PLATE)
  );
};

export const drawLoco = () => {
  const wheel = (x, y, r) => drawGear(14, r, WHEEL, { at: [x, y], spokes: 6 });
  return (
    drawRibbon('120,40 210,20 230,-70 196,-140', [34, 30, 26, 22], COPPER, { bands: 8 }) +
    drawPart('150,-150! 236,-160 250,-230 210,-262 160,-250 140,-200!', ['#dff7f0', '#2a7a74', '#0a3a3a'], 60) +
    drawRibbon('152,-220 110,-236 84,-270', [20, 14, 6], ['#8ff0dc', '#ffffff'], { spine: false }) +
    drawBlade(76, -266, 96, 44, 22, ['#fff0a0', '#d98a1f'], { belly: 'petal' }) +
    drawRibbon('-110,60 -190,90 -200,10', [34, 30, 24], COPPER, { bands: 7 }) +
    drawGear(10, 34, DARK_WHEEL, { at: [-200, -10] }) +
    drawPart('-40,-240! 40,-240! 30,-150! -30,-150!', IRON.toReversed(), 0) +
    drawPlate('0,-262! 56,-262 56,-238 0,-238!', PLATE) +
    mirror(
      drawBlades({
        from: [30, -270],
        to: [4, -280],
        count: 3,
        turn: [-50, -84],
        length: [80, 120],
        width: 44,
        tone: STEAM,
        belly: 'flame',
        dusk: '#a86a4a',
      }),
    ) +
    drawPlate('0,-170 110,-140 160,-40 150,80 100,180 0,200', ['#ffcf8a', '#c9652a', '#6b2612']) +
    drawPlate('0,-160! 96,-134 140,-60 0,-60!', ['#ffe9c0', '#e08a42']) +
    drawWire('M-146,-50H146M-140,110Q0,140 140,110', 2) +
    drawRivets(
      repeat(9, (i) => [-128 + i * 32, -50]),
      5,
    ) +
    mirror(
      drawPane(buildCircle(46, [58, -10]), buildLinearGradient(PLATE, 60), 2.4) +
        drawPane(buildCircle(34, [58, -10]), buildRadialGradient(['#ffffff', '#fff0b0', '#ffb03a', '#a85010'], [0.4, 0.35], 0.75), 2) +
        drawTint(buildCircle(12, [54, -6]), '#3a1408') +
        drawTint(buildCircle(4, [50, -12]), '#fff') +
        drawGlow(58, -10, 70, '#ffd98a', 0.5),
    ) +
    drawPane(buildOutline('-40,66! 0,78 40,66! 24,92 0,98 -24,92'), '#5a1a10', 2) +
    drawPlate('0,120! 60,120 56,176 0,184!', ['#3a1a10', '#7a3416']) +
    repeat(4, (i) => drawWire(`M${-36 + i * 24},128V174`, 2)).join('') +
    drawGlow(0, 150, 70, '#ff8a2a', 0.9) +
    drawPlate('0,190! 130,180 140,216 0,226!', IRON.toReversed()) +
    mirror(wheel(100, 250, 62)) +
    wheel(0, 262, 48) +
    drawRibbon('-100,262 0,250 100,262', [14, 14, 14], STEEL, { spine: false })
  );
};

export const drawSoldier = () => {
  const RED = ['#e8503a', '#7a1414'];
  return group(
    'translate(0 -30)',
    mirror(drawPane(buildCircle(44, [-150, 90]), buildLinearGradient(PLATE, 60), 2.2) + drawPane(buildCircle(26, [-150, 90]), '#1a0c08', 2)) +
      drawPlate('0,80! 150,82 150,98 0,100!', PLATE) +
      mirror(
        drawPart('14,210! 74,210 70,350! 14,350!', ['#f4ecdc', '#a89880'], 0) +
          drawPart('8,330! 80,326 92,378 8,380!', ['#3a3040', '#0d0a14'], 80),
      ) +
      mirror(
        drawPart('76,-20! 126,0 136,120 112,150 88,130!', [RED[0], RED[1]], 60) +
          drawPane(buildCircle(22, [112, 160]), buildLinearGradient(['#fff', '#d9c9b0'], 60), 2),
      ) +
      drawPlate('0,-40! 80,-30 96,60 84,230 0,240!', [RED[0], '#b0281f', RED[1]]) +
      mirror(
        repeat(4, (i) =>
          drawPane(buildOutline(`6,${i * 44}! 50,${-8 + i * 44} 62,${8 + i * 44}! 6,${18 + i * 44}`), buildLinearGradient(PLATE, 0), 1.6),
        ).join('') +
          drawPart('60,-40! 116,-36 128,-6 70,-6!', PLATE, 60) +
          repeat(4, (i) => drawBlade(78 + i * 14, -8, 84, 30, 12, BRASS, { belly: 'petal', w: 1.2 })).join(''),
      ) +
      drawPlate('0,184! 90,180 88,212 0,214!', ['#fff4dc', '#b0a088']) +
      drawGear(10, 24, WHEEL, { at: [0, 198] }) +
      drawPlate('0,-170! 60,-160 64,-80 36,-40 0,-34!', ['#ffe3c4', '#d99a6a']) +
      mirror(
        drawPane(buildCircle(10, [26, -112]), buildRadialGradient(['#4a6a7a', '#0a1a24']), 1.6) +
          drawTint(buildCircle(3, [23, -115]), '#fff') +
          drawTintLine('M14,-132Q26,-140 40,-132', '#4a2010', 4) +
          drawGlow(40, -88, 20, '#ff6a4a', 0.7) +
          drawBlade(4, -82, 14, 46, 20, ['#3a1a10', '#8a4a20'], { bend: -0.3 }),
      ) +
      drawPlate('0,-66! 20,-64 20,-40 0,-36!', ['#c98a5a', '#a86a40']) +
      drawPlate('0,-330! 66,-324 74,-250 66,-166 0,-158!', ['#3a4654', '#0f141c']) +
      drawPlate('0,-178! 76,-172 70,-150 0,-142!', PLATE) +
      drawPlate('0,-330! 72,-326 70,-304 0,-302!', PLATE) +
      drawGear(14, 40, WHEEL, { at: [0, -240], spokes: 5 }) +
      drawBlade(0, -326, -90, 80, 44, ['#c9362a', '#ffe0c0'], { belly: 'petal' }) +
      mirror(drawRibbon('60,-160 62,-90 34,-44', [6, 6, 6], BRASS, { spine: false, w: 1.4 })),
  );
};

export const drawSpare = () =>
  drawGear(26, 196, WHEEL, { at: [-10, -40], spokes: 7, w: 2.6 }) +
  drawFacetStar(8, 44, 20, ['#ffffff', '#6fe0cf'], [-10, -40]) +
  drawGlow(-10, -40, 130, '#8ff0dc', 0.6) +
  drawGear(15, 104, DARK_WHEEL, { at: [146, 168], spokes: 5, turn: 9 }) +
  drawGear(
    12,
    78,
    [
      ['#dfeaf2', '#5a6c7c'],
      ['#1f2a36', '#0f161c'],
      ['#fff', '#ff9a3a'],
    ],
    { at: [-170, 168], spokes: 5, turn: 4 },
  ) +
  drawGear(9, 46, WHEEL, { at: [-190, -236], turn: 12, spokes: 4 });
