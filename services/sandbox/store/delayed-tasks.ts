import type { Clock } from '../clock.js';
import type { Collection, Store } from './store.js';

interface Item {
  readonly kind: string;
  readonly about: string;
  readonly at: number;
}

const LOOK_EVERY_MS = 50;

/** What has to happen later, kept over kills: each kind of it is done by the one who signed on for it. */
export class DelayedTasks {
  readonly #items: Collection<Item>;
  readonly #doers = new Map<string, (about: string) => void>();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#items = store.collection('agenda');
  }

  /** Who does what is due of a kind. An item is gone before it is done; who is not finished with it plans it again. */
  when(kind: string, does: (about: string) => void): void {
    this.#doers.set(kind, does);
  }

  /** At most one item of a kind about the same thing: a later plan takes the place of the earlier. */
  plan(kind: string, about: string, at: number): void {
    this.#items.put(`${kind} ${about}`, { kind, about, at });
  }

  drop(kind: string, about: string): void {
    this.#items.remove(`${kind} ${about}`);
  }

  start(): void {
    setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  /** Does what is due, in the order in which it is. */
  look(): void {
    const now = this.clock.now();
    const due: [string, Item][] = [];
    for (const entry of this.#items.entries()) if (entry[1].at <= now) due.push(entry);
    due.sort(([, a], [, b]) => a.at - b.at);
    for (const [id, { kind, about }] of due) {
      this.#items.remove(id);
      this.#doers.get(kind)?.(about);
    }
  }
}
