import { drawMetal, paintEnamel } from './enamel.mjs';
import { EMBLEMS } from './frame.mjs';
import { buildCircle, repeat } from './geometry.mjs';
import { METALS } from './palette.mjs';
import { drawBlade, drawGear, drawPart, drawPlate, drawRosette } from './shapes.mjs';
import { buildLinearGradient, buildRadialGradient, mirror, move, drawPane, drawTint, drawWire } from './svg.mjs';

/** Draws light on the ground. */
export const drawFloorLight = (x, y, wide, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.16}" fill="${buildRadialGradient([
    [colour, 0, 0.9],
    [colour, 0.5, 0.3],
    [colour, 1, 0],
  ])}"/>`;

/** Draws three steps for a pack. */
export const drawPedestal = (x, y, tone) =>
  move(
    x,
    y,
    paintEnamel(
      drawPlate('0,0 150,4 170,22 150,40 0,44', tone) +
        drawPlate('0,30! 190,34 206,60 190,84 0,90!', [tone[1], tone[0]]) +
        drawPlate('0,76! 236,80 250,130 0,140!', tone),
      { rim: '#ffe9b8' },
    ),
  );

/** Darkens the edge of a wide picture. */
export const drawEdgeShade = () =>
  drawTint(
    'M-480,-300h960v600h-960Z',
    buildRadialGradient(
      [
        ['#000', 0, 0],
        ['#000', 0.6, 0],
        ['#000', 1, 0.62],
      ],
      [0.5, 0.5],
      0.72,
    ),
  );

/** Draws a coin of the cog world; `flat` is its tilt. */
export const drawCoin = (x, y, r, flat = 1) =>
  move(
    x,
    y,
    drawMetal(buildCircle(r), 'gold') +
      drawMetal(buildCircle(r * 0.84) + buildCircle(r * 0.76), 'gold', 200) +
      drawMetal(EMBLEMS.ck, 'gold', 140).replace('<path', `<path transform="scale(${r / 34})"`),
    [1, flat],
  );

export const coins = (spots) => spots.map(([x, y, r, flat = 1]) => drawCoin(x, y, r, flat)).join('');

/** Draws petals in the air on both sides. */
export const drawPetals = (tone) =>
  repeat(30, (i) =>
    drawBlade(
      (i % 2 ? 1 : -1) * (330 + ((i * 53) % 150)),
      -290 + ((i * 97) % 560),
      i * 67,
      26 + (i % 4) * 8,
      18 + (i % 3) * 5,
      tone,
      { belly: 'petal', w: 0.1 },
    ),
  ).join('');

/** Draws a bell of glass on a foot. */
export const drawDome = () =>
  move(
    0,
    -20,
    `<path d="M-170,220V-60A170,170 0 0 1 170,-60V220Z" fill="${buildLinearGradient(
      [
        ['#dff8ff', 0, 0.3],
        ['#9fd8f0', 0.3, 0.05],
        ['#fff', 0.7, 0.04],
        ['#dff8ff', 1, 0.32],
      ],
      0,
    )}"/><path d="M-140,170V-60A140,140 0 0 1 -60,-186" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/>` +
      drawMetal('M-170,220V-60A170,170 0 0 1 170,-60V220H164V-60A164,164 0 0 0 -164,-60V220Z', 'silver') +
      drawMetal(`${buildCircle(15, [0, -246])}M-12,-232H12L20,-224H-20Z`, 'gold') +
      drawMetal('M-210,214H210L196,246H-196Z', 'gold'),
  );

/** Draws a treasure chest; its lid stands behind the content. */
export const drawChest = () =>
  move(
    0,
    150,
    paintEnamel(
      drawPart('-250,-40! 250,-40! 230,130! -230,130!', ['#7a3a1a', '#3a180c', '#1a0a06'], 90, 3) +
        repeat(4, (i) => drawWire(`M-244,${i * 40}H244`, 1.4)).join('') +
        [-200, 0, 200]
          .map(
            (x) =>
              drawPane(`M${x - 26},-44H${x + 26}L${x + 24},134H${x - 24}Z`, buildLinearGradient(METALS.gold, 0), 2.2) +
              repeat(4, (i) => drawPane(buildCircle(5, [x, -22 + i * 44]), '#ffe9a8', 1.2)).join(''),
          )
          .join('') +
        drawPane('M-262,-60H262V-34H-262Z', buildLinearGradient(METALS.gold, 0), 2.2) +
        drawGear(
          16,
          58,
          [
            ['#ffe0a0', '#a85f1f'],
            ['#5a2a14', '#2a120a'],
            ['#ffffff', '#6fe0cf'],
          ],
          { at: [0, 30], spokes: 6 },
        ),
      { rim: '#ffd9a0' },
    ),
  );

export const drawLid = () =>
  move(
    0,
    62,
    paintEnamel(
      drawPart('-262,40! -240,-90 -150,-150 0,-166 150,-150 240,-90 262,40!', ['#5a2812', '#2a1008'], 90, 3) +
        drawPart('-230,40! -206,-70 -130,-116 0,-130 130,-116 206,-70 230,40!', ['#3a140c', '#ff9a3a'], 90, 2) +
        mirror(drawPart('170,-130! 210,-110 250,40! 212,40! 190,-80', METALS.gold.slice(1, 5), 90)),
      { rim: '#ffd9a0' },
    ),
  );

/** Draws two great wheels that have rolled apart. */
export const drawGate = () =>
  paintEnamel(
    mirror(
      drawGear(
        28,
        300,
        [
          ['#c98442', '#5a2812'],
          ['#2a1410', '#140906'],
          ['#fff', '#ff9a3a'],
        ],
        { at: [356, -40], spokes: 8, turn: 4 },
      ) +
        drawGear(
          14,
          110,
          [
            ['#ffe0a0', '#a85f1f'],
            ['#5a2a14', '#2a120a'],
            ['#fff', '#6fe0cf'],
          ],
          { at: [200, 220], spokes: 6 },
        ) +
        drawGear(
          12,
          80,
          [
            ['#dfeaf2', '#5a6c7c'],
            ['#1f2a36', '#0f161c'],
            ['#fff', '#ff9a3a'],
          ],
          { at: [214, -244], spokes: 5 },
        ),
    ),
    { rim: '#ffd9a0' },
  );

/** Draws a shell as a throne. */
export const drawScallop = (y = 40) =>
  move(
    0,
    y,
    paintEnamel(
      drawRosette({
        at: [0, 230],
        radius: 20,
        count: 15,
        from: -172,
        sweep: 164,
        length: [470, 450],
        width: 118,
        tone: ['#0d6f96', '#e9fffb'],
        belly: 'petal',
        dusk: '#041a3a',
        w: 2.2,
      }),
      { rim: '#fff', halo: '#7ff0e8', reach: 22 },
    ),
  );
