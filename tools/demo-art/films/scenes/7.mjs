// The sky splits; in its many colours a dragon is drawn star by star, wakes, and dives at the viewer.
import { backdrop } from '../backdrops/split-sky.mjs';
import { bodyOf, drawBody, drawLeg, ICE, buildLegs } from '../props/dragon-body.mjs';
import { drawHead, locateEye, headAt, listJoints } from '../props/dragon-head.mjs';
import { DRAWN, END } from '../props/dragon-way.mjs';
import { computeProgress, mixColours, clamp, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';
import { computeHue, project, drawPlaceLine } from '../studio/space.mjs';

const WAKES = 4.9;

const jewels = createMany(24, 71, (luck) => ({ r: luck(0.037, 0.088), phase: luck(0, TAU) }));
const dust = createMany(420, 72, (luck) => ({
  x: luck(-1.6, 1.6),
  y: luck(-2, 2.4),
  z: luck(1, 5),
  r: luck(0.006, 0.02),
  hue: luck(0, 1),
  phase: luck(0, TAU),
}));

const cues = (t) => {
  const awake = computeProgress(t, WAKES - 0.2, WAKES + 0.7);
  const colours = computeProgress(t, 1.6, 3.2);
  const written = computeProgress(t, 2.55, 4.55, ease.inOut);
  return {
    awake,
    colours,
    crack: computeProgress(t, 0.75, 1.7, ease.in),
    open: computeProgress(t, 1.75, 2.9, ease.inOut),
    aurora: colours * (0.8 + 0.5 * awake),
    tilt: 0.5 * computeProgress(t, 1.4, 3, ease.inOut),
    flight: computeProgress(t, WAKES + 0.1, 7.7, (k) => k ** 1.25),
    dive: computeProgress(t, 6.7, 7.7, ease.in),
    shown: computeProgress(t, 4.2, 4.75),
    opened: computePassage(t, WAKES - 0.25, WAKES - 0.05, WAKES + 0.1, WAKES + 0.6),
    jaw: 0.05 + 0.38 * computePassage(t, WAKES - 0.1, WAKES + 0.3, WAKES + 0.5, WAKES + 1.1) + 0.45 * computeProgress(t, 6.6, 7.2),
    /** Returns the progress from the tail (u 1) to the head (u 0): the star is born, then the skin is lit. */
    born: (u) => clamp((written * 1.16 - (1 - u)) * 14),
    lit: (u) => computeProgress(t, WAKES - 0.55 + (1 - u) * 0.5, WAKES - 0.15 + (1 - u) * 0.5),
  };
};

const mote =
  (t, { colours, flight }) =>
  (d) => {
    const z = d.z - 1.2 * flight;
    const { x, y, scale } = project([d.x, d.y + 0.06 * t, z]);
    return {
      x,
      y,
      r: d.r * scale * 1.6,
      colour: computeHue(d.hue + t * 0.1),
      power: z > 0.3 ? colours * 0.7 * (0.5 + 0.5 * Math.sin(t * 1.4 + d.phase)) : 0,
      shape: scale > 1.6 ? 'disc' : 'spark',
    };
  };

/** Draws the line from star to star of the first outline. */
const drawConstellation = (pen, stars, t, { awake, born, lit }) => {
  stars.slice(1).forEach((ring, i) => {
    const alpha = Math.min(born(ring.u), born(stars[i].u)) * (0.9 - 0.4 * awake) * (1 - lit(ring.u));
    drawPlaceLine(pen, [ring.at, stars[i].at], mixColours(ICE, computeHue(ring.u + t * 0.2), 0.5), alpha, 0.0065);
  });
};

const drawDragon = ({ ink }, t, { rings, stars, put }, cue) => {
  const { awake, shown, lit } = cue;
  const draw = (pen) => {
    pen.globalCompositeOperation = 'lighter';
    drawBody(pen, rings, t, lit);
    drawConstellation(pen, stars, t, cue);
    for (const leg of buildLegs(rings, t)) drawLeg(pen, leg, t, shown, awake);
  };
  ink(draw, { gain: 1.9 - 0.4 * awake, additive: 1 });
  ink((pen) => drawHead(pen, put, t, cue), { gain: 1.7, additive: 1 - awake });
};

/** Returns a light of the world in the picture; none if it is behind the lens. */
const lightAt = (place, { r, power, ...rest }) => {
  const { x, y, scale, seen } = project(place);
  return { x, y, r: r(scale), power: seen ? power : 0, ...rest };
};

const star =
  (t, { born, lit }) =>
  (ring, i) => {
    const { r, phase } = jewels[i];
    const birth = born(ring.u);
    const pop = Math.sin(Math.PI * birth) * (1 - lit(ring.u));
    return lightAt(ring.at, {
      r: (scale) => (r + 0.05 * pop) * (0.55 + 0.45 * Math.min(scale * 3, 2)),
      colour: mixColours(ICE, computeHue(ring.u + t * 0.2), 0.35),
      power: birth * (0.85 + 0.2 * Math.sin(t * 2 + phase) + 2 * pop) * (1 - 0.65 * lit(ring.u)),
      shape: 'star',
    });
  };
const joint =
  ({ shown, awake }) =>
  (place) =>
    lightAt(place, { r: () => 0.045, colour: ICE, power: 0.7 * shown * (1 - 0.7 * awake), shape: 'star' });
const eye =
  (t, put, { opened }) =>
  (side) =>
    lightAt(locateEye(put, side), {
      r: (scale) => (0.05 + 0.16 * opened) * Math.min(scale * 3, 8),
      colour: [1, 0.9, 0.7],
      power: 1.7 * computeProgress(t, WAKES - 0.3, WAKES),
      shape: 'star',
    });
const aura =
  (t, { lit }) =>
  (ring) =>
    lightAt(ring.at, {
      r: (scale) => ring.r * scale * 2.6,
      colour: computeHue(ring.u * 1.6 - t * 0.35),
      power: 0.2 * lit(ring.u),
    });

const dragonLights = (t, { rings, stars, put }, cue) => [
  ...stars.map(star(t, cue)),
  ...listJoints(put, cue.jaw).map(joint(cue)),
  ...[1, -1].map(eye(t, put, cue)),
  ...rings.filter(({ i }) => i % 3 === 0).map(aura(t, cue)),
];

const look = (t, { put }, { colours, open, opened, awake, dive }) => {
  const face = project(put([0.3, 0, 0]));
  return {
    origin: dive > 0.01 ? [face.x, face.y] : [0, 0.3],
    rays: 0.12 * colours * (1 - open * 0.5) + 0.25 * opened + 0.7 * dive,
    threshold: 0.45,
    bloom: 0.1 + 0.05 * awake + 0.08 * dive,
    exposure: 1.45 + 1.3 * dive,
    fringe: 0.012 + 0.03 * dive,
    dark: 1 - computeProgress(t, 0, 0.8),
    flash: computeProgress(t, 7.2, 7.75, ease.in),
    flashTint: [1, 0.985, 0.95],
  };
};

export default {
  seconds: 7.9,
  poster: 1.75,
  scene: (stage) => {
    const sky = stage.brush(backdrop);
    return (t) => {
      const cue = cues(t);
      const nose = mix(DRAWN, END - 1.1, cue.flight);
      const rings = bodyOf(nose, t, cue.awake);
      const dragon = { rings, stars: rings.filter(({ i }) => i % 4 === 0), put: headAt(nose) };
      sky({ time: t, ...cue });
      stage.lights(dust.map(mote(t, cue)));
      drawDragon(stage, t, dragon, cue);
      stage.lights(dragonLights(t, dragon, cue));
      return look(t, dragon, cue);
    };
  },
};
