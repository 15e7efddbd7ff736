import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.js';
import { runningProcess } from './running-process.js';

const NOTE = 'owner';

/** A data folder that belongs to this process until it is released. */
export interface DataFolder {
  readonly path: string;
  release(): void;
}

/**
 * Makes the data folder if need be and takes it for this process. A folder whose owner died without releasing it is
 * free: the note of ownership names the owner's number and start.
 *
 * @throws StartupError when it cannot be written or another shop runs on it
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

/** Linking a finished note into place is atomic: nobody sees half a note, and one of two claims fails. */
const claim = (note: string, dataDir: string): void => {
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${runningProcess(process.pid)?.started}`);
  try {
    const owner = ownerNoted(note);
    if (owner) throw new StartupError(`DATA_DIR ${dataDir} is in use by another shop (process ${owner})`);
    rmSync(note, { force: true });
    linkSync(draft, note);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The number of the shop that runs on this data folder, if one does. */
export const ownerOf = (dataFolder: string): number | undefined => ownerNoted(join(dataFolder, NOTE));

const ownerNoted = (note: string): number | undefined => {
  const [pid, ...started] = readIfThere(note).split(' ');
  return runningProcess(Number(pid))?.started === started.join(' ') ? Number(pid) : undefined;
};

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};
