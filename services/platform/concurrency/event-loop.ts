import type { Steps } from '../../kernel/steps.js';

/** Node's event loop, which long work must share with everything else. */
export const eventLoop = {
  /** Resolves when all work that is waiting for the event loop has had its turn. */
  turn: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** Lets long work yield the event loop after a fixed amount of work. */
export class SharedWork {
  private done = 0;

  /** @param maxAmount amount of work between two yields, in the unit of `record` */
  constructor(private readonly maxAmount: number) {}

  /** Records the amount done since the last call, and yields the event loop when the limit is reached. */
  async record(amount: number): Promise<void> {
    this.done += amount;
    if (this.done < this.maxAmount) return;
    this.done = 0;
    await eventLoop.turn();
  }

  /** Runs pure work step by step. */
  async run<Result>(work: Steps<Result>): Promise<Result> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      await this.record(step.value);
    }
  }
}
