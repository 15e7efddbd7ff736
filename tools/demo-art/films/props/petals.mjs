import { createMany, TAU } from '../studio/maths.mjs';

export const petals = createMany(17, 62, (luck) => ({
  x: luck(-0.6, 0.6),
  y: luck(-1, 1),
  r: luck(0.018, 0.036),
  turn: luck(0, TAU),
  spin: luck(-0.3, 0.3),
  dx: luck(-0.02, 0.02),
  dy: luck(-0.035, -0.01),
}));
/** Draws a drifting cherry petal at `t`, blown outwards by `out`. */
export const drawPetal = (pen, p, t, out) => {
  const [x, y] = [p.x + p.dx * t, p.y + p.dy * t];
  const away = Math.hypot(x, y) + 0.2;
  pen.save();
  pen.translate(x * (1 + (out * 0.5) / away), y * (1 + (out * 0.5) / away));
  pen.rotate(p.turn + p.spin * t);
  pen.beginPath();
  pen.moveTo(-p.r, 0);
  pen.bezierCurveTo(-p.r * 0.4, p.r * 0.9, p.r * 0.7, p.r * 0.7, p.r, p.r * 0.12);
  pen.lineTo(p.r * 0.8, 0);
  pen.lineTo(p.r, -p.r * 0.12);
  pen.bezierCurveTo(p.r * 0.7, -p.r * 0.7, -p.r * 0.4, -p.r * 0.9, -p.r, 0);
  pen.fillStyle = `rgb(${118 + 60 * out} ${84 + 60 * out} ${104 + 10 * out} / 0.85)`;
  pen.fill();
  pen.restore();
};
