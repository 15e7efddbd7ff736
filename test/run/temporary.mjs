import { chmodSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAlive } from '../support/is-alive.mjs';

const NAME = /^oripa-run-(\d+)-/;
/** Suffix of a data folder that is kept for an investigation. */
const KEPT = '-kept';

/** Removes the temporary folder of a run, except for kept folders. A process that was just killed may still be writing. */
const clear = (folder) => {
  const names = readdirSync(folder);
  for (const name of names)
    if (!name.endsWith(KEPT)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  if (!names.some((name) => name.endsWith(KEPT))) rmdirSync(folder);
};

/** Tries an action that may fail, where the folder is another user's, or a process in it does not end. */
const tryClear = (folder) => {
  try {
    clear(folder);
  } catch ({ message }) {
    process.stderr.write(`${message}\n`);
  }
};

/**
 * Creates a temporary folder for all that this process starts, and removes it at the end. Also removes the folders of killed
 * runs.
 */
export const takeTemporaryFolder = () => {
  const machine = tmpdir();
  for (const name of readdirSync(machine)) {
    const owner = Number(NAME.exec(name)?.[1] ?? 0);
    if (owner && !isAlive(owner)) tryClear(join(machine, name));
  }
  const folder = mkdtempSync(join(machine, `oripa-run-${process.pid}-`));
  // PostgreSQL runs as a separate user, where this is root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Compiled journeys are reused by the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= resolve('.cache/playwright');
  process.once('exit', () => tryClear(folder));
};
