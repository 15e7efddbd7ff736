import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { logger } from '../platform/observability/logger.js';
import { projectRoot } from '../platform/project-root.js';

/** The delay before an ended process is restarted. */
const AGAIN_AFTER_MS = 1000;

/** A larger semi-space, so that a batch of the log is freed before it is moved to the old generation. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];

export interface RunningReaders {
  /** Returns the id of the current process. */
  pid(): number | undefined;
  /** Stops the process after its current work. */
  stop(): Promise<void>;
}

/**
 * Starts a separate process that numbers the log and updates the read models. It is restarted whenever it ends, and ends with this
 * process, even if this process is killed.
 *
 * @param environment the environment of this process, with the `DATABASE_URL` of a migrated schema
 */
export const startReaders = (environment: Readonly<Record<string, string | undefined>>): RunningReaders => {
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = (): void => {
    child = spawn(process.execPath, [...FLAGS, join(projectRoot, 'dist/bin/readers.js')], {
      // This process has migrated the schema, and reports the health of both.
      env: { ...environment, DATABASE_OWNER_URL: '', HEALTH_PORT: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error(`The readers of the log have ended (${code ?? signal}) and are restarted`);
      again = setTimeout(start, AGAIN_AFTER_MS);
    });
  };
  start();
  return {
    pid: () => child.pid,
    stop: async () => {
      isStopping = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
