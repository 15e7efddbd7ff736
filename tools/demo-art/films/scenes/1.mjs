// A silver pack drifts down into moonlight, is torn along its edge, and light rises out of it.
import { buildBackdrop } from '../backdrops/torn-pack.mjs';
import { computeProgress, clamp, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';

const SILVER = [0.75, 0.86, 1];
const WARM = [1, 0.93, 0.78];
const LID = 0.43;

const motes = createMany(70, 11, (luck) => ({
  x: luck(-0.7, 0.7),
  y: luck(-1.1, 1.1),
  r: luck(0.004, 0.012),
  near: luck(0, 1),
  phase: luck(0, TAU),
}));
const sparks = createMany(420, 12, (luck) => ({
  start: luck(0, 1) ** 0.6,
  x: luck(-0.28, 0.28),
  speed: luck(0.35, 1.5),
  fan: luck(-0.5, 0.5),
  r: luck(0.006, 0.02),
  life: luck(0.7, 1.5),
  warm: luck(0, 1),
}));

const cues = (t) => {
  const arrive = computeProgress(t, 0, 1.6, ease.out);
  const push = computeProgress(t, 3.6, 5.6, ease.in);
  const hush = computeProgress(t, 1.5, 1.95, ease.inOut) * (1 - computeProgress(t, 1.95, 2.15, ease.out));
  const torn = computeProgress(t, 1.95, 2.75, ease.inOut);
  return {
    push,
    torn,
    gone: computeProgress(t, 2.7, 3.9, ease.out),
    rise: 0.62 * computeProgress(t, 3.1, 5.1, ease.inOut),
    light: 0.12 * hush + 0.45 * torn + 0.6 * computeProgress(t, 2.8, 4.2) + 2.6 * computeProgress(t, 4.2, 5.5, ease.in),
    size: mix(0.84, 1, arrive) - 0.035 * hush + 0.05 * computeProgress(t, 2, 3.6) + push * 0.75,
    place: [0.015 * Math.sin(t * 0.9), mix(0.8, -0.12, arrive) + 0.012 * Math.sin(t * 1.6) - push * 0.62],
    sway: mix(-0.85, 0.06, computeProgress(t, 0, 2, ease.inOut)) + 0.3 * Math.sin(t * 1.4) * (1 - computeProgress(t, 1.4, 2.4)),
  };
};

const mote = (t) => (m) => ({
  x: m.x + 0.05 * Math.sin(t * 0.4 + m.phase),
  y: m.y + 0.03 * Math.sin(t * 0.3 + m.phase * 2) + t * 0.012,
  r: m.r + (m.near > 0.9 ? 0.035 : 0),
  colour: SILVER,
  power: m.near > 0.9 ? 0.035 : 0.5 * (0.5 + 0.5 * Math.sin(t * 1.1 + m.phase)) * computeProgress(t, 0, 1.4),
  shape: m.near > 0.9 ? 'disc' : 'spark',
});

const spark = (t, lip) => (s) => {
  const age = t - mix(2.1, 5, s.start);
  const k = clamp(age / s.life);
  return {
    x: lip.x + s.x * lip.size + s.fan * k * 0.7,
    y: lip.y + s.speed * ease.out(k) * 1.1 - 0.15 * k * k,
    r: s.r * (1 - 0.5 * k) * 1.6,
    colour: s.warm > 0.6 ? WARM : SILVER,
    power: age <= 0 || k >= 1 ? 0 : 3.2 * (1 - k) ** 1.5 * clamp(age * 12),
    shape: s.r > 0.017 ? 'star' : 'spark',
  };
};

const look = (t, { push }, lip) => ({
  origin: [lip.x, lip.y - 0.45],
  rays: 0.35 * computeProgress(t, 2.6, 4) + 0.8 * push,
  bloom: 0.07 + 0.09 * push,
  exposure: 1.25 + 1.4 * push,
  dark: 1 - computeProgress(t, 0, 0.9),
  flash: computeProgress(t, 5, 5.55, ease.in),
  flashTint: [1, 0.985, 0.955],
});

export default {
  seconds: 5.7,
  poster: 1.3,
  scene: ({ brush, lights }) => {
    const pack = brush(buildBackdrop({ lid: LID }));
    return (t) => {
      const cue = cues(t);
      const { torn, light, size, place, push } = cue;
      pack({ time: t, ...cue });
      const lip = { x: place[0], y: place[1] + LID * size, size };
      const tip = { x: lip.x + mix(-0.35, 0.35, torn) * size, y: lip.y };
      const cutting = computePassage(t, 1.9, 2.05, 2.7, 3);
      lights([
        ...motes.map(mote(t)),
        ...sparks.map(spark(t, lip)),
        { ...tip, r: 0.3, colour: SILVER, power: 2.6 * cutting, shape: 'star' },
        { ...tip, r: 0.22, colour: WARM, power: 0.7 * cutting },
        { ...lip, r: 0.5 + push, colour: SILVER, power: 0.16 * light },
      ]);
      return look(t, cue, lip);
    };
  },
};
