import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Journal } from './journal.js';

/** New content of one document; null for a removed one. */
type Change = readonly [collection: string, id: string, document: unknown];

/** Documents of one kind, all in memory, in the order of insertion. */
export class Collection<T> {
  readonly #documents = new Map<string, T>();

  constructor(private readonly note: (id: string, document: T | null) => void) {}

  get(id: string): T | undefined {
    return this.#documents.get(id);
  }

  put(id: string, document: T): void {
    this.#documents.set(id, document);
    this.note(id, document);
  }

  remove(id: string): void {
    if (this.#documents.delete(id)) this.note(id, null);
  }

  get size(): number {
    return this.#documents.size;
  }

  list(): readonly T[] {
    return [...this.#documents.values()];
  }

  entries(): IterableIterator<[string, T]> {
    return this.#documents.entries();
  }

  /** Applies a change from the journal without writing it again. */
  restore(id: string, document: T | null): void {
    if (document === null) this.#documents.delete(id);
    else this.#documents.set(id, document);
  }
}

/** Ratio of changes to documents above which opening the journal compacts it. */
const CHANGES_PER_DOCUMENT = 8;

/**
 * Stores the documents of the sandbox in memory and in a journal. The changes of one turn of the event loop reach the disk together
 * or not at all. A response about a change must wait for `waitUntilWritten()`.
 */
export class Store {
  readonly #collections = new Map<string, Collection<unknown>>();
  #changes: Change[] = [];

  private constructor(private readonly journal: Journal) {}

  static async open(folder: string): Promise<Store> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'journal.jsonl');
    const { journal, lines } = await Journal.open(path);
    const store = new Store(journal);
    const changes = lines.flatMap((line) => JSON.parse(line) as Change[]);
    for (const [collection, id, document] of changes) store.collection(collection).restore(id, document);
    const documents = store.#all();
    if (changes.length <= documents.length * CHANGES_PER_DOCUMENT + 1000) return store;
    await journal.close();
    await Journal.replace(
      path,
      documents.map((document) => JSON.stringify([document])),
    );
    return Store.open(folder);
  }

  /** Returns the documents of a kind; the same object for the same name. */
  collection<T>(name: string): Collection<T> {
    const existing = this.#collections.get(name);
    if (existing) return existing as Collection<T>;
    const created = new Collection<T>((id, document) => this.#note([name, id, document]));
    this.#collections.set(name, created as Collection<unknown>);
    return created;
  }

  /** Waits until all changes so far are on disk. */
  waitUntilWritten(): Promise<void> {
    this.#flush();
    return this.journal.waitUntilWritten();
  }

  #note(change: Change): void {
    if (this.#changes.length === 0) setImmediate(() => this.#flush());
    this.#changes.push(change);
  }

  #flush(): void {
    if (this.#changes.length === 0) return;
    this.journal.append(JSON.stringify(this.#changes));
    this.#changes = [];
  }

  #all(): Change[] {
    return [...this.#collections].flatMap(([name, documents]) =>
      [...documents.entries()].map(([id, document]): Change => [name, id, document]),
    );
  }
}
