import { beforeAll, describe, expect, it } from '@jest/globals';
import { parts } from '../services/parts.js';
import { nameJob } from '../services/platform/deadlines/jobs.js';

type Named = Readonly<Record<string, { readonly names?: Readonly<Record<string, string>> } | undefined>>;
interface Messages {
  readonly ja: { readonly resources?: Named };
  readonly en: { readonly resources?: Named };
}

// The console is compiled by another compiler, with other paths.
const MESSAGES = '../admin/src/messages';
let messages: readonly Messages[];

beforeAll(async () => {
  ({ consoleMessages: messages } = (await import(MESSAGES)) as { consoleMessages: readonly Messages[] });
});

describe.each(['ja', 'en'] as const)('the console (%s)', (language) => {
  const namesOf = (resource: string): readonly string[] =>
    messages.flatMap((one) => Object.keys(one[language].resources?.[resource]?.names ?? {}));

  it('has a name for every list and every automatic action', () => {
    const readers = parts.flatMap(({ projections = [], policies = [] }) => [...projections, ...policies]);
    expect(readers.length).toBeGreaterThan(5);
    expect(readers.map(({ name }) => name).filter((name) => !namesOf('projections').includes(name))).toEqual([]);
  });

  it('has a name for every deadline', () => {
    const timers = parts.flatMap((part) => (part.timers ?? []).map(({ kind }) => kind));
    expect(timers.length).toBeGreaterThan(2);
    expect(timers.filter((kind) => !namesOf('jobs').includes(kind))).toEqual([]);
  });

  it('has a name for every scheduled job', () => {
    const jobs = parts.flatMap((part) => (part.schedule ?? []).map(nameJob));
    expect(jobs.length).toBeGreaterThan(5);
    expect(jobs.filter((job) => !namesOf('jobs').includes(job))).toEqual([]);
  });
});
