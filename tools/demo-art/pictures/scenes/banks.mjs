import { circle, mix, times } from '../geometry.mjs';
import { random } from '../random.mjs';
import { blade, gear } from '../shapes.mjs';
import { across, pane, wire } from '../svg.mjs';

/** Banks of clouds in the manner of old prints, along the foot of the picture. */
export const cloudBank = (seed, y, width, tones, { rows = 3, size = 54 } = {}) => {
  const luck = random(`bank ${seed}`);
  return times(rows, (row) => {
    const top = y + row * size * 0.75;
    const puffs = times(Math.ceil(width / size) + 1, (index) => {
      const x = -width / 2 + index * size + luck.between(-14, 14);
      const r = size * luck.between(0.55, 0.95);
      return [x, top + luck.between(-8, 10), r];
    });
    return puffs
      .map(
        ([x, py, r]) =>
          pane(circle(r, [x, py + r * 0.4]), across([tones[0], tones[1], tones[2]], 90), 1.6) +
          wire(circle(r * 0.62, [x, py + r * 0.44]), 1),
      )
      .join('');
  }).join('');
};

/** Waves as scales of three rings, row before row, along the foot of the picture. */
export const waveBank = (y, width, tones, { rows = 3, size = 60 } = {}) =>
  times(rows, (row) =>
    times(Math.ceil(width / (size * 2)) + 2, (index) => {
      const middle = [-width / 2 - size + index * size * 2 + (row % 2) * size, y + size + row * size * 0.62];
      return [1, 0.7, 0.4]
        .map((part, ring) =>
          pane(circle(size * part, middle), across([tones[ring], tones[ring + 1]], 90), ring ? 1.2 : 1.8),
        )
        .join('');
    }).join(''),
  ).join('');

/** Leaves of many kinds along the foot of the picture. */
export const leafBank = (seed, y, width, tones, { count = 22, length = 120, wide = 44 } = {}) => {
  const luck = random(`leaves ${seed}`);
  return times(count, (_, share) => {
    const x = mix(-width / 2, width / 2, share);
    const side = Math.abs(share - 0.5) * 2;
    return blade(
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

/** Steam and small wheels along the foot of the picture. */
export const cogBank = (seed, y, width) => {
  const luck = random(`cogs ${seed}`);
  return times(8, (_, share) => {
    const radius = luck.between(44, 82);
    return gear(
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
