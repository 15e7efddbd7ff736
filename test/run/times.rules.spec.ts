import { describe, expect, it } from '@jest/globals';
import {
  budgetOf,
  filesOf,
  findOverBudget,
  judge,
  type StageTimes,
  slowestOf,
  sumOf,
  tableOf,
  withoutBudget,
} from './times.rules.mjs';

const BUDGET = { cpu: 100, yardstick: 20 };

const stage = (fields: Partial<StageTimes> = {}): StageTimes => ({
  ...{ name: 'unit', seconds: 60, cpu: 100, yardstick: 20, isWhole: true, failed: 0 },
  ...fields,
});
const run = (...stages: readonly StageTimes[]) => ({ stages, slowest: [] });

describe('the budget of a stage', () => {
  it('allows the previous time and somewhat more', () => {
    expect(judge(stage({ cpu: 124 }), BUDGET)).toEqual({ limit: 125, isOver: false });
  });

  it('fails a stage that has grown by more than a quarter', () => {
    expect(judge(stage({ cpu: 126 }), BUDGET)?.isOver).toBe(true);
  });

  it('ignores wall-clock time', () => {
    expect(judge(stage({ seconds: 100_000 }), BUDGET)?.isOver).toBe(false);
  });

  it('grows on a slower machine, and does not shrink on a faster one', () => {
    expect(judge(stage({ cpu: 240, yardstick: 40 }), BUDGET)).toEqual({ limit: 250, isOver: false });
    expect(judge(stage({ cpu: 120, yardstick: 10 }), BUDGET)).toEqual({ limit: 125, isOver: false });
  });

  it('allows a stage of a second to vary by two', () => {
    expect(judge(stage({ cpu: 2.9 }), { cpu: 1, yardstick: 20 })?.isOver).toBe(false);
    expect(judge(stage({ cpu: 3.1 }), { cpu: 1, yardstick: 20 })?.isOver).toBe(true);
  });

  it('ignores stages without a budget or a measurement', () => {
    expect(judge(stage(), undefined)).toBeUndefined();
    expect(judge({}, BUDGET)).toBeUndefined();
  });
});

describe('a run', () => {
  it('fails only for a complete and passed stage', () => {
    const grown = { cpu: 200 };
    expect(findOverBudget(run(stage(grown)), { unit: BUDGET })).toEqual([
      expect.stringMatching(/^unit has grown .*200/),
    ]);
    expect(findOverBudget(run(stage({ ...grown, isWhole: false })), { unit: BUDGET })).toEqual([]);
    expect(findOverBudget(run(stage({ ...grown, failed: 1 })), { unit: BUDGET })).toEqual([]);
  });

  it('ends with a line for each stage, its limit where there is one, and with the slowest files', () => {
    const slowest = [{ file: 'a.spec.ts', stage: 'unit', seconds: 3 }];
    const [head, first, second, , file] = tableOf(
      { stages: [stage(), stage({ name: 'build', cpu: undefined })], slowest },
      { unit: BUDGET },
    );
    expect(head?.split(/ {2,}/)).toEqual(['stage', 'seconds', 'CPU', 'at most']);
    expect(first?.split(/ +/)).toEqual(['unit', '60.0', '100.0', '125.0']);
    expect(second?.split(/ +/)).toEqual(['build', '60.0', '-', '-']);
    expect(file?.trim().split(/ +/)).toEqual(['3.0', 's', 'unit', 'a.spec.ts']);
  });

  it('becomes the budget where its stages were measured, complete and passed', () => {
    const before = { unit: BUDGET, faults: BUDGET, browser: BUDGET };
    const after = run(
      stage({ cpu: 80.04 }),
      stage({ name: 'browser', isWhole: false }),
      stage({ name: 'faults', failed: 1 }),
    );
    expect(budgetOf(before, after)).toEqual({ ...before, unit: { cpu: 80, yardstick: 20 } });
    expect(() => budgetOf(before, run(stage({ failed: 1 })))).toThrow('no stage');
  });

  it('prints the figures that a stage without a budget would have', () => {
    const times = run(stage(), stage({ name: 'faults', cpu: 12.34 }), stage({ name: 'browser', isWhole: false }));
    const [line] = withoutBudget(times, { unit: BUDGET });
    expect(line).toMatch(/: \{"faults":\{"cpu":12.3,"yardstick":20\}\}$/);
    expect(withoutBudget(times, { unit: BUDGET, faults: BUDGET })).toEqual([]);
  });

  it('adds up the programs of a stage, unless one of them was not measured', () => {
    expect(sumOf([BUDGET, { cpu: 50, yardstick: 30 }])).toEqual({ cpu: 150, yardstick: 25 });
    expect(sumOf([BUDGET, undefined])).toBeUndefined();
    expect(sumOf([])).toBeUndefined();
  });
});

describe('the slowest files', () => {
  it('come from the reports of Jest and of Playwright', () => {
    const jest = { testResults: [{ name: '/a.spec.ts', startTime: 1000, endTime: 3500 }] };
    const results = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suite = { file: 'b.pw.ts', specs: [results(1000, 500)], suites: [{ specs: [results(2000)] }] };
    expect(filesOf(jest)).toEqual([{ file: '/a.spec.ts', seconds: 2.5 }]);
    expect(filesOf({ config: { rootDir: '/test' }, suites: [suite] })).toEqual([
      { file: '/test/b.pw.ts', seconds: 3.5 },
    ]);
  });

  it('number ten, the slowest first, each with all of its time', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `f${i}`, stage: 'unit', seconds: i }));
    const slowest = slowestOf([...files, { file: 'f2', stage: 'browser', seconds: 100 }]);
    expect(slowest.map(({ file }) => file)).toEqual(['f2', 'f11', 'f10', 'f9', 'f8', 'f7', 'f6', 'f5', 'f4', 'f3']);
    expect(slowest[0]?.seconds).toBe(102);
  });
});
