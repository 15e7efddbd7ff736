/** Refuses work because too much is already waiting; the caller may retry later. */
export class BusyError extends Error {
  constructor() {
    super('too many are waiting');
  }
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly cost: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Costs of items that differ widely from each other. */
export interface Costs<Item> {
  /** Returns the cost of an item; called once, when it is submitted. */
  readonly of: (item: Item) => number;
  /** Maximum cost of one batch; an item above it is a batch by itself. */
  readonly maxBatch: number;
  /** Maximum cost of all items waiting on one key. */
  readonly maxWaiting: number;
}

/** The items waiting on one key, in order. */
interface Queue<Item, Result> {
  readonly waiting: Waiting<Item, Result>[];
  /** Total cost of the waiting items. */
  cost: number;
}

/**
 * Runs one batch at a time for each key. Items that arrive meanwhile form the next batch, without any artificial delay. A batch
 * that fails as a whole is retried once and then halved, so that one bad item cannot fail the others.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<string, Queue<Item, Result>>();

  /**
   * @param run returns the results of a batch, in its order; a result may be an Error, which rejects that item alone
   * @param maxBatch maximum items of one batch
   * @param maxWaiting maximum items waiting on one key
   * @param costs limits batches and waiting items by cost as well
   */
  constructor(
    private readonly run: (key: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
    private readonly maxBatch: number,
    private readonly maxWaiting: number,
    private readonly costs?: Costs<Item>,
  ) {}

  /** Submits an item and returns its result. @throws BusyError when too much is waiting on this key */
  submit(key: string, item: Item): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const queue = this.queues.get(key);
      const cost = this.costs?.of(item) ?? 0;
      if (!queue) {
        this.queues.set(key, { waiting: [{ item, cost, resolve, reject }], cost });
        void this.drain(key);
      } else if (this.isFull(queue, cost)) reject(new BusyError());
      else {
        queue.waiting.push({ item, cost, resolve, reject });
        queue.cost += cost;
      }
    });
  }

  private isFull({ waiting, cost }: Queue<Item, Result>, addedCost: number): boolean {
    return waiting.length >= this.maxWaiting || (this.costs !== undefined && cost + addedCost > this.costs.maxWaiting);
  }

  private async drain(key: string): Promise<void> {
    for (;;) {
      const queue = this.queues.get(key)!;
      if (queue.waiting.length === 0) break;
      await this.attempt(key, this.nextBatch(queue), true);
    }
    this.queues.delete(key);
  }

  /** Removes the next batch from the queue. */
  private nextBatch(queue: Queue<Item, Result>): Waiting<Item, Result>[] {
    const { costs } = this;
    if (!costs) return queue.waiting.splice(0, this.maxBatch);
    let size = 0;
    let cost = 0;
    for (const next of queue.waiting) {
      if (size === this.maxBatch || (size > 0 && cost + next.cost > costs.maxBatch)) break;
      size += 1;
      cost += next.cost;
    }
    queue.cost -= cost;
    return queue.waiting.splice(0, size);
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
