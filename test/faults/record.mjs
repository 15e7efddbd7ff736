import { closeSync, fdatasync, openSync, readSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fdatasync);

/**
 * What was acknowledged, a line for each answer, on the disk before the member who got it goes on. Only the places of the
 * lines are in memory.
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

  /** Resolves when it is kept. */
  async keep(entry) {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    writeSync(this.file, line, 0, line.length, this.#length);
    this.#places.push([this.#length, line.length]);
    this.#length += line.length;
    // A sync under way may have begun before this line was there: the next one has it, and all that come meanwhile.
    await this.#syncing;
    this.#syncing ??= sync(this.file).finally(() => {
      this.#syncing = undefined;
    });
    await this.#syncing;
  }

  /** @param number 0 for the first that was kept */
  entry(number) {
    const [place, length] = this.#places[number];
    const line = Buffer.alloc(length);
    readSync(this.file, line, 0, length, place);
    return JSON.parse(line.toString());
  }

  /** Those from `first` on, at most `most` of them. */
  entries(first, most) {
    const count = Math.max(0, Math.min(most, this.count - first));
    return Array.from({ length: count }, (_, i) => this.entry(first + i));
  }

  close() {
    closeSync(this.file);
  }
}
