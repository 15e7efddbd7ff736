import { TAU } from '../studio/maths.mjs';
import { toCss, trace } from '../studio/pen.mjs';

/** Projects a position of the world into the picture; `seen` is false behind the lens. */
export const project = ([x, y, z]) => {
  const near = Math.max(z, 0.06);
  return { x: x / near, y: y / near, scale: 1 / near, seen: z > 0.08 };
};

/** Returns a colour of light. One turn of `k` goes through all colours. */
export const computeHue = (k) => [0, 0.33, 0.67].map((part) => 0.56 + 0.44 * Math.cos(TAU * (k + part)));

/** Begins a line through positions in the world. Returns false if a part of it is behind the lens. */
export const trace3 = (pen, places) => {
  const shown = places.map(project);
  trace(
    pen,
    shown.map(({ x, y }) => [x, y]),
  );
  return shown.every(({ seen }) => seen);
};
export const fill3 = (pen, places, colour, alpha) => {
  if (alpha < 0.01 || !trace3(pen, places)) return;
  pen.closePath();
  pen.fillStyle = toCss(colour, alpha);
  pen.fill();
};
export const drawPlaceLine = (pen, places, colour, alpha, width) => {
  if (alpha < 0.01 || !trace3(pen, places)) return;
  pen.strokeStyle = toCss(colour, alpha);
  pen.lineWidth = width;
  pen.stroke();
};
