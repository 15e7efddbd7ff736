import type { Clock } from '../clock.js';
import type { Collection, Store } from './store.js';

interface Item {
  readonly kind: string;
  readonly about: string;
  readonly at: number;
}

const POLL_MS = 50;

/** Tasks that are due later, kept over kills. Each kind has one registered handler. */
export class DelayedTasks {
  readonly #items: Collection<Item>;
  readonly #handlers = new Map<string, (about: string) => void>();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#items = store.collection('agenda');
  }

  /** Registers the handler of a kind. A task is removed before it runs; an unfinished handler plans it again. */
  register(kind: string, handler: (about: string) => void): void {
    this.#handlers.set(kind, handler);
  }

  /** Plans a task. A later plan of the same kind and subject replaces the earlier one. */
  plan(kind: string, about: string, at: number): void {
    this.#items.put(`${kind} ${about}`, { kind, about, at });
  }

  drop(kind: string, about: string): void {
    this.#items.remove(`${kind} ${about}`);
  }

  start(): void {
    setInterval(() => this.runDue(), POLL_MS);
  }

  /** Runs the tasks that are due, in the order of their times. */
  runDue(): void {
    const now = this.clock.now();
    const due: [string, Item][] = [];
    for (const entry of this.#items.entries()) if (entry[1].at <= now) due.push(entry);
    due.sort(([, a], [, b]) => a.at - b.at);
    for (const [id, { kind, about }] of due) {
      this.#items.remove(id);
      this.#handlers.get(kind)?.(about);
    }
  }
}
