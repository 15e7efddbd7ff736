import { buildCircle, mix, repeat } from '../geometry.mjs';
import { createRandom } from '../random.mjs';
import { drawBlade, drawGear } from '../shapes.mjs';
import { buildLinearGradient, drawPane, drawWire } from '../svg.mjs';

/** Draws banks of clouds like old prints, along the foot of the picture. */
export const drawCloudBank = (seed, y, width, tones, { rows = 3, size = 54 } = {}) => {
  const luck = createRandom(`bank ${seed}`);
  return repeat(rows, (row) => {
    const top = y + row * size * 0.75;
    const puffs = repeat(Math.ceil(width / size) + 1, (index) => {
      const x = -width / 2 + index * size + luck.between(-14, 14);
      const r = size * luck.between(0.55, 0.95);
      return [x, top + luck.between(-8, 10), r];
    });
    return puffs
      .map(
        ([x, py, r]) =>
          drawPane(buildCircle(r, [x, py + r * 0.4]), buildLinearGradient([tones[0], tones[1], tones[2]], 90), 1.6) +
          drawWire(buildCircle(r * 0.62, [x, py + r * 0.44]), 1),
      )
      .join('');
  }).join('');
};

/** Draws waves as scales of three rings, row before row, along the foot of the picture. */
export const drawWaveBank = (y, width, tones, { rows = 3, size = 60 } = {}) =>
  repeat(rows, (row) =>
    repeat(Math.ceil(width / (size * 2)) + 2, (index) => {
      const middle = [-width / 2 - size + index * size * 2 + (row % 2) * size, y + size + row * size * 0.62];
      return [1, 0.7, 0.4]
        .map((part, ring) =>
          drawPane(buildCircle(size * part, middle), buildLinearGradient([tones[ring], tones[ring + 1]], 90), ring ? 1.2 : 1.8),
        )
        .join('');
    }).join(''),
  ).join('');

/** Draws leaves of many kinds along the foot of the picture. */
export const drawLeafBank = (seed, y, width, tones, { count = 22, length = 120, wide = 44 } = {}) => {
  const luck = createRandom(`leaves ${seed}`);
  return repeat(count, (_, share) => {
    const x = mix(-width / 2, width / 2, share);
    const side = Math.abs(share - 0.5) * 2;
    return drawBlade(
      x + luck.between(-8, 8),
      y + 130 - side * 20,
      -90 + (share - 0.5) * 70 + luck.between(-14, 14),
      length * (0.75 + side * 0.6) + luck.between(0, 30),
      wide,
      luck.pick(tones),
      { bend: luck.between(-0.12, 0.12), w: 1.5 },
    );
  }).join('');
};

/** Draws steam and small wheels along the foot of the picture. */
export const drawCogBank = (seed, y, width) => {
  const luck = createRandom(`cogs ${seed}`);
  return repeat(8, (_, share) => {
    const radius = luck.between(44, 82);
    return drawGear(
      Math.round(radius / 5),
      radius,
      luck.pick([
        [
          ['#ffd9a0', '#a85a20'],
          ['#5a2a14', '#2a120a'],
          ['#fff', '#6fe0cf'],
        ],
        [
          ['#d98f4a', '#6b2f14'],
          ['#3a1a10', '#1a0a06'],
          ['#fff', '#ffb35a'],
        ],
        [
          ['#b9c6cc', '#4a5a66'],
          ['#1f2a30', '#10161a'],
          ['#fff', '#ff8a4a'],
        ],
      ]),
      {
        at: [mix(-width / 2, width / 2, share), y + luck.between(20, 60) + 30 * (1 - Math.abs(share - 0.5) * 2)],
        turn: luck.between(0, 30),
        w: 1.6,
      },
    );
  }).join('');
};
