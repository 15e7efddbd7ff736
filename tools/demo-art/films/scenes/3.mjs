// A blue star lets go of the sky, falls into a still lake, and the lake gives its light back.
import { buildBackdrop } from '../backdrops/star-lake.mjs';
import { computeProgress, clamp, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';

const BLUE = [0.3, 0.62, 1];
const ICE = [0.78, 0.92, 1];
const EYE = 0.5;
const DEPTH = 1.15;
const HIT = 2.65;

const tail = createMany(130, 31, (luck) => ({
  lag: luck(0, 0.34),
  side: luck(-1, 1),
  r: luck(0.006, 0.02),
  drop: luck(0, 0.12),
}));
const splash = createMany(150, 32, (luck) => ({
  angle: luck(0, TAU),
  out: luck(0.04, 0.34),
  up: luck(0.35, 1.25),
  r: luck(0.004, 0.014),
  wait: luck(0, 0.12),
}));
const rising = createMany(460, 33, (luck) => ({
  start: mix(3.5, 5.3, luck(0, 1)),
  angle: luck(0, TAU),
  wide: luck(0.06, 0.42),
  spin: luck(1.2, 3),
  speed: luck(0.9, 2),
  r: luck(0.005, 0.017),
  tint: luck(0, 1),
}));

const horizonAt = (t) => mix(-0.62, 0.14, computeProgress(t, 1.3, 2.5, ease.inOut)) - 0.22 * computeProgress(t, 4.2, 5.9, ease.in);
const footAt = (t) => horizonAt(t) - EYE / DEPTH;
const starAt = (t) => {
  const k = computeProgress(t, 1.2, HIT, (x) => 0.12 * x + 0.88 * x ** 2.6);
  return [mix(0.3, 0, k), mix(horizonAt(t) + 1.22, footAt(t), k)];
};

const cues = (t) => {
  const near = computeProgress(t, 4.3, 5.9, ease.in);
  const struck = computePassage(t, HIT, HIT + 0.08, HIT + 0.1, HIT + 0.6);
  const swelling = computeProgress(t, 0.35, 1.3);
  const falling = t < HIT;
  return {
    horizon: horizonAt(t),
    foot: footAt(t),
    since: Math.max(0, t - HIT),
    near,
    swelling,
    falling,
    under: 1.3 * struck + 1.1 * computeProgress(t, 3.1, 4.2, ease.in) + 3 * near,
    column: computeProgress(t, 3.85, 4.7, ease.out),
    star: starAt(t),
    starlight: falling ? 0.1 + 1.1 * swelling : 0,
  };
};

const trail = (t) => {
  const speed = computeProgress(t, 1.25, 1.8);
  return tail.map((p) => {
    const [x, y] = starAt(t - p.lag * speed);
    const gone = p.lag / 0.34;
    return {
      x: x + p.side * 0.012 * (0.3 + gone),
      y: y + p.drop * gone,
      r: p.r * (2.2 - gone),
      colour: BLUE,
      power: t - p.lag < HIT ? 1.5 * speed * (1 - gone) ** 1.4 : 0,
      shape: 'spark',
    };
  });
};

const head = (t, { star: [x, y], horizon, swelling, falling }) => {
  if (!falling) return [];
  const mirrored = y > horizon ? 0.4 * swelling : 0;
  const spikes = { r: 0.06 + 0.2 * swelling, power: 0.8 + 1.5 * swelling, shape: 'star', angle: 0.1 * Math.sin(t) };
  return [
    { x, y, colour: ICE, ...spikes },
    { x, y, r: 0.12, colour: BLUE, power: swelling },
    { x, y: 2 * horizon - y, r: 0.06, colour: BLUE, power: mirrored, angle: TAU / 4, elongation: 3 },
  ];
};

const drop =
  (t, { foot }) =>
  (d) => {
    const age = t - HIT - d.wait;
    const y = d.up * age - 1.55 * age * age;
    return {
      x: Math.cos(d.angle) * d.out * age * 1.5,
      y: foot + y + Math.sin(d.angle) * 0.1 * age,
      r: d.r * 1.5,
      colour: ICE,
      power: age > 0 && y > -0.02 ? 1.7 : 0,
      shape: 'spark',
    };
  };

const spray =
  (t, { foot, near }) =>
  (d) => {
    const age = t - d.start;
    const k = clamp(age / 1.3);
    const turn = d.angle + d.spin * age * 2;
    const wide = d.wide * (0.45 + 0.9 * ease.out(k)) * (1 + 1.3 * near);
    return {
      x: Math.cos(turn) * wide,
      y: foot + Math.sin(turn) * wide * 0.25 + d.speed * ease.out(k) * 1.15,
      r: d.r * (1.4 + 0.6 * Math.sin(turn)) * (1 + near),
      colour: d.tint > 0.5 ? ICE : BLUE,
      power: age > 0 && k < 1 ? 2.4 * (1 - k) * clamp(age * 6) : 0,
      shape: d.r > 0.0155 ? 'star' : 'spark',
    };
  };

const glow = (t, { foot, column, near }) => {
  const impact = computePassage(t, HIT - 0.03, HIT + 0.05, HIT + 0.08, HIT + 0.7);
  return [
    { x: 0, y: foot, r: 0.55, colour: BLUE, power: 0.9 * impact },
    { x: 0, y: foot, r: 0.4, colour: ICE, power: 1.3 * impact, shape: 'star' },
    { x: 0, y: foot, r: 0.9, colour: BLUE, power: 0.3 * column + 0.8 * near },
  ];
};

const look = (t, { foot, column, near }) => ({
  origin: [0, foot],
  rays: 0.3 * column + 0.8 * near,
  bloom: 0.09 + 0.1 * near,
  exposure: 1.4 + 1.2 * near,
  dark: 1 - computeProgress(t, 0, 0.9),
  flash: computeProgress(t, 5.2, 5.75, ease.in),
  flashTint: [0.97, 0.985, 1],
});

export default {
  seconds: 5.9,
  poster: 1.1,
  scene: ({ brush, lights }) => {
    const lake = brush(buildBackdrop({ eye: EYE, depth: DEPTH }));
    return (t) => {
      const cue = cues(t);
      lake({ time: t, ...cue });
      lights([
        ...trail(t),
        ...head(t, cue),
        ...splash.map(drop(t, cue)),
        ...rising.map(spray(t, cue)),
        ...glow(t, cue),
      ]);
      return look(t, cue);
    };
  },
};
