/** More waits on one key than can be served soon: come again later. */
export class BusyError extends Error {
  constructor() {
    super('too many are waiting');
  }
}

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * One batch in flight for each key; what arrives meanwhile is the next batch, without any artificial wait. When a batch
 * fails as a whole it is tried once more, then halved, so that one bad item cannot fail the others.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  /**
   * @param run the results of a batch, in its order; a result may be an Error, which rejects that item alone
   * @param maxBatch items of one batch at the most
   * @param maxWaiting items waiting on one key at the most
   */
  constructor(
    private readonly run: (key: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
    private readonly maxBatch: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws BusyError when too many wait on this key */
  submit(key: string, item: Item): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const queue = this.queues.get(key);
      if (!queue) {
        this.queues.set(key, [{ item, resolve, reject }]);
        void this.drain(key);
      } else if (queue.length >= this.maxWaiting) reject(new BusyError());
      else queue.push({ item, resolve, reject });
    });
  }

  private async drain(key: string): Promise<void> {
    for (;;) {
      const queue = this.queues.get(key)!;
      if (queue.length === 0) break;
      const batch = queue.splice(0, this.maxBatch);
      await this.attempt(key, batch, true);
    }
    this.queues.delete(key);
  }

  private async attempt(key: string, batch: readonly Waiting<Item, Result>[], again: boolean): Promise<void> {
    try {
      const results = await this.run(
        key,
        batch.map((waiting) => waiting.item),
      );
      batch.forEach((waiting, i) => {
        const result = results[i];
        if (result instanceof Error) waiting.reject(result);
        else waiting.resolve(result as Result);
      });
    } catch (error) {
      if (again) await this.attempt(key, batch, false);
      else if (batch.length === 1) batch[0]!.reject(error);
      else {
        const half = batch.length >> 1;
        await this.attempt(key, batch.slice(0, half), false);
        await this.attempt(key, batch.slice(half), false);
      }
    }
  }
}
