import { BusyError } from './batcher.js';

/** Lets few through at once and keeps a bounded queue, first come, first served. */
export class ConcurrencyLimiter {
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws BusyError when too many wait */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside < this.atOnce) this.inside += 1;
    else if (this.queue.length >= this.maxWaiting) throw new BusyError();
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes from hand to hand, so that no call that comes just now slips in before the queue.
      const next = this.queue.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}
