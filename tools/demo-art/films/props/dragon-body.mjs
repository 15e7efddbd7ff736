import { computeProgress, mixColours, clamp, ease, TAU } from '../studio/maths.mjs';
import { fill3, computeHue, project, drawPlaceLine } from '../studio/space.mjs';
import { moveAlong, multiplyDot, computeFrame, subtract, normalize } from './dragon-way.mjs';

const LONG = 11.2;
const RINGS = 96;
const SCALES = 14;
export const ICE = [0.86, 0.94, 1];

/** Returns the thickness at `u`: 0 behind the head, 1 at the tip of the tail. */
const thick = (u) => 0.15 * (0.55 + 0.45 * computeProgress(u, 0, 0.12)) * (1 - computeProgress(u, 0.45, 1, ease.linear) * 0.86) + 0.006;

/** Returns the rings of the body, head first, which swing once it is `awake`. */
export const bodyOf = (nose, t, awake) =>
  Array.from({ length: RINGS }, (_, i) => {
    const u = i / (RINGS - 1);
    const frame = computeFrame(nose - 0.3 - u * LONG);
    const swing = awake * 0.05 * Math.sin(t * 5 - u * 20) * computeProgress(u, 0.03, 0.2);
    return { ...frame, at: moveAlong(frame.at, frame.right, swing), i, u, r: thick(u) };
  });
const onRing = ({ at, up, right, r }, a, k = 1) =>
  moveAlong(moveAlong(at, up, Math.cos(a) * r * k), right, Math.sin(a) * r * k);

const drawScales = (pen, ring, next, t, shown) => {
  const view = normalize(ring.at);
  const half = Math.PI / SCALES;
  const { scale } = project(ring.at);
  for (let n = 0; n < SCALES; n++) {
    const a = (n / SCALES) * TAU + (ring.i % 2) * half;
    const facing = -multiplyDot(view, normalize(subtract(onRing(ring, a), ring.at)));
    if (facing < -0.25) continue;
    const colour = mixColours(computeHue(ring.u * 1.6 - t * 0.35 + facing * 0.35), [1, 1, 1], 0.12);
    const plate = [onRing(ring, a - half), onRing(next, a, 1.03), onRing(ring, a + half)];
    fill3(pen, plate, colour, shown * (0.1 + 0.2 * clamp(facing)));
    const belly = Math.cos(a) < -0.55;
    drawPlaceLine(pen, plate, belly ? ICE : colour, shown * (0.25 + 0.55 * clamp(1 - facing)), 0.0105 * scale);
  }
};
const drawSpine = (pen, ring, next, t, shown) => {
  const spike = moveAlong(onRing(next, 0, ring.i % 2 === 0 ? 2.1 : 1.5), next.forward, -0.06);
  const fin = [onRing(ring, 0), spike, onRing(next, 0)];
  drawPlaceLine(pen, fin, computeHue(ring.u * 1.6 - t * 0.35 + 0.4), shown * 0.9, 0.014 * project(ring.at).scale);
};

/** Draws the skin of light: scales round the body and fins along the back, in running colours. `lit(u)` is 0 to 1. */
export const drawBody = (pen, rings, t, lit) => {
  for (const ring of [...rings].reverse()) {
    const shown = lit(ring.u);
    if (shown < 0.01 || !project(ring.at).seen) continue;
    const next = rings[Math.min(RINGS - 1, ring.i + 1)];
    drawScales(pen, ring, next, t, shown);
    drawSpine(pen, ring, next, t, shown);
  }
};

/** Builds four legs, each a limb from shoulder to wrist and its three claws. */
export const buildLegs = (rings, t) =>
  [18, 50].flatMap((i) =>
    [1, -1].map((side) => {
      const ring = rings[i];
      const put = (f, u, r) => moveAlong(moveAlong(moveAlong(ring.at, ring.forward, f), ring.up, u), ring.right, r * side);
      const kick = 0.05 * Math.sin(t * 4 + i + side) + 0.05 * side;
      const wrist = [0.12 + kick, -0.36, 0.22];
      const claws = [-0.07, 0, 0.07].map((c) => [
        put(...wrist),
        put(0.23 + kick, -0.36 + c, 0.22 + c),
        put(0.27 + kick, -0.45 + c, 0.22 + c * 1.3),
      ]);
      return { limb: [put(-0.02, -0.06, 0.08), put(-0.14, -0.24, 0.2), put(...wrist)], claws };
    }),
  );
export const drawLeg = (pen, { limb, claws }, t, shown, awake) => {
  const { scale } = project(limb[0]);
  drawPlaceLine(pen, limb, computeHue(t * 0.2), shown * awake * 0.55, 0.07 * scale);
  drawPlaceLine(pen, limb, ICE, shown * 0.7, 0.012 * scale);
  for (const claw of claws) drawPlaceLine(pen, claw, ICE, shown * 0.8, 0.016 * scale);
};
