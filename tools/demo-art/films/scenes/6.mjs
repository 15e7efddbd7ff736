// A golden koi rises from deep water, swims a ring of light, and leaps out of it towards the viewer.
import { buildBackdrop } from '../backdrops/koi-pond.mjs';
import { drawBody, drawFins, drawHead, locateEye, LONG, computeSpine } from '../props/koi.mjs';
import { drawPetal, petals } from '../props/petals.mjs';
import { computeProgress, clamp, ease, mix, createMany, computePassage, TAU } from '../studio/maths.mjs';
import { buildPath } from '../studio/path.mjs';

const GOLD = [1, 0.7, 0.24];
const PALE = [1, 0.93, 0.72];
const LEAP = 4.75;

const RING = 0.34;
const CENTRE = [0, 0.04];
const circle = (from, to, steps) =>
  Array.from({ length: steps }, (_, i) => {
    const a = mix(from, to, i / (steps - 1));
    const r = RING - 0.012 * i * (8 / steps);
    return [CENTRE[0] + r * Math.cos(a), CENTRE[1] + r * Math.sin(a)];
  });
const way = buildPath([
  [-0.1, -2.3],
  [-0.2, -1.75],
  [0.2, -1.2],
  [-0.25, -0.72],
  [0.16, -0.38],
  ...circle(-0.35, 2 * TAU + 0.1, 17),
  [0.2, 0.36],
  [0.06, 0.74],
  [0, 1.2],
  [0, 2.2],
]);

/** Positions of the nose along the path: the approach, the rounds, the leap. */
const START = way.upTo(1) + 0.62;
const EXIT = way.upTo(21);
const noseAt = (t) => {
  const cruise = mix(
    START,
    EXIT,
    computeProgress(t, 0.1, LEAP, (k) => 0.72 * k + 0.28 * k ** 3),
  );
  return cruise + 0.62 * computeProgress(t, LEAP - 0.15, 6.3, ease.in) * 1.1;
};

const wake = createMany(900, 61, (luck) => ({
  at: luck(0, 1),
  side: luck(-1, 1),
  r: luck(0.004, 0.015),
  drift: luck(-1, 1),
  life: luck(0.7, 1.8),
  phase: luck(0, TAU),
}));
const spray = createMany(380, 63, (luck) => ({
  angle: luck(0, TAU),
  speed: luck(0.25, 1.9),
  r: luck(0.005, 0.02),
  wait: luck(0, 0.45),
  pale: luck(0, 1),
}));

const cues = (t) => {
  const rise = computeProgress(t, 0.5, 3.1, ease.inOut);
  const leap = computeProgress(t, LEAP - 0.1, 6.3, ease.in);
  const whirl = computeProgress(t, 2.3, LEAP, ease.smooth);
  return {
    rise,
    leap,
    whirl,
    ring: whirl * 0.5,
    light: 0.08 * whirl + 0.4 * computeProgress(t, 4.1, 5.3, ease.in) + 1.7 * leap,
    burst: computeProgress(t, LEAP + 0.25, 6.2, ease.out),
    koiLight: (0.3 + 0.9 * rise) * computeProgress(t, 0.2, 1.2),
    scale: mix(0.85, 1.12, rise) + 3 * leap,
  };
};

/** Returns the lens on the koi, which maps a place of the pond to the picture, also for a pen. */
const lensOn = (spine, { scale, leap }) => {
  const hold = spine[9];
  const [mx, my] = [mix(hold.x, 0, leap), mix(hold.y, 0.1, leap)];
  const shown = ([x, y]) => ({ x: mx + (x - hold.x) * scale, y: my + (y - hold.y) * scale });
  const frame = (pen) => {
    pen.translate(mx, my);
    pen.scale(scale, scale);
    pen.translate(-hold.x, -hold.y);
  };
  return { shown, frame };
};

const drawKoi = ({ ink }, t, spine, lens, { rise, leap, whirl }) => {
  const blur = 0.014 * (1 - rise) + 0.008 * leap;
  const seen = computeProgress(t, 0.3, 1.3) * (0.25 + 0.75 * rise);
  const framed = (draw) => (pen) => {
    pen.globalAlpha = seen;
    lens.frame(pen);
    draw(pen);
  };
  const fins = framed((pen) => drawFins(pen, spine, t));
  const fish = framed((pen) => {
    drawBody(pen, spine);
    drawHead(pen, spine);
  });
  ink(fins, { gain: 0.8 + 0.5 * whirl, additive: 0.6, blur });
  ink(fish, { gain: 0.8 + 0.25 * whirl + 0.5 * leap, blur });
};

