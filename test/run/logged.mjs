import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { watch } from './cpu.mjs';
import { newMark } from './processes.mjs';

export const ARTIFACTS = 'test/.artifacts';
const SHOWN = 20_000;
const running = new Set();

/**
 * Shell script that runs a program, and then writes the kernel's CPU count of it and its children to the fourth channel. When
 * the fifth channel closes, the runner has ended, and the script kills its process group.
 */
const METERED = `{ read -r _ <&4; kill -s KILL -- -$$; } 3>&- >/dev/null 2>&1 &
"$@" 3>&- 4<&-
code=$?
cat /proc/$$/stat >&3 2>/dev/null
kill -s KILL $!
exit $code`;

/** Kills a process and all that it started. */
const killGroup = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

export const killRunning = () => running.forEach(killGroup);

/**
 * Runs a program, Node by default, and writes its output to test/.artifacts/<name>.log.
 *
 * @param minutes the guard against a hanging program; no limit for a slow one
 * @returns its exit code, null when it was killed, also by the guard. The other fields are the end of its output, and its CPU as
 *   `{cpu, yardstick}`, undefined where nothing can be measured
 */
export const runLogged = async (name, args, { minutes = 60, env = {}, program = process.execPath } = {}) => {
  const path = join(ARTIFACTS, `${name}.log`);
  const log = createWriteStream(path);
  const { mark, env: marking } = newMark();
  const child = spawn('/bin/sh', ['-c', METERED, 'sh', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...marking },
    detached: true,
  });
  running.add(child);
  const watched = watch(child.pid, mark);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const timer = setTimeout(() => {
    log.write(`\nkilled after ${minutes} minutes\n`);
    killGroup(child);
  }, minutes * 60_000);
  const [code, last] = await Promise.all([
    new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)),
    text(child.stdio[3]),
  ]);
  clearTimeout(timer);
  running.delete(child);
  log.end();
  await finished(log);
  return { code, output: (await readFile(path, 'utf8')).slice(-SHOWN), used: watched?.end(last) };
};
