import { spawn } from 'node:child_process';
import { newMark } from '../run/processes.mjs';

const SHOWN = 20_000;
const running = new Set();

const killGroup = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/** Kills all programs that still run, with all their children. */
export const killRunning = () => running.forEach(killGroup);

/**
 * Runs a program in a folder until it ends, Node by default.
 *
 * @returns its exit code, null when it was killed, also after `minutes`; and the end of its output
 */
export const runIn = async (folder, args, { minutes, env = {}, program = process.execPath }) => {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A killed run leaves its processes to the next run, which finds them by their mark.
    env: { ...process.env, ...env, ...newMark().env },
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-SHOWN);
    });
  const timer = setTimeout(() => killGroup(child), minutes * 60_000);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(timer);
  running.delete(child);
  return { code, output };
};
