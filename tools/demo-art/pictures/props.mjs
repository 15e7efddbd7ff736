import { cast, enamel } from './enamel.mjs';
import { EMBLEMS } from './frame.mjs';
import { circle, times } from './geometry.mjs';
import { METALS } from './palette.mjs';
import { blade, gear, part, plate, rosette } from './shapes.mjs';
import { across, around, mirrored, move, pane, tint, wire } from './svg.mjs';

/** Light on the ground. */
export const floorLight = (x, y, wide, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.16}" fill="${around([
    [colour, 0, 0.9],
    [colour, 0.5, 0.3],
    [colour, 1, 0],
  ])}"/>`;

/** Three steps to stand a pack upon. */
export const pedestal = (x, y, tone) =>
  move(
    x,
    y,
    enamel(
      plate('0,0 150,4 170,22 150,40 0,44', tone) +
        plate('0,30! 190,34 206,60 190,84 0,90!', [tone[1], tone[0]]) +
        plate('0,76! 236,80 250,130 0,140!', tone),
      { rim: '#ffe9b8' },
    ),
  );

/** Darkens the edge of a wide picture. */
export const shade = () =>
  tint(
    'M-480,-300h960v600h-960Z',
    around(
      [
        ['#000', 0, 0],
        ['#000', 0.6, 0],
        ['#000', 1, 0.62],
      ],
      [0.5, 0.5],
      0.72,
    ),
  );

/** A coin of the cog world; `flat` is how far it is tipped. */
export const coin = (x, y, r, flat = 1) =>
  move(
    x,
    y,
    cast(circle(r), 'gold') +
      cast(circle(r * 0.84) + circle(r * 0.76), 'gold', 200) +
      cast(EMBLEMS.ck, 'gold', 140).replace('<path', `<path transform="scale(${r / 34})"`),
    [1, flat],
  );

export const coins = (spots) => spots.map(([x, y, r, flat = 1]) => coin(x, y, r, flat)).join('');

/** Petals in the air to both sides. */
export const petals = (tone) =>
  times(30, (i) =>
    blade(
      (i % 2 ? 1 : -1) * (330 + ((i * 53) % 150)),
      -290 + ((i * 97) % 560),
      i * 67,
      26 + (i % 4) * 8,
      18 + (i % 3) * 5,
      tone,
      { belly: 'petal', w: 0.1 },
    ),
  ).join('');

/** A bell of glass on a foot. */
export const dome = () =>
  move(
    0,
    -20,
    `<path d="M-170,220V-60A170,170 0 0 1 170,-60V220Z" fill="${across(
      [
        ['#dff8ff', 0, 0.3],
        ['#9fd8f0', 0.3, 0.05],
        ['#fff', 0.7, 0.04],
        ['#dff8ff', 1, 0.32],
      ],
      0,
    )}"/><path d="M-140,170V-60A140,140 0 0 1 -60,-186" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/>` +
      cast('M-170,220V-60A170,170 0 0 1 170,-60V220H164V-60A164,164 0 0 0 -164,-60V220Z', 'silver') +
      cast(`${circle(15, [0, -246])}M-12,-232H12L20,-224H-20Z`, 'gold') +
      cast('M-210,214H210L196,246H-196Z', 'gold'),
  );

/** A treasure chest; its lid stands behind what is in it. */
export const chest = () =>
  move(
    0,
    150,
    enamel(
      part('-250,-40! 250,-40! 230,130! -230,130!', ['#7a3a1a', '#3a180c', '#1a0a06'], 90, 3) +
        times(4, (i) => wire(`M-244,${i * 40}H244`, 1.4)).join('') +
        [-200, 0, 200]
          .map(
            (x) =>
              pane(`M${x - 26},-44H${x + 26}L${x + 24},134H${x - 24}Z`, across(METALS.gold, 0), 2.2) +
              times(4, (i) => pane(circle(5, [x, -22 + i * 44]), '#ffe9a8', 1.2)).join(''),
          )
          .join('') +
        pane('M-262,-60H262V-34H-262Z', across(METALS.gold, 0), 2.2) +
        gear(
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

export const lid = () =>
  move(
    0,
    62,
    enamel(
      part('-262,40! -240,-90 -150,-150 0,-166 150,-150 240,-90 262,40!', ['#5a2812', '#2a1008'], 90, 3) +
        part('-230,40! -206,-70 -130,-116 0,-130 130,-116 206,-70 230,40!', ['#3a140c', '#ff9a3a'], 90, 2) +
        mirrored(part('170,-130! 210,-110 250,40! 212,40! 190,-80', METALS.gold.slice(1, 5), 90)),
      { rim: '#ffd9a0' },
    ),
  );

/** Two great wheels that have rolled apart. */
export const gate = () =>
  enamel(
    mirrored(
      gear(
        28,
        300,
        [
          ['#c98442', '#5a2812'],
          ['#2a1410', '#140906'],
          ['#fff', '#ff9a3a'],
        ],
        { at: [356, -40], spokes: 8, turn: 4 },
      ) +
        gear(
          14,
          110,
          [
            ['#ffe0a0', '#a85f1f'],
            ['#5a2a14', '#2a120a'],
            ['#fff', '#6fe0cf'],
          ],
          { at: [200, 220], spokes: 6 },
        ) +
        gear(
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

/** A shell as a throne. */
export const scallop = (y = 40) =>
  move(
    0,
    y,
    enamel(
      rosette({
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
