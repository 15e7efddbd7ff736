// One paper lantern is lit on a quiet lake, rises, and takes a whole shore of lanterns up to the moon.
import { buildBackdrop } from '../backdrops/lantern-lake.mjs';
import { drawLantern } from '../props/lantern.mjs';
import { computeProgress, clamp, ease, mix, createMany, TAU } from '../studio/maths.mjs';

const PAPER = [0.86, 0.91, 1];
const FLAME = [1, 0.86, 0.66];
const EYE = 0.42;
const MOON = [0.08, 1.45];

/** The first lantern, then the shore of lanterns that follow. */
const lanterns = [
  { x: 0, z: 1.05, size: 0.2, lit: 0.5, leave: 1.75, speed: 0.62, phase: 0, sway: 0.02 },
  ...createMany(170, 21, (luck) => {
    const z = mix(1.5, 9, luck(0, 1) ** 0.8);
    return {
      x: luck(-0.62, 0.62) * z * 0.95,
      z,
      size: luck(0.13, 0.19),
      lit: 1.9 + (z - 1.5) * 0.14 + luck(0, 0.5),
      leave: 2.3 + (z - 1.5) * 0.12 + luck(0, 1.1),
      speed: luck(0.5, 0.85),
      phase: luck(0, TAU),
      sway: luck(0.02, 0.07),
    };
  }),
].sort((a, b) => b.z - a.z);

/** Returns a lantern's position at `t`: on the water, rising, and at last called by the moon. */
const where =
  (t, { horizon, moon }) =>
  (l) => {
    const up = Math.max(0, t - l.leave);
    const height = l.speed * (up ** 1.55 / (1 + 0.22 * up)) * (0.6 + 0.25 * l.z) + l.size * 0.5;
    const drift = l.sway * Math.sin(t * 1.1 + l.phase) * Math.min(1, up + 0.3);
    const call = computeProgress(t, 4.5, 6.6, ease.in) * (0.55 + 0.45 * Math.sin(l.phase));
    const at = [
      (l.x + drift) / l.z,
      horizon + (height - EYE) / l.z + 0.006 * Math.sin(t * 1.7 + l.phase) * clamp(1 - up),
    ];
    return {
      ...l,
      px: mix(at[0], moon[0] + 0.1 * Math.cos(l.phase + t), call),
      py: mix(at[1], moon[1] + 0.1 * Math.sin(l.phase + t), call),
      mirror: horizon - (height + EYE) / l.z,
      r: (l.size / l.z) * (1 - 0.55 * call),
      light: computeProgress(t, l.lit, l.lit + 0.7, ease.settle),
      tilt: 0.12 * Math.sin(t * 0.9 + l.phase) * Math.min(1, up),
    };
  };

const shine = (l) => [
  { x: l.px, y: l.py - 0.2 * l.r, r: l.r * 2.6, colour: FLAME, power: 0.1 * l.light },
  { x: l.px, y: l.py - 0.35 * l.r, r: l.r * 0.6, colour: FLAME, power: 0.55 * l.light, shape: 'spark' },
  { x: l.px, y: l.mirror, r: l.r * 0.75, colour: PAPER, power: 0.2 * l.light, angle: TAU / 4, elongation: 2.4 },
];

const cues = (t) => {
  const raised = computeProgress(t, 2.1, 5.2, ease.inOut);
  const final = computeProgress(t, 4.9, 6.8, ease.in);
  const horizon = mix(0.12, -0.98, raised);
  return {
    raised,
    final,
    horizon,
    moon: [MOON[0], mix(horizon + MOON[1], 0.32, final)],
    moonSize: 0.15 + 0.3 * final,
    moonlight: 0.5 + 0.2 * raised + 5 * final,
  };
};

const look = (t, { moon, raised, final }) => ({
  origin: moon,
  rays: 0.15 * raised + 0.8 * final,
  threshold: 0.5,
  bloom: 0.07 + 0.08 * final,
  exposure: 1.25 + 0.8 * final,
  dark: 1 - computeProgress(t, 0, 0.9),
  flash: computeProgress(t, 6.1, 6.65, ease.in),
  flashTint: [1, 0.985, 0.955],
});

export default {
  seconds: 6.8,
  poster: 1.6,
  scene: ({ brush, ink, lights }) => {
    const lake = brush(buildBackdrop({ eye: EYE }));
    return (t) => {
      const cue = cues(t);
      const all = lanterns.map(where(t, cue));
      lake({ time: t, glow: all.at(-1).light * (1 - cue.raised), ...cue });
      lights(all.flatMap(shine).filter(({ y }) => y > -1.3));
      const drawn = all.filter(({ r }) => r > 0.012);
      ink(
        (pen) => {
          for (const lantern of drawn) drawLantern(pen, lantern);
        },
        { gain: 0.62 },
      );
      lights(all.map((l) => ({ x: l.px, y: l.py - 0.3 * l.r, r: l.r * 0.8, colour: FLAME, power: 0.2 * l.light })));
      return look(t, cue);
    };
  },
};
