// A drop of blue light falls on bare rock; crystals answer it one by one, the last one sings and bursts.
import { buildBackdrop } from '../backdrops/cave.mjs';
import { crystals, drawCrystal, FLOOR, buildHeartLight, buildSparkLight } from '../props/crystals.mjs';
import { drawCracks, drawShard, shards } from '../props/shards.mjs';
import { computeProgress, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';

const BLUE = [0.22, 0.52, 1];
const ICE = [0.75, 0.92, 1];
const LANDS = 1.25;
const BURST = 5;
const MIDDLE = { x: 0, y: FLOOR + 0.62 };

const dust = createMany(90, 43, (luck) => ({
  x: luck(-0.6, 0.6),
  y: luck(-0.7, 1),
  r: luck(0.003, 0.01),
  phase: luck(0, TAU),
  up: luck(0.01, 0.05),
}));

const cues = (t) => {
  const seed = computeProgress(t, LANDS, LANDS + 0.3);
  const song = computeProgress(t, 3.6, BURST, (k) => k * k);
  const burst = computeProgress(t, BURST, 6, ease.smooth);
  const pop = computePassage(t, BURST - 0.02, BURST + 0.1, BURST + 0.12, BURST + 0.6);
  return {
    seed,
    song,
    burst,
    pop,
    pulse: computeProgress(t, LANDS, LANDS + 1.1, ease.out),
    shine: 0.1 * seed + 0.5 * computeProgress(t, 1.7, 3.9) + 0.9 * song + 0.8 * pop + 1.6 * burst,
    standing: 1 - computeProgress(t, BURST, BURST + 0.12),
  };
};

const drawCluster = (stage, t, { song, standing }) => {
  if (standing === 0) return;
  const mood = (c) => 0.12 + 0.25 * computePassage(t, c.born, c.born + 0.3, c.born + 0.5, c.born + 2.4) + 0.75 * song;
  const draw = (pen) => {
    pen.translate(0.006 * song * Math.sin(t * 70), 0);
    pen.globalAlpha = standing;
    for (const c of crystals) drawCrystal(pen, c, mood(c), t);
  };
  stage.lights(crystals.map((c) => buildHeartLight(c, t, mood(c))));
  stage.ink(draw, { gain: 0.85 + 0.7 * song });
  const climbed = computeProgress(t, 4.15, BURST - 0.1, ease.inOut);
  stage.ink((pen) => drawCracks(pen, climbed), { gain: 4, additive: 1 });
};

const drawShards = (stage, t) => {
  const draw = (pen) => {
    for (const shard of shards) drawShard(pen, shard, t - BURST);
  };
  if (t > BURST) stage.ink(draw, { gain: 1.5 });
};

const mote =
  (t, { burst, song, shine }) =>
  (d) => ({
    x: d.x * (1 + 2 * burst) + 0.03 * Math.sin(t * 0.5 + d.phase),
    y: d.y + d.up * t * (1 + 3 * song),
    r: d.r * 1.5,
    colour: ICE,
    power: (0.15 + shine) * 0.6 * (0.5 + 0.5 * Math.sin(t * 1.3 + d.phase)),
    shape: 'spark',
  });

/** Returns the falling drop, the star where it lands, and its remains until the great crystal stands. */
const dropLights = (t, { seed }) => {
  const fall = computeProgress(t, 0.35, LANDS, ease.in);
  const falling = t < LANDS + 0.02 ? 1.8 * computeProgress(t, 0.3, 0.6) : 0;
  const landed = computePassage(t, LANDS - 0.02, LANDS + 0.05, LANDS + 0.1, LANDS + 0.7);
  const shape = { shape: 'spark', angle: -TAU / 4, elongation: 1 + 2.5 * fall };
  return [
    { x: 0, y: mix(1.15, FLOOR, fall), r: 0.09, colour: ICE, power: falling, ...shape },
    { x: 0, y: FLOOR, r: 0.3, colour: ICE, power: 1.6 * landed, shape: 'star' },
    { x: 0, y: FLOOR + 0.03, r: 0.14, colour: BLUE, power: 1.2 * seed * (1 - computeProgress(t, 2.9, 3.4)) },
  ];
};

/** Returns the light that runs up the great crystal, and the burst. */
const burstLights = (t, { song, pop, burst }) => {
  const rush = mix(0, 1.3, computeProgress(t, 3.7, 4.5, ease.inOut));
  const wave = 0.05 + 1.5 * computeProgress(t, BURST, 6, ease.out);
  return [
    { x: 0, y: FLOOR + rush, r: 0.34, colour: ICE, power: 1.5 * computePassage(t, 3.65, 3.9, 4.5, 4.9), shape: 'star' },
    { ...MIDDLE, r: 0.9, colour: BLUE, power: 0.35 * song + 0.3 * pop + 0.7 * burst },
    { ...MIDDLE, r: 0.6 + burst, colour: ICE, power: 1.1 * pop + 2.2 * burst ** 2 },
    { ...MIDDLE, r: wave, colour: BLUE, power: 0.9 * pop, shape: 'ring' },
  ];
};

const look = (t, { song, pop, burst }) => ({
  origin: [MIDDLE.x, MIDDLE.y],
  rays: 0.22 * computeProgress(t, 3, 3.9) + 0.4 * song + 0.2 * pop + 0.4 * burst,
  threshold: 0.35,
  bloom: 0.09 + 0.05 * song + 0.06 * burst,
  exposure: 1.45 + 0.2 * song + 0.8 * burst,
  dark: 1 - computeProgress(t, 0, 0.7),
  flash: computeProgress(t, 5.55, 6, ease.in),
  flashTint: [0.97, 0.985, 1],
});

export default {
  seconds: 6.15,
  poster: 2.6,
  scene: (stage) => {
    const cave = stage.brush(buildBackdrop({ floor: FLOOR }));
    return (t) => {
      const cue = cues(t);
      cave({ time: t, ...cue });
      drawCluster(stage, t, cue);
      drawShards(stage, t);
      const births = crystals.map((c) => buildSparkLight(c, t));
      stage.lights([...births, ...dust.map(mote(t, cue)), ...dropLights(t, cue), ...burstLights(t, cue)]);
      return look(t, cue);
    };
  },
};
