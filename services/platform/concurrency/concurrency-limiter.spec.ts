import { describe, expect, it } from '@jest/globals';
import { BusyError } from './batcher.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

/** Work that lasts until it is told to end. */
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

describe('a limiter', () => {
  it('lets as many in as it is told, and when one leaves the next of the queue', async () => {
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

  it('turns away a call that would lengthen a full queue, and takes it when there is room again', async () => {
    const limiter = new ConcurrencyLimiter(1, 1);
    const [inside, waiting] = [lasting(), lasting()];
    const passes = [limiter.pass(inside.work), limiter.pass(waiting.work)];
    await expect(limiter.pass(async () => 'in')).rejects.toThrow(BusyError);

    inside.end();
    waiting.end();
    await Promise.all(passes);
    await expect(limiter.pass(async () => 'in')).resolves.toBe('in');
  });

  it('is free again after work that failed', async () => {
    const limiter = new ConcurrencyLimiter(1, 0);
    await expect(limiter.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limiter.pass(async () => 'in')).resolves.toBe('in');
  });
});
