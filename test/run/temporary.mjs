import { chmodSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAlive } from '../support/is-alive.mjs';

const NAME = /^oripa-run-(\d+)-/;
/** Ends the name of a data folder that a red is looked for in. */
const KEPT = '-kept';

/** Removes a folder of a run, all but what is kept. A process that was just killed may still be writing. */
const clear = (folder) => {
  const names = readdirSync(folder);
  for (const name of names)
    if (!name.endsWith(KEPT)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  if (!names.some((name) => name.endsWith(KEPT))) rmdirSync(folder);
};

/** Does what may fail where the folder is another user's, or where something in it does not end. */
const tryClear = (folder) => {
  try {
    clear(folder);
  } catch ({ message }) {
    process.stderr.write(`${message}\n`);
  }
};

/**
 * Gives all that this process starts a temporary folder of its own, which is removed at its end; and removes those of runs that
 * were killed.
 */
export const takeTemporaryFolder = () => {
  const machine = tmpdir();
  for (const name of readdirSync(machine)) {
    const owner = Number(NAME.exec(name)?.[1] ?? 0);
    if (owner && !isAlive(owner)) tryClear(join(machine, name));
  }
  const folder = mkdtempSync(join(machine, `oripa-run-${process.pid}-`));
  // PostgreSQL runs as a user of its own, where this is root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Compiled journeys are used again by the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= resolve('.cache/playwright');
  process.once('exit', () => tryClear(folder));
};
