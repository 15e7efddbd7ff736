import { drawFace, drawShoulders } from '../../figures.mjs';
import { buildCircle, buildOutline, repeat } from '../../geometry.mjs';
import { drawBlade, drawBlades, drawFacetStar, drawGem, drawPart, drawPlate, drawRibbon, drawRosette } from '../../shapes.mjs';
import { buildLinearGradient, buildRadialGradient, drawGlow, group, mirror, move, drawPane, drawTint, drawWire } from '../../svg.mjs';
import { CORAL, drawPearl, UNDER } from './tones.mjs';

// The king and the diva; each stands around 0,0 on a field of 600 × 840.

export const drawMarea = () => {
  const skin = ['#cfeee4', '#6aa8b0'];
  const wave = (path, widths, tone) => drawRibbon(path, widths, tone, { dusk: UNDER });
  return (
    drawRosette({
      at: [0, -130],
      radius: 150,
      count: 18,
      length: [124, 88],
      width: 44,
      tone: ['#0d6f96', '#d9fff6'],
      belly: 'spike',
      w: 1.5,
    }) +
    drawPane(buildCircle(168, [0, -130]), buildRadialGradient(['#fffdf0', '#8ff0e8', '#0d6f96']), 2.4) +
    group(
      'rotate(9)',
      drawPart('214,-180! 232,-180 240,420! 214,420!', ['#fff0b0', '#c98f2a', '#9a6a1a'], 0) +
        drawBlade(223, -160, -90, 210, 46, ['#c98f2a', '#fff6d0', '#7a3a08'], { belly: 'spike' }) +
        mirroredAt(
          223,
          drawRibbon('6,-170 54,-190 62,-250 50,-320', [26, 26, 22, 2], ['#c98f2a', '#fff6d0', '#7a3a08'], {}),
        ) +
        drawGem(223, -170, 28, ['#ffffff', '#6ff0e8', '#0a4a7a']) +
        drawGlow(223, -170, 80, '#a8fff2', 0.8),
    ) +
    mirror(
      drawBlades({
        from: [200, 120],
        to: [30, 200],
        count: 6,
        turn: [50, 90],
        length: [290, 260],
        width: [86, 76],
        tone: [
          ['#053257', '#2ab0c8'],
          ['#0a4a7a', '#5ad8d8'],
        ],
        belly: 'petal',
        dusk: UNDER,
      }),
    ) +
    mirror(
      wave('50,-150 150,-100 160,20 230,90 226,190', [60, 80, 70, 60, 6], ['#3a9ad0', '#e9fffb']) +
        wave('60,-130 116,-50 120,60 176,140 160,230', [34, 46, 46, 40, 4], ['#0d6f96', '#a8fff2']),
    ) +
    move(0, -40, drawShoulders(skin, 150), 1.1) +
    mirror(
      drawBlades({
        from: [186, 60],
        to: [60, 150],
        count: 6,
        turn: [-44, 60],
        length: [140, 110],
        width: [56, 50],
        tone: ['#9a6a1a', '#fff6d0', '#7a3a08'],
        belly: 'petal',
      }) +
        drawRosette({
          at: [150, 120],
          count: 9,
          from: 20,
          sweep: 200,
          length: 70,
          width: 30,
          tone: CORAL,
          belly: 'petal',
          w: 1.4,
        }) +
        drawPearl(150, 120, 26),
    ) +
    move(
      0,
      -96,
      drawFace({ skin, lash: '#0a2a44', lip: '#4a8a9a', shadow: '#3a9ac0', lips: false, jaw: 6, iris: '#ffcf4a' }),
      1.2,
    ) +
    mirror(
      drawBlades({
        from: [14, -124],
        to: [62, -136],
        count: 3,
        turn: [-16, 4],
        length: [46, 62],
        width: 20,
        tone: ['#8fd8e0', '#ffffff'],
        belly: 'flame',
        w: 1.4,
      }),
    ) +
    mirror(
      wave('66,-60 120,30 96,140 140,250', [46, 60, 54, 3], ['#5ac8d8', '#ffffff']) +
        wave('44,-24 80,70 56,190 84,310', [46, 58, 50, 3], ['#2a9ac0', '#d9fff6']) +
        wave('16,-14 40,100 16,230 30,360', [44, 52, 46, 3], ['#5ac8d8', '#ffffff']),
    ) +
    drawBlade(0, -30, 90, 390, 64, ['#8fe8e8', '#ffffff'], { belly: 'leaf', dusk: UNDER }) +
    mirror(drawRibbon('2,-38 46,-46 92,-12 128,-44', [28, 34, 26, 2], ['#8fe8e8', '#ffffff'], { dusk: UNDER })) +
    drawPlate('0,-86! 14,-78 20,-54 0,-44!', [skin[0], skin[1]]) +
    drawPearl(0, 40, 14) +
    drawPearl(0, 84, 11) +
    mirror(
      drawBlades({
        from: [100, -204],
        to: [22, -222],
        count: 4,
        turn: [-50, -82],
        length: [110, 170],
        width: 48,
        tone: ['#9a6a1a', '#fff6d0', '#7a3a08'],
        belly: 'spike',
      }),
    ) +
    drawBlade(0, -220, -90, 200, 60, ['#c98f2a', '#fffbe4', '#7a3a08'], { belly: 'spike' }) +
    drawPlate('0,-236! 60,-232 108,-206 98,-168! 50,-190 0,-194!', ['#fff0b0', '#c98f2a', '#6b4312']) +
    mirror(drawPearl(74, -206, 13) + drawGem(40, -216, 13, ['#fff', '#ff9a8a', '#8a1a2a'], { sides: 6 })) +
    drawGem(0, -222, 26, ['#ffffff', '#6ff0e8', '#0a4a7a']) +
    drawGlow(0, -222, 70, '#a8fff2', 0.9)
  );
};

