import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { newMark, watch } from './cpu.mjs';

export const ARTIFACTS = 'test/.artifacts';
const SHOWN = 20_000;
const running = new Set();

/** Runs a program and then says on the fourth of its channels what the kernel knows of it and of all it has waited for. */
const METERED = '"$@" 3>&-; code=$?; cat /proc/$$/stat >&3 2>/dev/null; exit $code';

/** Kills what was started, and all that it started. */
const killGroup = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

export const killRunning = () => running.forEach(killGroup);

/**
 * Runs a program, Node if no other is named, its output to test/.artifacts/<name>.log.
 *
 * @param minutes the guard against a program that hangs; no measure of a slow one
 * @returns its exit code, null when it was killed, also by the guard; the end of its output; and the CPU that it took with all that it
 *   started: `{cpu, yardstick}`, undefined where nothing can be measured
 */
export const runLogged = async (name, args, { minutes = 15, env = {}, program = process.execPath } = {}) => {
  const path = join(ARTIFACTS, `${name}.log`);
  const log = createWriteStream(path);
  const mark = newMark();
  const child = spawn('/bin/sh', ['-c', METERED, 'sh', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...mark },
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
