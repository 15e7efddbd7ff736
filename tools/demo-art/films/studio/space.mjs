import { TAU } from '../studio/maths.mjs';
import { css, trace } from '../studio/pen.mjs';

/** A place in the world as the lens sees it; `seen` is false for what is behind it. */
export const project = ([x, y, z]) => {
  const near = Math.max(z, 0.06);
  return { x: x / near, y: y / near, scale: 1 / near, seen: z > 0.08 };
};

/** Light of every colour: one turn of `k` goes through all of them. */
export const hue = (k) => [0, 0.33, 0.67].map((part) => 0.56 + 0.44 * Math.cos(TAU * (k + part)));

/** Begins a line through places in the world; false if a part of it is behind the lens. */
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
  pen.fillStyle = css(colour, alpha);
  pen.fill();
};
export const stroke3 = (pen, places, colour, alpha, width) => {
  if (alpha < 0.01 || !trace3(pen, places)) return;
  pen.strokeStyle = css(colour, alpha);
  pen.lineWidth = width;
  pen.stroke();
};
