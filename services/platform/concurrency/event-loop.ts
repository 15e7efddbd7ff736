import type { Steps } from '../../kernel/steps.js';

/** Node's event loop, as long work has to share it with everybody else. */
export const eventLoop = {
  /** Resolves when all that waits now for the event loop has had its turn. */
  turn: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** Long work that lets the others have the event loop whenever so much of it was done. */
export class SharedWork {
  private done = 0;

  /** @param maxAmount what may be done without a turn for the others, in the unit that `did` is told */
  constructor(private readonly maxAmount: number) {}

  /** So much has been done since the last call. */
  async record(amount: number): Promise<void> {
    this.done += amount;
    if (this.done < this.maxAmount) return;
    this.done = 0;
    await eventLoop.turn();
  }

  /** Carries out pure work step by step. */
  async run<Result>(work: Steps<Result>): Promise<Result> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      await this.record(step.value);
    }
  }
}
