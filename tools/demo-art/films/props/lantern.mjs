import { TAU } from '../studio/maths.mjs';

/** Draws a tilted paper lantern at (`px`, `py`) with radius `r`, lit from 0 to 1. */
export const drawLantern = (pen, l) => {
  const { r } = l;
  pen.save();
  pen.translate(l.px, l.py);
  pen.rotate(l.tilt);
  pen.beginPath();
  pen.moveTo(-0.36 * r, -0.62 * r);
  pen.bezierCurveTo(-0.62 * r, 0.1 * r, -0.6 * r, 0.62 * r, -0.2 * r, 0.74 * r);
  pen.quadraticCurveTo(0, 0.79 * r, 0.2 * r, 0.74 * r);
  pen.bezierCurveTo(0.6 * r, 0.62 * r, 0.62 * r, 0.1 * r, 0.36 * r, -0.62 * r);
  pen.quadraticCurveTo(0, -0.7 * r, -0.36 * r, -0.62 * r);
  const skin = pen.createRadialGradient(0, -0.42 * r, 0.02 * r, 0, -0.1 * r, 0.95 * r);
  const k = 0.13 + 0.87 * l.light;
  const shade = (red, green, blue) => `rgb(${red * k} ${green * k} ${blue * k})`;
  skin.addColorStop(0, shade(255, 244, 224));
  skin.addColorStop(0.3, shade(250, 224, 190));
  skin.addColorStop(0.62, shade(196, 190, 204));
  skin.addColorStop(1, shade(128, 142, 184));
  pen.fillStyle = skin;
  pen.fill();
  pen.strokeStyle = shade(96, 104, 140);
  pen.lineWidth = 0.02 * r;
  for (const rib of [-0.5, 0, 0.5]) {
    pen.beginPath();
    pen.moveTo(rib * 0.62 * r, -0.64 * r);
    pen.bezierCurveTo(rib * 1.15 * r, 0.1 * r, rib * 1.1 * r, 0.6 * r, rib * 0.3 * r, 0.75 * r);
    pen.stroke();
  }
  pen.strokeStyle = shade(150, 120, 90);
  pen.lineWidth = 0.05 * r;
  pen.beginPath();
  pen.ellipse(0, -0.63 * r, 0.36 * r, 0.06 * r, 0, 0, TAU);
  pen.stroke();
  pen.restore();
};
