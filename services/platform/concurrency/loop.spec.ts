import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Loop } from './loop.js';

const MIN_MS = 10;
const MAX_MS = 80;

let begun: number;
/** When a portion was begun, in ms from the start. */
let looks: number[];
/** What the portions do in turn; the rest find nothing. */
let portions: (() => boolean | Promise<boolean>)[];
let loop: Loop;
const logged = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  logged.mockReset();
  Logger.overrideLogger({ log: logged, error: logged, warn: logged });
  begun = Date.now();
  looks = [];
  portions = [];
  loop = new Loop(
    'Test',
    async () => {
      looks.push(Date.now() - begun);
      return (await portions.shift()?.()) ?? false;
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

describe('a loop', () => {
  it('looks again after a pause that doubles up to its end while there is nothing', async () => {
    loop.start();
    await pass(300);
    expect(looks).toEqual([0, 20, 60, 140, 220, 300]);
  });

  it('goes on at once while portions are full, and pauses shortly behind them', async () => {
    portions = [full, full, full];
    loop.start();
    await pass(5);
    expect(looks).toHaveLength(4);
    await pass(10);
    expect(looks).toHaveLength(5);
  });

  it('is woken out of its pause, and rests as shortly as at first when there was work', async () => {
    loop.start();
    await pass(65);
    loop.wake();
    await pass(0);
    expect(looks).toEqual([0, 20, 60]);
    await pass(5);
    expect(looks).toEqual([0, 20, 60, 70]);
    await pass(50);
    loop.wake();
    await pass(0);
    expect(looks).toEqual([0, 20, 60, 70, 120]);
  });

  it('looks once more when it was woken while it looked', async () => {
    portions = [
      () => {
        loop.wake();
        return false;
      },
    ];
    loop.start();
    await pass(12);
    expect(looks).toEqual([0, 10]);
  });

  it('is not ended by a fault: it tells and tries again, at the latest after its longest pause', async () => {
    const fault = new Error('a fault');
    portions = [
      () => {
        throw fault;
      },
    ];
    loop.start();
    await pass(79);
    expect([looks, logged.mock.calls.length]).toEqual([[0], 1]);
    expect(logged.mock.calls[0]![0]).toBe(fault);
    await pass(1);
    expect(looks).toEqual([0, 80]);
  });

  it('finishes the portion under way when it is stopped, and begins no other', async () => {
    let finish = (_full: boolean): void => undefined;
    portions = [() => new Promise<boolean>((resolve) => (finish = resolve))];
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
    expect(looks).toEqual([0]);
  });

  it('is stopped at once in a pause', async () => {
    loop.start();
    await pass(65);
    await loop.stop();
    expect(looks).toEqual([0, 20, 60]);
  });

  it('runs once, however often it is started', async () => {
    loop.start();
    loop.start();
    await pass(15);
    expect(looks).toEqual([0]);
  });
});
