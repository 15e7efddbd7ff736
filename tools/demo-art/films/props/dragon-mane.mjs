/** Builds a lock of mane or a whisker: a waving line that tapers from `wide` to nothing. */
const strand = (root, reach, wide, wave, t, phase) =>
  Array.from({ length: 9 }, (_, i) => {
    const k = i / 8;
    const swing = wave * k * Math.sin(t * 3 - k * 4 + phase);
    return {
      at: [root[0] + reach[0] * k, root[1] + reach[1] * k ** 1.5 + swing, root[2] + reach[2] * k],
      wide: wide * (1 - k) ** 0.8 * (0.55 + 1.6 * k * (1 - k) + 0.45 * (1 - k)),
    };
  });
export const buildMane = (t) => [
  ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
    strand(
      [-0.4 - 0.05 * n, 0.42 - 0.12 * n, 0.2 + 0.035 * n],
      [-1.05 + 0.09 * n, 0.62 - 0.24 * n, 0.36],
      0.085,
      0.13,
      t,
      n * 1.1,
    ),
  ),
  strand([0.1, -0.36, 0.18], [-0.34, -0.42, 0.08], 0.05, 0.06, t, 2),
  strand([-0.15, -0.34, 0.2], [-0.42, -0.36, 0.14], 0.05, 0.06, t, 4),
];
export const buildWhiskers = (t) => [
  strand([1.0, 0.12, 0.16], [-1.9, 0.75, 0.85], 0.028, 0.3, t, 0),
  strand([0.9, 0.04, 0.2], [-1.5, -0.75, 0.7], 0.024, 0.26, t, 2),
];
