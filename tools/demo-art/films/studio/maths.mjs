export const TAU = Math.PI * 2;
export const mix = (a, b, k) => a + (b - a) * k;
export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const mixColours = (a, b, k) => a.map((x, i) => mix(x, b[i], k));
export const scaleColour = (colour, k) => colour.map((x) => x * k);

export const ease = {
  linear: (k) => k,
  in: (k) => k * k * k,
  out: (k) => 1 - (1 - k) ** 3,
  inOut: (k) => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2),
  smooth: (k) => k * k * (3 - 2 * k),
  burst: (k) => (k === 1 ? 1 : 1 - 2 ** (-10 * k)),
  gather: (k) => (k === 0 ? 0 : 2 ** (10 * k - 10)),
  /** Overshoots a little and settles. */
  settle: (k) => 1 + 2.2 * (k - 1) ** 3 + 1.2 * (k - 1) ** 2,
};

/** Returns the progress at `t` of a phase from `from` to `to` seconds: 0 before, 1 after. */
export const computeProgress = (t, from, to, curve = ease.smooth) => curve(clamp((t - from) / (to - from)));

/** Returns a value that rises over `inFrom..inTo` and falls over `outFrom..outTo`. */
export const computePassage = (t, inFrom, inTo, outFrom, outTo) => computeProgress(t, inFrom, inTo) * (1 - computeProgress(t, outFrom, outTo));

/** Creates a generator of numbers in [0, 1) that is the same on every run (mulberry32). */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Creates `count` items, each from the same random stream. */
export const createMany = (count, seed, make) => {
  const luck = createRandom(seed);
  const between = (low, high) => mix(low, high, luck());
  return Array.from({ length: count }, (_, i) => make(between, i));
};

/** Creates a camera at (x, y, z) looking along +z, rolled by `roll`. With `zoom` 1 it shows ±1 of height at distance 1. */
export const createCamera = ({ x = 0, y = 0, z = 0, roll = 0, zoom = 1, focus = 0, aperture = 0 }) => {
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  return (px, py, pz) => {
    const depth = pz - z;
    const scale = zoom / Math.max(depth, 1e-3);
    const [dx, dy] = [(px - x) * scale, (py - y) * scale];
    const blur = focus > 0 ? aperture * Math.abs(1 / Math.max(depth, 0.05) - 1 / focus) : 0;
    return { x: dx * cos - dy * sin, y: dx * sin + dy * cos, scale, blur, depth, seen: depth > 0.05 };
  };
};

/** Applies the lens to a light: out of focus it is wide and faint instead of small and bright. */
export const applyDefocus = (light, blur) => {
  const r = Math.hypot(light.r, blur);
  return { ...light, r, power: light.power * (light.r / r) ** 1.6, shape: blur > light.r * 1.5 ? 'disc' : light.shape };
};
