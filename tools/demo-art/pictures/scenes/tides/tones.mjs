import { buildCircle } from '../../geometry.mjs';
import { buildRadialGradient, drawPane, drawTint } from '../../svg.mjs';

export const FOAM = ['#5ac8d8', '#ffffff'];
export const GOLD = ['#9a6a1a', '#fff0b0', '#7a3a08'];
export const CORAL = ['#b8283f', '#ffb08a'];

const PEARL = ['#ffffff', '#d9e9f0', '#8fa8c0'];

export const UNDER = '#041a3a';
export const BANK = ['#d9fff6', '#3ac0cf', '#0d6f96', '#053257'];

export const drawPearl = (x, y, r) =>
  drawPane(buildCircle(r, [x, y]), buildRadialGradient(PEARL, [0.35, 0.3], 0.8), 1.6) +
  drawTint(buildCircle(r * 0.22, [x - r * 0.3, y - r * 0.35]), '#fff');
