import { buildCircle, buildOutline, repeat } from '../../geometry.mjs';
import { buildLinearGradient, buildRadialGradient, drawPane } from '../../svg.mjs';

export const drawRivets = (list, r = 5) =>
  list.map((at) => drawPane(buildCircle(r, at), buildRadialGradient(['#fff3d0', '#c98a3a', '#5a2a10'], [0.35, 0.3], 0.8), 1)).join('');

export const drawSpring = (x, y, turns, wide, step, tone) =>
  repeat(turns, (i) =>
    drawPane(
      buildOutline(
        `${x - wide},${y + i * step}! ${x},${y + i * step - 6} ${x + wide},${y + i * step}! ${x},${y + i * step + step * 0.8}`,
      ),
      buildLinearGradient(tone, 0),
      1.4,
    ),
  ).join('');
