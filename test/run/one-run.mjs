import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../support/is-alive.mjs';
import { ARTIFACTS } from './logged.mjs';

const NOTE = join(ARTIFACTS, 'run.pid');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Returns true while the run that left this note still works. Another program may have its number by now. */
const isAtWork = (pid) => {
  if (!isAlive(pid)) return false;
  const command = read(`/proc/${pid}/cmdline`);
  return command === '' || /test\/(run-all|campaign\/run)\.mjs/.test(command);
};

/**
 * Takes this checkout for one run: two would mix their builds, logs and reports. Runs of two checkouts are independent.
 *
 * @throws Error when another run works here
 */
export const takeCheckout = () => {
  mkdirSync(ARTIFACTS, { recursive: true });
  for (;;) {
    try {
      writeFileSync(NOTE, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = Number(read(NOTE));
    if (other && isAtWork(other))
      throw new Error(`A run is at work in this checkout (process ${other}): wait for it, or use another checkout`);
    rmSync(NOTE, { force: true });
  }
  process.once('exit', () => rmSync(NOTE, { force: true }));
};