const mirroredAt = (x, body) => move(x, 0, mirror(body));

export const drawLuluna = () => {
  const skin = ['#fff0f4', '#c9a8d8'];
  const hair = (path, widths, tone = ['#3a2aa0', '#ff9ad8']) => drawRibbon(path, widths, tone, { dusk: '#140a4a' });
  const tendril = (path) => drawRibbon(path, [14, 18, 12, 2], ['#8ff0f0', '#ffffff'], { w: 1.3, spine: false });
  return (
    mirror(tendril('150,-220 220,-120 190,0 250,110') + tendril('110,-210 170,-60 150,60 200,200')) +
    mirror(
      hair('40,-150 150,-120 190,10 260,60 236,170', [60, 84, 76, 56, 4]) +
        hair('40,-120 130,-40 150,90 220,170 190,270', [50, 64, 60, 46, 4], ['#5a2aa8', '#ffc4e8']) +
        hair('36,-90 92,10 90,120 150,230 120,330', [40, 50, 50, 40, 4], ['#2a3ab0', '#9fe8ff']),
    ) +
    drawRibbon('0,130 40,230 -50,310 -150,330 -200,250 -150,200', [120, 116, 96, 66, 34, 14], ['#0d5a96', '#8ff0e8'], {
      bands: 15,
      dusk: '#1a0a5a',
    }) +
    drawRosette({
      at: [-146, 204],
      count: 5,
      from: -80,
      sweep: 150,
      length: [110, 130],
      width: 46,
      tone: ['#3a2aa0', '#ff9ad8'],
      belly: 'petal',
      dusk: '#140a4a',
    }) +
    mirror(
      drawBlades({
        from: [62, 172],
        to: [8, 186],
        count: 4,
        turn: [54, 84],
        length: [90, 100],
        width: 44,
        tone: ['#0d8ab0', '#d9fff6'],
        belly: 'petal',
        dusk: '#140a4a',
      }),
    ) +
    move(0, -50, drawShoulders(skin, 92), 1) +
    drawPlate('0,76! 70,84 76,116 48,160 56,196 0,204!', [skin[0], skin[1]]) +
    mirror(
      drawRosette({
        at: [42, 112],
        count: 7,
        from: -170,
        sweep: 240,
        length: 46,
        width: 24,
        tone: ['#b8286f', '#ffc4d8'],
        belly: 'petal',
        w: 1.3,
      }) +
        drawPearl(42, 112, 12) +
        drawRibbon('78,92 136,160 206,150 244,80', [24, 32, 24, 12], [skin[1], skin[0]], { dusk: '#5a3a8a' }) +
        drawBlades({
          from: [240, 88],
          to: [248, 82],
          count: 3,
          turn: [-96, -40],
          length: 34,
          width: 12,
          tone: [skin[1], skin[0]],
          belly: 'petal',
          w: 1.2,
        }),
    ) +
    drawPearl(0, 96, 13) +
    move(0, -76, drawFace({ skin, lash: '#2a0a4a', lip: '#d9367a', shadow: '#7a6ae0' }), 1.06) +
    drawTint('M-9,-16Q0,-22 9,-16Q8,-4 0,-4Q-8,-4 -9,-16Z', '#4a0a2a') +
    mirror(hair('2,-168 60,-160 74,-90 66,-20', [40, 40, 34, 2])) +
    mirror(
      drawPane(
        buildOutline('0,-330! 110,-316 190,-250 214,-170! 170,-186 130,-164! 90,-190 50,-166! 20,-186 0,-170!'),
        buildLinearGradient(['#e9fbff', '#8fb8ff', '#5a3ab8'], 80),
        2.2,
      ) + drawWire('M0,-326Q50,-250 50,-170M20,-328Q130,-260 130,-168', 1.5),
    ) +
    mirror(repeat(3, (i) => drawPearl(34 + i * 54, -182 + i * 4, 9)).join('')) +
    drawGem(0, -180, 22, ['#ffffff', '#ff9ad8', '#5a1a8a']) +
    drawGlow(0, -230, 190, '#bfe4ff', 0.6) +
    drawFacetStar(4, 40, 10, ['#fff', '#bfe4ff'], [0, -270], -90, 1)
  );
};
