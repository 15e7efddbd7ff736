import { buildCircle } from '../../geometry.mjs';
import { drawBlade, drawRosette } from '../../shapes.mjs';
import { buildRadialGradient, drawPane } from '../../svg.mjs';
import { BLOSSOM, LEAF, UNDER } from './tones.mjs';

export const drawFlower = (x, y, size, tone = BLOSSOM, petals = 5) =>
  drawRosette({
    at: [x, y],
    count: petals,
    length: size,
    width: size * 0.72,
    tone,
    belly: 'petal',
    w: 1.4,
    vein: false,
    dusk: '#5a1a3a',
  }) + drawPane(buildCircle(size * 0.24, [x, y]), buildRadialGradient(['#fffbe0', '#ffcf4a', '#c97a1a']), 1.4);

export const drawLeafy = (x, y, turn, size, tone = LEAF) => drawBlade(x, y, turn, size, size * 0.5, tone, { dusk: UNDER });

export const drawSpray = (x, y, turn, size, tones) =>
  [-44, 44, 0]
    .map((lean, i) => drawLeafy(x, y, turn + lean, size * (i < 2 ? 0.9 : 1.15), tones[i % tones.length]))
    .join('');
