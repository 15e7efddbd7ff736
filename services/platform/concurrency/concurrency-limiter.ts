import { BusyError } from './batcher.js';

/** Limits concurrent calls and queues a bounded number of others, first come, first served. */
export class ConcurrencyLimiter {
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs work when a place is free. @throws BusyError when too many calls are waiting */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside < this.atOnce) this.inside += 1;
    else if (this.queue.length >= this.maxWaiting) throw new BusyError();
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place passes directly to the next in the queue, so that no new call gets ahead of it.
      const next = this.queue.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}
