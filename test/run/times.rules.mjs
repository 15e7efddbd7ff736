// Compares the CPU of each stage with its budget. A stage never fails by wall-clock time, which depends on other load.

/** Factor of its budget above which a stage fails. */
const GROWTH = 1.25;
/** Minimum growth in seconds that counts: a stage of a second or two varies by as much. */
const MIN_GROWTH = 2;
/** Size of the list of slow files. */
const SLOWEST = 10;

/**
 * Returns how much slower the machine was than that of the budget, at least 1. A faster one gets no stricter budget: not
 * everything in a stage follows the yardstick.
 */
const slownessOf = (yardstick, ofBudget) => Math.max(1, yardstick / ofBudget);

/**
 * Compares the CPU of one stage with its budget.
 *
 * @param stage `{cpu, yardstick}` of this run
 * @param budget the same of the run that set the budget, if there is one
 * @returns the limit in seconds on the machine of this run, and true when it was exceeded; undefined without a budget
 */
export const judge = (stage, budget) => {
  if (!budget || stage.cpu === undefined) return undefined;
  const { cpu, yardstick } = budget;
  const limit = Math.max(cpu * GROWTH, cpu + MIN_GROWTH) * slownessOf(stage.yardstick, yardstick);
  return { limit, isOver: stage.cpu > limit };
};

/** Adds up the usage of one stage's programs; undefined where one of them could not be measured. */
export const sumOf = (used) => {
  if (used.length === 0 || used.includes(undefined)) return undefined;
  const mean = used.reduce((sum, { yardstick }) => sum + yardstick, 0) / used.length;
  return { cpu: used.reduce((sum, { cpu }) => sum + cpu, 0), yardstick: mean };
};

const figuresOf = ({ stages }) =>
  stages
    .filter(({ cpu, isWhole, failed }) => cpu !== undefined && isWhole && failed === 0)
    .map(({ name, cpu, yardstick }) => [name, { cpu: round(cpu), yardstick: round(yardstick) }]);

/** Returns the budget with the figures of all complete and passed stages of a run. @throws Error when there are none */
export const budgetOf = (before, times) => {
  const figures = figuresOf(times);
  if (figures.length === 0) throw new Error('The last run has no stage that was measured, whole and green');
  return { ...before, ...Object.fromEntries(figures) };
};

/** Returns a line with the figures of stages that have no budget yet; undefined when there are none. */
export const withoutBudget = (times, budget) => {
  const figures = figuresOf(times).filter(([name]) => !budget[name]);
  if (figures.length === 0) return [];
  return [`without a budget, which npm run budget writes: ${JSON.stringify(Object.fromEntries(figures))}`];
};

const round = (figure) => Math.round(figure * 10) / 10;

/** Returns the seconds of each file in a report of Jest or Playwright. */
export const filesOf = (report) => {
  if (report.testResults)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    }));
  const nameOf = ({ file }) => [report.config?.rootDir, file].filter(Boolean).join('/');
  return (report.suites ?? []).map((suite) => ({ file: nameOf(suite), seconds: durationOf(suite) / 1000 }));
};

const durationOf = ({ suites = [], specs = [] }) => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return (
    suites.reduce((sum, suite) => sum + durationOf(suite), 0) + results.reduce((sum, { duration }) => sum + duration, 0)
  );
};

/** Returns the slowest files, the slowest first. A file that ran in several projects counts once, with all of its time. */
export const slowestOf = (files) => {
  const sums = new Map();
  for (const { file, stage, seconds } of files) {
    const sum = sums.get(file) ?? { file, stage, seconds: 0 };
    sums.set(file, { ...sum, seconds: sum.seconds + seconds });
  }
  return [...sums.values()].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
};

const column = (value) => (value === undefined ? '-' : value.toFixed(1)).padStart(9);

/** Returns the last lines of a run: its stages and its slowest files. */
export const tableOf = ({ stages, slowest }, budget) => [
  ...(stages.length > 0
    ? [`${'stage'.padEnd(20)}${['seconds', 'CPU', 'at most'].map((head) => head.padStart(9)).join('')}`]
    : []),
  ...stages.map((stage) => {
    const limit = stage.isWhole ? judge(stage, budget[stage.name])?.limit : undefined;
    return `${stage.name.padEnd(20)}${[stage.seconds, stage.cpu, limit].map(column).join('')}`;
  }),
  ...(slowest.length > 0 ? ['slowest files'] : []),
  ...slowest.map(({ file, stage, seconds }) => `${column(seconds)} s  ${stage}  ${file}`),
];

/** Returns a line for each complete and passed stage above its budget. */
export const findOverBudget = ({ stages }, budget) =>
  stages.flatMap((stage) => {
    const verdict = stage.isWhole && stage.failed === 0 ? judge(stage, budget[stage.name]) : undefined;
    if (!verdict?.isOver) return [];
    const figures = `${stage.cpu.toFixed(1)} s of CPU, at most ${verdict.limit.toFixed(1)} s here`;
    return [`${stage.name} has grown by a quarter: ${figures}; make it cheaper, or on purpose: npm run budget`];
  });
