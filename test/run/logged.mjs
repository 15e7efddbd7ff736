import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

export const ARTIFACTS = 'test/.artifacts';
const SHOWN = 20_000;
const running = new Set();

/** What was started, and all that it started. */
const killGroup = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

export const killRunning = () => running.forEach(killGroup);

/**
 * Runs a program of node_modules, its output to test/.artifacts/<name>.log.
 *
 * @returns its exit code, null when it was killed, also for taking longer than `minutes`; and the end of its output
 */
export const runLogged = async (name, args, { minutes = 5, env = {} } = {}) => {
  const path = join(ARTIFACTS, `${name}.log`);
  const log = createWriteStream(path);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const timer = setTimeout(() => {
    log.write(`\nkilled after ${minutes} minutes\n`);
    killGroup(child);
  }, minutes * 60_000);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(timer);
  running.delete(child);
  log.end();
  await finished(log);
  return { code, output: (await readFile(path, 'utf8')).slice(-SHOWN) };
};
