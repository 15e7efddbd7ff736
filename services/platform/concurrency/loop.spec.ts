import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Loop } from './loop.js';

const MIN_MS = 10;
const MAX_MS = 80;

let begun: number;
/** Start times of the batches, in ms from the start. */
let polls: number[];
/** The work of each batch in order; later batches find nothing. */
let batches: (() => boolean | Promise<boolean>)[];
let loop: Loop;
const logged = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  logged.mockReset();
  Logger.overrideLogger({ log: logged, error: logged, warn: logged });
  begun = Date.now();
  polls = [];
  batches = [];
  loop = new Loop(
    'Test',
    async () => {
      polls.push(Date.now() - begun);
      return (await batches.shift()?.()) ?? false;
    },
    MIN_MS,
    MAX_MS,
  );
});
afterEach(async () => {
  const stopped = loop.stop();
  await jest.advanceTimersByTimeAsync(MAX_MS);
  await stopped;
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const full = () => true;

describe('Loop', () => {
  it('polls after pauses that double up to the maximum while there is no work', async () => {
    loop.start();
    await pass(300);
    expect(polls).toEqual([0, 20, 60, 140, 220, 300]);
  });

  it('continues at once while batches are full, and pauses briefly after them', async () => {
    batches = [full, full, full];
    loop.start();
    await pass(5);
    expect(polls).toHaveLength(4);
    await pass(10);
    expect(polls).toHaveLength(5);
  });

  it('ends its pause when woken, and resets the pause after work', async () => {
    loop.start();
    await pass(65);
    loop.wake();
    await pass(0);
    expect(polls).toEqual([0, 20, 60]);
    await pass(5);
    expect(polls).toEqual([0, 20, 60, 70]);
    await pass(50);
    loop.wake();
    await pass(0);
    expect(polls).toEqual([0, 20, 60, 70, 120]);
  });

  it('polls once more when it was woken during a poll', async () => {
    batches = [
      () => {
        loop.wake();
        return false;
      },
    ];
    loop.start();
    await pass(12);
    expect(polls).toEqual([0, 10]);
  });

  it('logs an error and retries after the maximum pause', async () => {
    const fault = new Error('a fault');
    batches = [
      () => {
        throw fault;
      },
    ];
    loop.start();
    await pass(79);
    expect([polls, logged.mock.calls.length]).toEqual([[0], 1]);
    expect(logged.mock.calls[0]![0]).toBe(fault);
    await pass(1);
    expect(polls).toEqual([0, 80]);
  });

  it('finishes the running batch when it is stopped, and starts no other', async () => {
    let finish = (_full: boolean): void => undefined;
    batches = [() => new Promise<boolean>((resolve) => (finish = resolve))];
    loop.start();
    await pass(5);
    let stopped = false;
    const stopping = loop.stop().then(() => {
      stopped = true;
    });
    await pass(200);
    expect(stopped).toBe(false);
    finish(true);
    await pass(0);
    await stopping;
    await pass(200);
    expect(polls).toEqual([0]);
  });

  it('stops at once during a pause', async () => {
    loop.start();
    await pass(65);
    await loop.stop();
    expect(polls).toEqual([0, 20, 60]);
  });

  it('runs once, however often it is started', async () => {
    loop.start();
    loop.start();
    await pass(15);
    expect(polls).toEqual([0]);
  });
});
