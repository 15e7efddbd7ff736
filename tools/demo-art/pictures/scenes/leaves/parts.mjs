import { circle } from '../../geometry.mjs';
import { blade, rosette } from '../../shapes.mjs';
import { around, pane } from '../../svg.mjs';
import { BLOSSOM, LEAF, UNDER } from './tones.mjs';

export const flower = (x, y, size, tone = BLOSSOM, petals = 5) =>
  rosette({
    at: [x, y],
    count: petals,
    length: size,
    width: size * 0.72,
    tone,
    belly: 'petal',
    w: 1.4,
    vein: false,
    dusk: '#5a1a3a',
  }) + pane(circle(size * 0.24, [x, y]), around(['#fffbe0', '#ffcf4a', '#c97a1a']), 1.4);

export const leafy = (x, y, turn, size, tone = LEAF) => blade(x, y, turn, size, size * 0.5, tone, { dusk: UNDER });

export const spray = (x, y, turn, size, tones) =>
  [-44, 44, 0]
    .map((lean, i) => leafy(x, y, turn + lean, size * (i < 2 ? 0.9 : 1.15), tones[i % tones.length]))
    .join('');
