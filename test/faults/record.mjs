import { closeSync, fdatasync, openSync, readSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fdatasync);

/**
 * Acknowledged responses, one line each, written to disk before the member continues. Only the offsets of the lines are in
 * memory.
 */
export class Record {
  #places = [];
  #length = 0;
  #syncing;

  constructor(path) {
    this.path = path;
    this.file = openSync(path, 'w+');
  }

  get count() {
    return this.#places.length;
  }

  /** Resolves when the entry is on disk. */
  async keep(entry) {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    writeSync(this.file, line, 0, line.length, this.#length);
    this.#places.push([this.#length, line.length]);
    this.#length += line.length;
    // A running sync may have begun before this line was written. The next one covers it, and all that come meanwhile.
    await this.#syncing;
    this.#syncing ??= sync(this.file).finally(() => {
      this.#syncing = undefined;
    });
    await this.#syncing;
  }

  /** @param number 0 for the first recorded entry */
  entry(number) {
    const [place, length] = this.#places[number];
    const line = Buffer.alloc(length);
    readSync(this.file, line, 0, length, place);
    return JSON.parse(line.toString());
  }

  /** Returns entries from `first` on, at most `most` of them. */
  entries(first, most) {
    const count = Math.max(0, Math.min(most, this.count - first));
    return Array.from({ length: count }, (_, i) => this.entry(first + i));
  }

  close() {
    closeSync(this.file);
  }
}
