// A clockwork gate ticks in the dark; its rings find each other, lock, and the doors let the gold day out.
import { backdrop } from '../backdrops/clockwork.mjs';
import { computeProgress, clamp, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';

const GOLD = [1, 0.72, 0.26];
const PALE = [1, 0.93, 0.72];
const LOCK = 3.05;
const OPEN = 3.55;

const dust = createMany(120, 51, (luck) => ({
  x: luck(-0.7, 0.7),
  y: luck(-1.1, 1.1),
  r: luck(0.003, 0.012),
  near: luck(0, 1),
  phase: luck(0, TAU),
}));
const sparks = createMany(90, 52, (luck) => ({
  angle: luck(0, TAU),
  speed: luck(0.15, 0.75),
  r: luck(0.004, 0.011),
  life: luck(0.4, 0.95),
}));
const stream = createMany(520, 53, (luck) => ({
  start: mix(OPEN, 5.9, luck(0, 1) ** 0.85),
  x: luck(-0.5, 0.5),
  y: luck(-0.44, 0.44),
  z: luck(1.2, 3.2),
  speed: luck(1.2, 3),
  r: luck(0.006, 0.02),
  pale: luck(0, 1),
}));

/** Returns the number of the clock's ticks. Each jumps, overshoots a little and rests. */
const ticking = (t) => {
  const beat = t / 0.55;
  return Math.floor(beat) + ease.settle(clamp((beat % 1) * 3.2));
};

const cues = (t) => {
  const push = computeProgress(t, 4.3, 6.4, ease.in);
  const turning = computeProgress(t, 1.55, LOCK, ease.inOut);
  const tick = ticking(Math.min(t, 1.65));
  const lampAngle = 2.3 - 2.3 * computeProgress(t, 0, 3.2, ease.inOut);
  const jolt = t > LOCK ? Math.exp(-(t - LOCK) * 9) * Math.sin((t - LOCK) * 60) * 0.012 : 0;
  return {
    push,
    tick,
    spin: 1.9 * turning + 1.5 * computeProgress(t, OPEN, 6.2, ease.in),
    outer: 0.72 * (1 - turning) - (tick * TAU) / 36,
    inner: mix(-1.15, 0, computeProgress(t, 1.75, LOCK, ease.inOut)),
    open: computeProgress(t, OPEN, 5.9, (k) => 0.1 * ease.out(clamp(k * 4)) + 0.9 * ease.in(k)),
    seam: computeProgress(t, LOCK - 0.02, LOCK + 0.3) * (1 - 0.5 * computeProgress(t, LOCK + 0.3, OPEN + 0.6)) * (1 - 0.6 * push),
    light: 0.25 * computeProgress(t, LOCK, LOCK + 0.3) + 0.35 * computeProgress(t, OPEN, 4.8) + 1.6 * push,
    zoom: mix(1.12, 1, computeProgress(t, 0, LOCK, ease.inOut)) + 1.5 * push,
    shake: [0, jolt],
    lamp: [0.52 * Math.cos(lampAngle), 0.15 + 0.62 * Math.sin(lampAngle)],
    lampPower: (0.85 + 0.4 * turning) * computeProgress(t, 0.1, 1.1),
  };
};

const mote =
  (t, { light }) =>
  (d) => {
    const near = d.near > 0.93;
    return {
      x: d.x + 0.04 * Math.sin(t * 0.35 + d.phase),
      y: d.y + 0.02 * t,
      r: near ? 0.05 : d.r * 1.4,
      colour: GOLD,
      power: near ? 0.03 + 0.04 * light : (0.25 + 0.5 * light) * (0.5 + 0.5 * Math.sin(t + d.phase)),
      shape: near ? 'disc' : 'spark',
    };
  };

const spark = (t) => (s) => {
  const age = t - LOCK;
  const k = clamp(age / s.life);
  const out = 0.45 + s.speed * ease.out(k) * 0.5;
  return {
    x: Math.cos(s.angle) * out,
    y: Math.sin(s.angle) * out - 0.5 * age * age,
    r: s.r * 1.6,
    colour: PALE,
    power: age > 0 ? 2.6 * (1 - k) : 0,
    shape: 'streak',
    elongation: 2.5,
    angle: s.angle,
  };
};

/** Returns a grain of gold that streams out between the doors, past the lens. */
const grain =
  (t, { open }) =>
  (s) => {
    const age = t - s.start;
    const z = s.z - age * s.speed;
    const near = 1 / Math.max(z, 0.12);
    return {
      x: s.x * open * 1.6 * near,
      y: s.y * near,
      r: s.r * Math.min(near, 5),
      colour: s.pale > 0.5 ? PALE : GOLD,
      power: age > 0 && z > 0.12 ? 1.6 * clamp(age * 5) * clamp(z * 2) : 0,
      shape: near > 3 ? 'disc' : s.r > 0.018 ? 'star' : 'spark',
    };
  };

const look = (t, { seam, push }) => ({
  origin: [0, 0],
  rays: 0.12 * seam + 0.1 * computeProgress(t, OPEN, 4.8) + 0.4 * push,
  threshold: 0.5,
  bloom: 0.08 + 0.08 * push,
  exposure: 1.5 + 0.6 * push,
  dark: 1 - computeProgress(t, 0, 0.8),
  flash: computeProgress(t, 5.7, 6.25, ease.in),
  flashTint: [1, 0.96, 0.85],
});

export default {
  seconds: 6.4,
  poster: 1.45,
  scene: ({ brush, lights }) => {
    const gate = brush(backdrop);
    return (t) => {
      const cue = cues(t);
      gate({ time: t, ...cue });
      const strike = computePassage(t, LOCK - 0.03, LOCK + 0.04, LOCK + 0.1, LOCK + 0.6);
      lights([
        ...dust.map(mote(t, cue)),
        ...sparks.map(spark(t)),
        ...stream.map(grain(t, cue)),
        { x: 0, y: 0, r: 0.75, colour: PALE, power: 1.5 * strike, shape: 'star' },
        { x: 0, y: 0, r: 0.9 + cue.push, colour: GOLD, power: 0.12 * cue.light },
      ]);
      return look(t, cue);
    };
  },
};
