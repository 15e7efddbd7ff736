import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Dispatcher } from './dispatcher.js';

type Lane = 'fast' | 'slow';

const MAX_MS = 2000;

/** Due work by lane. */
let due: Record<Lane, string[]>;
/** Numbers of free workers that each poll could claim for. */
let polls: Record<Lane, number>[];
/** Functions that finish running work, by its name. */
let ends: Map<string, (fault?: Error) => void>;
/** Delays the result of a poll until it resolves. */
let claimDelay: Promise<void>;
let dispatcher: Dispatcher<Lane, string>;
const logged = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  logged.mockReset();
  Logger.overrideLogger({ log: logged, error: logged, warn: logged });
  due = { fast: [], slow: [] };
  polls = [];
  ends = new Map();
  claimDelay = Promise.resolve();
  dispatcher = new Dispatcher<Lane, string>({
    name: 'Test',
    workers: { fast: 2, slow: 1 },
    maxMs: MAX_MS,
    claim: async (free) => {
      polls.push({ ...free });
      const claimed = (['fast', 'slow'] as const).flatMap((lane) =>
        due[lane].splice(0, free[lane]).map((work) => ({ lane, work })),
      );
      await claimDelay;
      return claimed;
    },
    perform: (work) => new Promise((resolve, reject) => ends.set(work, (fault) => (fault ? reject(fault) : resolve()))),
  });
});
afterEach(async () => {
  for (const end of ends.values()) end();
  const stopped = dispatcher.stop(0);
  await pass(MAX_MS);
  await stopped;
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const quiet = async () => {
  dispatcher.start();
  await pass(10 * MAX_MS);
  polls.length = 0;
};

describe('Dispatcher', () => {
  it('polls rarely when there is no work, however many workers it has', async () => {
    await quiet();
    await pass(10 * MAX_MS);
    expect(polls.length).toBeLessThanOrEqual(10);
  });

  it('claims work for all free workers in one poll as soon as it is woken', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c');
    due.slow.push('x', 'y');
    dispatcher.wake();
    await pass(2);
    expect(polls).toEqual([{ fast: 2, slow: 1 }]);
    expect([...ends.keys()]).toEqual(['a', 'b', 'x']);
  });

  it('does not poll while all workers are busy, and polls at once when a worker of a full lane finishes', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c');
    due.slow.push('x');
    dispatcher.wake();
    await pass(10 * MAX_MS);
    expect(polls).toHaveLength(1);
    ends.get('b')!();
    await pass(2);
    expect(polls.slice(1)).toEqual([{ fast: 1, slow: 0 }]);
    expect([...ends.keys()]).toEqual(['a', 'b', 'x', 'c']);
  });

  it('polls again at once for a worker that finished during a poll that claimed all it could', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c', 'd');
    dispatcher.wake();
    await pass(2);
    let endDelay = () => {};
    claimDelay = new Promise((resolve) => {
      endDelay = resolve;
    });
    ends.get('a')!();
    await pass(2);
    ends.get('b')!();
    await pass(2);
    endDelay();
    await pass(2);
    expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts the next work after work that failed, and logs the error', async () => {
    await quiet();
    due.slow.push('x', 'y');
    dispatcher.wake();
    await pass(2);
    ends.get('x')!(new Error('gone wrong'));
    await pass(2);
    expect([...ends.keys()]).toEqual(['x', 'y']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('stops after running work has ended, and starts nothing more', async () => {
    await quiet();
    due.fast.push('a', 'b');
    dispatcher.wake();
    await pass(2);
    due.slow.push('x');
    let stopped = false;
    const stopping = dispatcher.stop(5000).then(() => {
      stopped = true;
    });
    ends.get('a')!();
    await pass(4000);
    expect(stopped).toBe(false);
    ends.get('b')!();
    await pass(0);
    expect(stopped).toBe(true);
    await stopping;
    expect(ends.has('x')).toBe(false);
  });
});