const drawPetals = ({ ink }, t, { burst, light }) => {
  const draw = (pen) => {
    for (const petal of petals) drawPetal(pen, petal, t, burst);
  };
  ink(draw, { gain: 0.5 * computeProgress(t, 0, 1) + 1.2 * light });
};

/** Returns the ring of light that the koi leaves behind. */
const trail =
  (t, nose, { rise }) =>
  (w) => {
    const length = mix(START, EXIT, w.at);
    const age = (nose - LONG * 0.6 - length) / 0.9;
    const [x, y] = way.at(length);
    const k = clamp(age / w.life);
    return {
      x: x + w.side * 0.05 + w.drift * 0.06 * k + 0.012 * Math.sin(t * 2 + w.phase),
      y: y + w.side * 0.04 + 0.05 * k,
      r: w.r * 1.7,
      colour: w.phase > 4 ? PALE : GOLD,
      power: age > 0 && k < 1 ? 2.2 * (1 - k) * clamp(age * 5) * rise : 0,
      shape: 'spark',
    };
  };

const drop = (t) => (s) => {
  const age = t - LEAP - 0.2 - s.wait;
  const k = clamp(age / 1.3);
  const out = 0.1 + s.speed * ease.out(k) * 1.1;
  return {
    x: CENTRE[0] + Math.cos(s.angle) * out,
    y: CENTRE[1] + Math.sin(s.angle) * out,
    r: s.r * (1 + 2.5 * k) * 1.3,
    colour: s.pale > 0.5 ? PALE : GOLD,
    power: age > 0 ? 2.2 * (1 - k) * clamp(age * 9) : 0,
    shape: s.r > 0.017 ? 'disc' : 'spark',
  };
};

const koiLights = (spine, { shown }, { scale, koiLight, leap, rise }) => [
  { ...shown([spine[6].x, spine[6].y]), r: 0.34 * scale, colour: GOLD, power: 0.14 * koiLight + 0.25 * leap },
  ...[1, -1].map((side) => ({
    ...shown(locateEye(spine, side)),
    r: 0.02 * scale,
    colour: PALE,
    power: 0.7 * rise,
    shape: 'spark',
  })),
];

const burstLights = (t, { burst }) => {
  const [x, y] = CENTRE;
  const strike = computePassage(t, LEAP + 0.1, LEAP + 0.3, LEAP + 0.3, LEAP + 0.9);
  return [
    { x, y, r: 0.5, colour: PALE, power: strike, shape: 'star' },
    { x, y, r: 0.1 + 1.2 * burst, colour: GOLD, power: 1.3 * burst * (1 - burst), shape: 'ring' },
  ];
};

const look = (t, { whirl, leap }) => ({
  origin: CENTRE,
  rays: 0.12 * whirl + 0.5 * leap,
  threshold: 0.5,
  bloom: 0.09 + 0.07 * leap,
  exposure: 1.45 + 0.45 * leap,
  dark: 1 - computeProgress(t, 0, 0.8),
  flash: computeProgress(t, 5.75, 6.25, ease.in),
  flashTint: [1, 0.96, 0.85],
});

export default {
  seconds: 6.4,
  poster: 1.9,
  scene: (stage) => {
    const pond = stage.brush(buildBackdrop({ centre: CENTRE, radius: RING }));
    return (t) => {
      const cue = cues(t);
      const nose = noseAt(t);
      const spine = computeSpine(way, t, nose);
      const lens = lensOn(spine, cue);
      pond({ time: t, body: Array.from({ length: 10 }, (_, i) => [spine[i * 3].x, spine[i * 3].y]), ...cue });
      stage.lights(wake.map(trail(t, nose, cue)));
      drawKoi(stage, t, spine, lens, cue);
      drawPetals(stage, t, cue);
      stage.lights([...koiLights(spine, lens, cue), ...spray.map(drop(t)), ...burstLights(t, cue)]);
      return look(t, cue);
    };
  },
};
