import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { StartupError } from '../platform/startup-error.js';

export interface Companion {
  readonly url: string;
  /** What the shop is to know of it, by the names of its environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What it says once it listens. @throws StartupError when it ends before */
const waitForFirstMessage = (child: ChildProcess, ended: string): Promise<Pick<Companion, 'url' | 'environment'>> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Pick<Companion, 'url' | 'environment'>));
    child.once('error', reject);
    child.once('exit', () => reject(new StartupError(ended)));
  });

/**
 * Starts a process that the shop reaches over the wire as a child of this one, and waits until it listens. It ends with this
 * process, however that ends.
 *
 * @param program its name among the processes
 * @param ended what is told where it ends before it listens
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

/** The payment providers, the bank, Twilio, partner sites, a push service and a witness of the log, to try the shop with. */
export const startSandbox = (environment: Environment): Promise<Companion> =>
  startCompanion('sandbox', environment, 'the providers’ sandbox has ended: see above, or set SANDBOX=0');

/** Who signs the heads of the log. */
export const startSigner = (environment: Environment): Promise<Companion> =>
  startCompanion('signer', environment, 'the signer of the log has ended: see above, or set SIGNER_URL');
