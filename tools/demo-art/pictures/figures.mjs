import { buildOutline } from './geometry.mjs';
import { mixColours } from './palette.mjs';
import { drawPlate } from './shapes.mjs';
import { drawGlow, mirror, paint, drawTint, drawTintLine } from './svg.mjs';

const closedEye = (lash, shadow) =>
  drawTint(buildOutline('9,3! 22,-9 40,-8 51,-2! 40,9 22,11'), shadow, 0.5) +
  drawTintLine('M9,4Q28,19 50,1', lash, 3.4) +
  drawTintLine('M46,6L55,10M39,10L45,16M30,12L33,19', lash, 2);

const openEye = (lash, iris) =>
  paint(buildOutline('9,4! 22,-10 38,-10 50,-3! 38,10 20,11'), '#fffaf0') +
  drawTint(buildOutline('19,0 29,-10 39,0 29,11'), iris) +
  drawTint(buildOutline('25,0 29,-6 33,0 29,6'), '#140a1e') +
  drawTint(buildOutline('30,-6 34,-6 34,-2 30,-2'), '#ffffff') +
  drawTintLine('M8,5Q20,-13 38,-12Q46,-10 52,-3', lash, 3.4) +
  drawTintLine('M50,-4L57,-8', lash, 2.2);

/**
 * Draws a face from the front, about 110 wide and 160 high, its eyes near 0,0. It is lit from the left; the eyes are closed
 * without an iris.
 */
export const drawFace = ({
  skin = ['#ffe7d0', '#e8b394'],
  lash = '#3a1626',
  lip = '#c9415f',
  shadow = '#c98aa8',
  iris,
  jaw = 0,
  lips = true,
} = {}) => {
  const dark = mixColours(skin[1], '#3a1040', 0.45);
  const shape = `0,-92 36,-86 57,-50 58,-6 ${50 + jaw},34 ${25 + jaw},68 0,80`;
  return (
    drawPlate(shape, [skin[0], skin[1]], 75) +
    drawTint(buildOutline('0,-92! 36,-86 57,-50 58,-6 50,34 25,68 0,80! 14,52 6,34 10,10 2,-30'), dark, 0.3) +
    mirror(iris ? openEye(lash, iris) : closedEye(lash, shadow)) +
    mirror(drawTintLine('M11,-22Q28,-35 51,-23', lash, 3.6, 0.85)) +
    drawTintLine('M3,2C7,12 9,20 3,26C0,28 -3,27 -6,25', dark, 2.2, 0.85) +
    drawTintLine('M-2,-2L-3,17', '#ffffff', 2.6, 0.3) +
    (lips
      ? drawTint('M-17,48Q-8,40 0,43Q8,40 17,48Q0,52 -17,48Z', mixColours(lip, '#2a0618', 0.25)) +
        drawTint('M-15,49Q0,66 15,49Q0,53 -15,49Z', lip) +
        drawTintLine('M-5,56Q0,58 5,56', '#ffffff', 1.8, 0.5)
      : '') +
    mirror(drawGlow(36, 28, 24, lip, 0.35))
  );
};

/** Draws neck and shoulders for a face; `wide` is half the width of the shoulders. */
export const drawShoulders = (skin, wide = 130) =>
  drawPlate(
    `0,52! 28,54 29,100 60,124 ${wide},140 ${wide},230 0,236!`,
    [mixColours(skin[1], '#3a1040', 0.2), skin[0], skin[1]],
    90,
  );
