import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.js';
import { findProcess } from './running-process.js';

const NOTE = 'owner';

/** A data folder that this process owns until it releases it. */
export interface DataFolder {
  readonly path: string;
  release(): void;
}

/**
 * Claims the data folder for this process and creates it if necessary. The lock file names the id and the start of its owner,
 * so a folder whose owner has died is free.
 *
 * @throws StartupError if the folder is not writable or another shop owns it
 */
export const claimDataFolder = (dataDir: string): DataFolder => {
  try {
    mkdirSync(dataDir, { recursive: true });
    const path = realpathSync(dataDir);
    const note = join(path, NOTE);
    claim(note, dataDir);
    return { path, release: () => rmSync(note, { force: true }) };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};

/** Writes the lock file by a link, which is atomic: no reader sees half a file, and one of two claims fails. */
const claim = (note: string, dataDir: string): void => {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${findProcess(process.pid)?.started}`);
  try {
    const owner = ownerNoted(note);
    if (owner) throw new StartupError(`DATA_DIR ${dataDir} is in use by another shop (process ${owner})`);
    rmSync(note, { force: true });
    linkSync(draft, note);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Returns the process id of the shop that owns the data folder; undefined if none runs. */
export const ownerOf = (dataFolder: string): number | undefined => ownerNoted(join(dataFolder, NOTE));

const ownerNoted = (note: string): number | undefined => {
  const [pid, ...started] = readIfThere(note).split(' ');
  return findProcess(Number(pid))?.started === started.join(' ') ? Number(pid) : undefined;
};

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};
