/** More waits on one key than can be served soon: come again later. */
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

/** What items cost, where one may cost many times what another does. */
export interface Costs<Item> {
  /** Asked once, when the item comes. */
  readonly of: (item: Item) => number;
  /** Of one batch at the most; an item that costs more is a batch by itself. */
  readonly maxBatch: number;
  /** Of all that wait on one key at the most. */
  readonly maxWaiting: number;
}

/** What waits on one key, in order. */
interface Queue<Item, Result> {
  readonly waiting: Waiting<Item, Result>[];
  /** What all that waits costs. */
  cost: number;
}

/**
 * One batch in flight for each key; what arrives meanwhile is the next batch, without any artificial wait. When a batch
 * fails as a whole it is tried once more, then halved, so that one bad item cannot fail the others.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<string, Queue<Item, Result>>();

  /**
   * @param run the results of a batch, in its order; a result may be an Error, which rejects that item alone
   * @param maxBatch items of one batch at the most
   * @param maxWaiting items waiting on one key at the most
   * @param costs bounds batches and what waits by cost as well
   */
  constructor(
    private readonly run: (key: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
    private readonly maxBatch: number,
    private readonly maxWaiting: number,
    private readonly costs?: Costs<Item>,
  ) {}

  /** @throws BusyError when too many wait on this key */
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

  /** Takes the first that wait out of the queue, as many as are one batch. */
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
