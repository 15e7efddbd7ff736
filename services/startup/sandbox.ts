import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { StartupError } from '../platform/startup-error.js';

export interface RunningSandbox {
  readonly url: string;
  /** Where the providers are, and the keys to them, by the names of the shop's environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the sandbox says once it listens. @throws StartupError when it ends before */
const firstWord = (child: ChildProcess): Promise<Pick<RunningSandbox, 'url' | 'environment'>> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Pick<RunningSandbox, 'url' | 'environment'>));
    child.once('error', reject);
    child.once('exit', () => reject(new StartupError('the providers’ sandbox has ended: see above, or set SANDBOX=0')));
  });

/**
 * Starts the providers' sandbox as a child of this process, and waits until it listens. It ends with this process, however that
 * ends.
 */
export const startSandbox = async (environment: Environment): Promise<RunningSandbox> => {
  const child = spawn(process.execPath, ['--enable-source-maps', join(projectRoot, 'dist/bin/sandbox.js')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const said = await firstWord(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { ...said, child, stop };
};
