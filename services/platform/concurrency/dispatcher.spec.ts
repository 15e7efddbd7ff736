import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Dispatcher } from './dispatcher.js';

type Lane = 'fast' | 'slow';

const MAX_MS = 2000;

/** What is due, by lane. */
let due: Record<Lane, string[]>;
/** What each look was let claim. */
let looks: Record<Lane, number>[];
/** Ends a piece of work that is under way. */
let ends: Map<string, (fault?: Error) => void>;
/** What a look waits for before it has its answer. */
let answered: Promise<void>;
let dispatcher: Dispatcher<Lane, string>;
const logged = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  logged.mockReset();
  Logger.overrideLogger({ log: logged, error: logged, warn: logged });
  due = { fast: [], slow: [] };
  looks = [];
  ends = new Map();
  answered = Promise.resolve();
  dispatcher = new Dispatcher<Lane, string>({
    name: 'Test',
    workers: { fast: 2, slow: 1 },
    maxMs: MAX_MS,
    claim: async (free) => {
      looks.push({ ...free });
      const claimed = (['fast', 'slow'] as const).flatMap((lane) =>
        due[lane].splice(0, free[lane]).map((work) => ({ lane, work })),
      );
      await answered;
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
  looks.length = 0;
};

describe('a dispatcher', () => {
  it('looks once in a while when there is nothing, however many workers it has', async () => {
    await quiet();
    await pass(10 * MAX_MS);
    expect(looks.length).toBeLessThanOrEqual(10);
  });

  it('hands over in one look what its free workers can take, as soon as it is woken', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c');
    due.slow.push('x', 'y');
    dispatcher.wake();
    await pass(2);
    expect(looks).toEqual([{ fast: 2, slow: 1 }]);
    expect([...ends.keys()]).toEqual(['a', 'b', 'x']);
  });

  it('looks no more while all are at work, and at once when one of a full lane has ended', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c');
    due.slow.push('x');
    dispatcher.wake();
    await pass(10 * MAX_MS);
    expect(looks).toHaveLength(1);
    ends.get('b')!();
    await pass(2);
    expect(looks.slice(1)).toEqual([{ fast: 1, slow: 0 }]);
    expect([...ends.keys()]).toEqual(['a', 'b', 'x', 'c']);
  });

  it('looks again at once for a worker that has ended while it looked, when it found as much as it could take', async () => {
    await quiet();
    due.fast.push('a', 'b', 'c', 'd');
    dispatcher.wake();
    await pass(2);
    let answer = () => {};
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    ends.get('a')!();
    await pass(2);
    ends.get('b')!();
    await pass(2);
    answer();
    await pass(2);
    expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives the place of work that went wrong to the next', async () => {
    await quiet();
    due.slow.push('x', 'y');
    dispatcher.wake();
    await pass(2);
    ends.get('x')!(new Error('gone wrong'));
    await pass(2);
    expect([...ends.keys()]).toEqual(['x', 'y']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('stops without beginning anything, after what is under way or after the time that is given', async () => {
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
