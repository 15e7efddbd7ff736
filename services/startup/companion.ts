import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { StartupError } from '../platform/startup-error.js';

export interface Companion {
  readonly url: string;
  /** Environment variables with which the shop reaches it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Waits for the first message of a child process, sent once it listens. @throws StartupError if it ends before */
const waitForFirstMessage = (child: ChildProcess, ended: string): Promise<Pick<Companion, 'url' | 'environment'>> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Pick<Companion, 'url' | 'environment'>));
    child.once('error', reject);
    child.once('exit', () => reject(new StartupError(ended)));
  });

/**
 * Starts a child process that the shop reaches over HTTP, and waits until it listens. The child ends with this process, even if this
 * process is killed.
 *
 * @param program the name of its file in `dist/bin`
 * @param ended the error message if it ends before it listens
 */
export const startCompanion = async (program: string, environment: Environment, ended: string): Promise<Companion> => {
  const child = spawn(process.execPath, ['--enable-source-maps', join(projectRoot, `dist/bin/${program}.js`)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await waitForFirstMessage(child, ended);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { ...message, child, stop };
};

/** Starts simulators of the payment providers, the bank, Twilio, partner sites, a push service and a witness of the log. */
export const startSandbox = (environment: Environment): Promise<Companion> =>
  startCompanion('sandbox', environment, 'the providers’ sandbox has ended: see above, or set SANDBOX=0');

/** Starts the process that signs the heads of the log. */
export const startSigner = (environment: Environment): Promise<Companion> =>
  startCompanion('signer', environment, 'the signer of the log has ended: see above, or set SIGNER_URL');
