/** Returns the value that `percent` of the sorted values do not exceed. */
export const computePercentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;

export const computeMedian = (values: readonly number[]): number =>
  computePercentile(
    [...values].sort((a, b) => a - b),
    50,
  );

const shown = (value: number | string): string =>
  typeof value === 'string' ? value : value >= 100 ? value.toFixed(0) : value.toFixed(2);

/** Prints figures under a title, one per line. */
export const print = (title: string, figures: Record<string, number | string>): void => {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  const lines = Object.entries(figures).map(([name, value]) => `  ${name.padEnd(width)}  ${shown(value)}`);
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
};
