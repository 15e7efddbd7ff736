import { createHash } from 'node:crypto';

const ROUNDS = 5;
const ROWS = Array.from({ length: 20_000 }, (_, i) => ({
  id: `${i * 7919}`,
  name: `card ${i % 97}`,
  points: i % 1009,
}));

/** Runs a unit of work typical of a shop: text, sorting, hashing. */
const work = () => {
  const rows = JSON.parse(JSON.stringify(ROWS)).toSorted((a, b) => a.name.localeCompare(b.name) || a.points - b.points);
  const hash = createHash('sha256');
  for (const { id, name } of rows) hash.update(`${id} ${name}`);
  return hash.digest('hex');
};

const cpuMs = () => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * Measures the speed of this machine: milliseconds of CPU for a fixed unit of work, the median of a few tries. It grows on a
 * slower machine, and where other programs use its cores and caches.
 */
export const measureYardstickMs = () => Array.from({ length: ROUNDS }, cpuMs).toSorted((a, b) => a - b)[ROUNDS >> 1];

// The first tries are slow while the code is being compiled.
for (let i = 0; i < ROUNDS; i++) work();
