import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Lines that are written to the disk together. */
interface Batch {
  text: string;
  readonly written: Promise<void>;
  readonly settle: (error?: unknown) => void;
}

const createBatch = (): Batch => {
  let settle: Batch['settle'] = () => undefined;
  const written = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  written.catch(() => undefined);
  return { text: '', written, settle };
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};

/** Returns the complete lines of a journal. Text after the last line break was never acknowledged. */
const completeLinesOf = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/**
 * A file of lines that only grows. A line survives any kill once `waitUntilWritten()` is fulfilled. Lines that wait for the disk at
 * the same time are written together.
 */
export class Journal {
  #waiting: Batch | null = null;
  #writing: Promise<void> | null = null;

  private constructor(private readonly file: FileHandle) {}

  /** Opens or creates a journal. Cuts off an incomplete last line. */
  static async open(path: string): Promise<{ readonly journal: Journal; readonly lines: readonly string[] }> {
    const file = await open(path, 'a+', 0o600);
    await syncFolder(dirname(path));
    const text = await file.readFile('utf8');
    const whole = completeLinesOf(text);
    if (whole.length < text.length) await file.truncate(Buffer.byteLength(whole));
    return { journal: new Journal(file), lines: whole.split('\n').slice(0, -1) };
  }

  /** Replaces all lines atomically: after a kill the journal has either the old lines or the new ones. */
  static async replace(path: string, lines: readonly string[]): Promise<void> {
    const file = await open(`${path}.new`, 'w', 0o600);
    await file.writeFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  }

  append(line: string): void {
    this.#waiting ??= createBatch();
    this.#waiting.text += `${line}\n`;
    this.#writing ??= this.#write();
  }

  /** Waits until all lines appended so far are on disk. */
  waitUntilWritten(): Promise<void> {
    return this.#waiting?.written ?? this.#writing ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.waitUntilWritten();
    await this.file.close();
  }

  async #write(): Promise<void> {
    // Collects the lines that are appended in this turn of the event loop.
    await new Promise(setImmediate);
    while (this.#waiting) {
      const batch = this.#waiting;
      this.#waiting = null;
      try {
        await this.file.appendFile(batch.text);
        await this.file.datasync();
        batch.settle();
      } catch (error) {
        batch.settle(error);
        throw error;
      }
    }
    this.#writing = null;
  }
}
