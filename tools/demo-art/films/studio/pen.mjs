import { clamp } from './maths.mjs';

/** Formats a colour of 0 to 1 per channel for a 2D canvas. */
export const toCss = (colour, alpha = 1) =>
  `rgb(${colour.map((x) => Math.round(clamp(x) * 255)).join(' ')} / ${clamp(alpha)})`;

/** Begins a line through `points`. */
export const trace = (pen, points) => {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
};

export const fill = (pen, points, style) => {
  trace(pen, points);
  pen.closePath();
  pen.fillStyle = style;
  pen.fill();
};

export const drawLine = (pen, points, style, width) => {
  trace(pen, points);
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.stroke();
};
