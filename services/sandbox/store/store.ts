import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Journal } from './journal.js';

/** One document as it has become; null when it is no more. */
type Change = readonly [collection: string, id: string, document: unknown];

/** Documents of one kind, all in memory, the latest last. */
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

  /** What the journal remembers, without noting it again. */
  remember(id: string, document: T | null): void {
    if (document === null) this.#documents.delete(id);
    else this.#documents.set(id, document);
  }
}

/** Beyond this many changes for each document the journal is written anew when it is opened. */
const CHANGES_PER_DOCUMENT = 8;

/**
 * What the sandbox remembers. Documents live in memory and are changed at once; what changed in one turn of the event loop
 * reaches the disk together or not at all. Nobody may be told of a change before `kept()`.
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
    for (const [collection, id, document] of changes) store.collection(collection).remember(id, document);
    const documents = store.#all();
    if (changes.length <= documents.length * CHANGES_PER_DOCUMENT + 1000) return store;
    await journal.close();
    await Journal.replace(
      path,
      documents.map((document) => JSON.stringify([document])),
    );
    return Store.open(folder);
  }

  /** The documents of a kind; always the same object for the same name. */
  collection<T>(name: string): Collection<T> {
    const found = this.#collections.get(name);
    if (found) return found as Collection<T>;
    const made = new Collection<T>((id, document) => this.#note([name, id, document]));
    this.#collections.set(name, made as Collection<unknown>);
    return made;
  }

  /** When everything that was changed so far has reached the disk. */
  kept(): Promise<void> {
    this.#flush();
    return this.journal.kept();
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
