import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { waitUntil } from '../support/until.js';
import { canSee, killLeftovers, readProcesses } from './processes.mjs';

/** A stage that starts a process in another session, prints its number, and hangs. */
const STAGE = `const { spawn } = require('node:child_process');
  const hangs = ['-e', 'setInterval(() => {}, 1000)'];
  const far = spawn(process.execPath, hangs, { detached: true, stdio: 'ignore' });
  require('node:fs').writeSync(1, [process.pid, far.pid].join(' '));
  setInterval(() => {}, 1000);`;
const RUN = `const { newMark } = await import('./test/run/processes.mjs');
  const { spawn } = await import('node:child_process');
  const stage = spawn(process.execPath, ['-e', process.argv[1]], { env: { ...process.env, ...newMark().env }, stdio: 'inherit' });
  stage.ref();`;

const areAlive = (...pids: readonly number[]) => pids.map((pid) => readProcesses().some((one) => one.pid === pid));

const onLinux = canSee ? it : it.skip;

onLinux('kills the processes of a run only after the run itself was killed', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, STAGE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout!, 'data');
  const [near, far] = String(line).split(' ').map(Number) as [number, number];
  killLeftovers();
  expect(areAlive(near, far)).toEqual([true, true]);
  run.kill('SIGKILL');
  await once(run, 'exit');
  killLeftovers();
  await waitUntil('both have ended', () => !areAlive(near, far).includes(true));
});
