import { describe, expect, it } from '@jest/globals';
import { BusyError } from './batcher.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

/** Creates work that runs until `end` is called. */
const lasting = () => {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const job = {
    begun: false,
    end,
    work: () => {
      job.begun = true;
      return ended;
    },
  };
  return job;
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('ConcurrencyLimiter', () => {
  it('runs as many calls as allowed, and the next of the queue when one ends', async () => {
    const limiter = new ConcurrencyLimiter(2, 5);
    const jobs = Array.from({ length: 5 }, lasting);
    const passes = jobs.slice(0, 4).map((job) => limiter.pass(job.work));
    expect(jobs.map((job) => job.begun)).toEqual([true, true, false, false, false]);

    jobs[1]!.end();
    await settled();
    passes.push(limiter.pass(jobs[4]!.work));
    await settled();
    expect(jobs.map((job) => job.begun)).toEqual([true, true, true, false, false]);

    for (const job of jobs) job.end();
    await Promise.all(passes);
  });

  it('refuses a call when the queue is full, and accepts it when there is room again', async () => {
    const limiter = new ConcurrencyLimiter(1, 1);
    const [inside, waiting] = [lasting(), lasting()];
    const passes = [limiter.pass(inside.work), limiter.pass(waiting.work)];
    await expect(limiter.pass(async () => 'in')).rejects.toThrow(BusyError);

    inside.end();
    waiting.end();
    await Promise.all(passes);
    await expect(limiter.pass(async () => 'in')).resolves.toBe('in');
  });

  it('frees the place after work that failed', async () => {
    const limiter = new ConcurrencyLimiter(1, 0);
    await expect(limiter.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limiter.pass(async () => 'in')).resolves.toBe('in');
  });
});
