import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Mutant, mutants } from './list.mjs';
import { stageOf } from './test-runs.mjs';

const STAGES: readonly Mutant['stage'][] = [
  'unit',
  'components',
  'integration',
  'requests',
  'kafka',
  'faults',
  'browser',
];
/** Minimum number of faults in each area, by the beginning of their paths. */
const MIN_FAULTS: readonly (readonly [area: string, path: RegExp, count: number])[] = [
  ['rules and stores of the parts', /^services\/(?!platform)/, 30],
  ['HTTP and permissions', /^services\/(platform\/http|operators)/, 6],
  ['feed, log, locks and outbox', /^services\/platform\/(store|feed|concurrency|policies|projections|mail)/, 6],
  ['migrations', /^migrations\//, 4],
  ['members’ client', /^web\//, 10],
  ['console', /^admin\//, 4],
];
/** Stages that test the shop from outside. */
const OUTER: ReadonlySet<string> = new Set(['requests', 'kafka', 'faults', 'browser']);

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

describe('a planted fault', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s applies to the present sources', (_, mutant) => {
    const { file, also = [], specs = [], stage } = mutant;
    const text = readFileSync(file, 'utf8');
    for (const { before, after } of [mutant, ...also]) {
      expect({ before, times: timesIn(text, before) }).toEqual({ before, times: 1 });
      expect(after).not.toBe(before);
    }
    expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
    expect(STAGES).toContain(stage);
    expect(specs.length > 0 || OUTER.has(stage)).toBe(true);
    // The build of a fault must be one that its stage uses.
    expect(specs.map(stageOf).filter((one) => OUTER.has(one) && one !== stage)).toEqual([]);
  });

  it('has a unique name and title', () => {
    for (const texts of [mutants.map(({ name }) => name), mutants.map(({ title }) => title)])
      expect(new Set(texts).size).toBe(texts.length);
    for (const { name } of mutants) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the list of planted faults', () => {
  it.each(MIN_FAULTS)('covers %s', (_, path, count) => {
    expect(mutants.filter(({ file }) => path.test(file)).length).toBeGreaterThanOrEqual(count);
  });

  it('contains faults that only the outer stages can notice', () => {
    expect(mutants.filter(({ stage }) => OUTER.has(stage)).length).toBeGreaterThanOrEqual(8);
  });
});
