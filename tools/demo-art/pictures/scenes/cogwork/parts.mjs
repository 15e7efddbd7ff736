import { circle, outline, times } from '../../geometry.mjs';
import { across, around, pane } from '../../svg.mjs';

export const rivets = (list, r = 5) =>
  list.map((at) => pane(circle(r, at), around(['#fff3d0', '#c98a3a', '#5a2a10'], [0.35, 0.3], 0.8), 1)).join('');

export const spring = (x, y, turns, wide, step, tone) =>
  times(turns, (i) =>
    pane(
      outline(
        `${x - wide},${y + i * step}! ${x},${y + i * step - 6} ${x + wide},${y + i * step}! ${x},${y + i * step + step * 0.8}`,
      ),
      across(tone, 0),
      1.4,
    ),
  ).join('');
