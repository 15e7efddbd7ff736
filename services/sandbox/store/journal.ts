import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is appended until the disk has it. */
interface Portion {
  text: string;
  readonly kept: Promise<void>;
  readonly settle: (error?: unknown) => void;
}

const newPortion = (): Portion => {
  let settle: Portion['settle'] = () => undefined;
  const kept = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  kept.catch(() => undefined);
  return { text: '', kept, settle };
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};

/** The whole lines of a journal. What follows the last line break was never acknowledged. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/**
 * A file of lines that only grows. A line is kept once `kept()` is fulfilled, whatever kills the process afterwards; lines that
 * wait for the disk at the same time are written together.
 */
export class Journal {
  #waiting: Portion | null = null;
  #writing: Promise<void> | null = null;

  private constructor(private readonly file: FileHandle) {}

  /** Opens the journal, or begins one. A last line that was torn by a kill is cut off. */
  static async open(path: string): Promise<{ readonly journal: Journal; readonly lines: readonly string[] }> {
    const file = await open(path, 'a+', 0o600);
    await syncFolder(dirname(path));
    const text = await file.readFile('utf8');
    const whole = wholeLines(text);
    if (whole.length < text.length) await file.truncate(Buffer.byteLength(whole));
    return { journal: new Journal(file), lines: whole.split('\n').slice(0, -1) };
  }

  /** Puts other lines in the place of all there are; after a kill there are either these or those. */
  static async replace(path: string, lines: readonly string[]): Promise<void> {
    const file = await open(`${path}.new`, 'w', 0o600);
    await file.writeFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  }

  append(line: string): void {
    this.#waiting ??= newPortion();
    this.#waiting.text += `${line}\n`;
    this.#writing ??= this.#write();
  }

  /** When all that was appended so far is on the disk. */
  kept(): Promise<void> {
    return this.#waiting?.kept ?? this.#writing ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.kept();
    await this.file.close();
  }

  async #write(): Promise<void> {
    // What is appended in this turn of the event loop belongs together.
    await new Promise(setImmediate);
    while (this.#waiting) {
      const portion = this.#waiting;
      this.#waiting = null;
      try {
        await this.file.appendFile(portion.text);
        await this.file.datasync();
        portion.settle();
      } catch (error) {
        portion.settle(error);
        throw error;
      }
    }
    this.#writing = null;
  }
}
