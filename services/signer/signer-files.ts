import { createPrivateKey, generateKeyPairSync, hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Checkpoint, formatCheckpoint, isBoxOrigin, parseCheckpoint } from '../kernel/checkpoint.js';
import { EMPTY_ROOT } from '../kernel/merkle-tree.js';
import type { NoteSigner } from '../kernel/signed-note.js';

const FOR_ITS_OWNER = 0o600;

/** Logs of boxes that are remembered: whoever has the token must not fill the disk. */
const MOST_BOXES = 100_000;

/** Whole or not at all, and on the disk. */
const writeWhole = (folder: string, name: string, text: string): void => {
  const file = join(folder, name);
  const written = openSync(`${file}.new`, 'w', FOR_ITS_OWNER);
  writeFileSync(written, text);
  fsyncSync(written);
  closeSync(written);
  renameSync(`${file}.new`, file);
  const entry = openSync(folder, 'r');
  fsyncSync(entry);
  closeSync(entry);
};

/** The signer's folder: its key, the head that it signed last, and that of each box's log. */
export class SignerFiles {
  private constructor(
    private readonly folder: string,
    readonly signer: NoteSigner,
    private last: Checkpoint,
    private boxes: number,
  ) {}

  /**
   * Opens the folder; a new one gets a key, and a log without an entry.
   *
   * @param origin the log's name, which also is the signer's; of a folder that has a key it stays what it was
   * @throws Error where there is a key and no head: whoever took it away would have another log signed
   */
  static open(folder: string, origin: string): SignerFiles {
    mkdirSync(folder, { recursive: true });
    const [keyFile, headFile] = [join(folder, 'key.pem'), join(folder, 'checkpoint')];
    if (!existsSync(keyFile)) {
      if (!existsSync(headFile))
        writeWhole(folder, 'checkpoint', formatCheckpoint({ origin, size: 0, root: EMPTY_ROOT }));
      const { privateKey } = generateKeyPairSync('ed25519');
      writeWhole(folder, 'key.pem', privateKey.export({ format: 'pem', type: 'pkcs8' }) as string);
    }
    const last = existsSync(headFile) ? parseCheckpoint(readFileSync(headFile, 'utf8')) : null;
    if (!last)
      throw new Error(`${headFile} is gone: put back what was signed last, or begin with a new key in another folder`);
    mkdirSync(join(folder, 'boxes'), { recursive: true });
    const boxes = readdirSync(join(folder, 'boxes')).length;
    return new SignerFiles(folder, { name: last.origin, key: createPrivateKey(readFileSync(keyFile)) }, last, boxes);
  }

  /** What was signed last of a log; null for a log that it does not sign. */
  headOf(origin: string): Checkpoint | null {
    if (origin === this.last.origin) return this.last;
    if (!isBoxOrigin(origin, this.last.origin)) return null;
    const file = this.fileOf(origin);
    if (existsSync(file)) return parseCheckpoint(readFileSync(file, 'utf8'));
    return this.boxes < MOST_BOXES ? { origin, size: 0, root: EMPTY_ROOT } : null;
  }

  /** Remembers a head before it is signed. */
  remember(head: Checkpoint): void {
    if (head.origin === this.last.origin) {
      writeWhole(this.folder, 'checkpoint', formatCheckpoint(head));
      this.last = head;
      return;
    }
    if (!existsSync(this.fileOf(head.origin))) this.boxes += 1;
    writeWhole(join(this.folder, 'boxes'), nameOf(head.origin), formatCheckpoint(head));
  }

  private fileOf(origin: string): string {
    return join(this.folder, 'boxes', nameOf(origin));
  }
}

const nameOf = (origin: string): string => hash('sha256', origin);
