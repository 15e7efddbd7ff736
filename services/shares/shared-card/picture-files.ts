import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of files, of some 300 kB each. */
const MAX_FILES = 500;

/** Picture files named after their content. The least recently read is deleted for a new one. */
export class PictureFiles {
  /** @param folder created with the first picture */
  constructor(private readonly folder: string) {}

  /** Reads a file; null if it does not exist. */
  async find(name: string): Promise<Buffer | null> {
    const path = join(this.folder, name);
    const bytes = await readFile(path).catch(() => null);
    const now = new Date();
    if (bytes) await utimes(path, now, now).catch(() => undefined);
    return bytes;
  }

  /** Writes a file atomically, even if the process crashes. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.folder, name));
    await this.makeRoom();
  }

  private async makeRoom(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= MAX_FILES) return;
    // Another process may have deleted the file.
    const readAt = async (name: string) => (await stat(join(this.folder, name)).catch(() => null))?.mtimeMs ?? 0;
    const files = await Promise.all(names.map(async (name) => ({ name, at: await readAt(name) })));
    const oldest = files.sort((one, other) => one.at - other.at).slice(0, names.length - MAX_FILES);
    await Promise.all(oldest.map(({ name }) => rm(join(this.folder, name), { force: true })));
  }
}
