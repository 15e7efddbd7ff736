import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Scheduler } from './scheduler.js';

class First {}
class Second {}

const schedule: readonly ScheduledCommand[] = [First, Second].map((Kind) => ({
  every: 'minute',
  command: () => new Kind() as ReturnType<ScheduledCommand['command']>,
}));

let executed: string[];
let finish: (outcome: Promise<void>) => void;
let scheduler: Scheduler;

/** Executes commands. Each runs until the test finishes it. */
const commands = {
  execute: (command: object) => {
    executed.push(command.constructor.name);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  },
};
const jobs = { run: (_: string, work: () => Promise<unknown>) => work() };

beforeEach(() => {
  Logger.overrideLogger(false);
  executed = [];
  const unused = {} as never;
  scheduler = new Scheduler(unused, unused, unused, commands as never, schedule, jobs as never);
  scheduler.start();
});

describe('Scheduler.stop', () => {
  it('waits for the running job, and starts none after it', async () => {
    const minute = scheduler.minute();
    let isStopped = false;
    const stopped = scheduler.stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    finish(Promise.resolve());
    await Promise.all([minute, stopped]);
    expect(executed).toEqual(['First']);
  });

  it('returns when the running job fails', async () => {
    const minute = scheduler.minute();
    const stopped = scheduler.stop();
    finish(Promise.reject(new Error('interrupted')));
    await Promise.all([minute, stopped]);
    expect(executed).toEqual(['First']);
  });

  it('prevents further jobs', async () => {
    await scheduler.stop();
    await scheduler.minute();
    expect(executed).toEqual([]);
  });
});
