import type { Clock } from '../clock.js';
import type { Collection, Store } from '../store/store.js';

/** The clock of the process, which tests may move. The offset survives a kill. */
export class MovableClock implements Clock {
  readonly #kept: Collection<number>;

  constructor(store: Store) {
    this.#kept = store.collection('clock');
  }

  get aheadMs(): number {
    return this.#kept.get('ahead') ?? 0;
  }

  set aheadMs(ms: number) {
    this.#kept.put('ahead', ms);
  }

  now(): number {
    return Date.now() + this.aheadMs;
  }
}
