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

/** Maximum number of logs of boxes, so that a holder of the token cannot fill the disk. */
const MAX_BOXES = 100_000;

/** Writes a file atomically and syncs it to the disk. */
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

/** The signer's folder: its key, the last signed head, and the head of each box's log. */
export class SignerFiles {
  private constructor(
    private readonly folder: string,
    readonly signer: NoteSigner,
    private last: Checkpoint,
    private boxes: number,
  ) {}

  /**
   * Opens the folder. A new one gets a key and an empty log.
   *
   * @param origin the name of the log and of the signer; an existing key keeps its name
   * @throws Error if there is a key without a head, because removing the head would allow another log to be signed
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

  /** Returns the last signed head of a log; null for an unknown log. */
  headOf(origin: string): Checkpoint | null {
    if (origin === this.last.origin) return this.last;
    if (!isBoxOrigin(origin, this.last.origin)) return null;
    const file = this.fileOf(origin);
    if (existsSync(file)) return parseCheckpoint(readFileSync(file, 'utf8'));
    return this.boxes < MAX_BOXES ? { origin, size: 0, root: EMPTY_ROOT } : null;
  }

  /** Stores a head before it is signed. */
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
