import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { logger } from '../platform/observability/logger.js';
import { projectRoot } from '../platform/project-root.js';

/** So long after it has ended by itself it is started again. */
const AGAIN_AFTER_MS = 1000;

/** A stretch of the log that is read and folded is gone before it would be moved to the old space. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];

export interface RunningReaders {
  /** Of the process as it is now. */
  pid(): number | undefined;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/**
 * Starts the process that numbers the log and keeps the read models up to it, beside the one that members wait for. It is
 * started again whenever it ends, and ends with this one, however that ends.
 *
 * @param environment as this process has it, and `DATABASE_URL` of a schema that is up to date
 */
export const startReaders = (environment: Readonly<Record<string, string | undefined>>): RunningReaders => {
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = (): void => {
    child = spawn(process.execPath, [...FLAGS, join(projectRoot, 'dist/bin/readers.js')], {
      // The schema is up to date, and the other process tells how all of them are.
      env: { ...environment, DATABASE_OWNER_URL: '', HEALTH_PORT: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error(`The readers of the log have ended (${code ?? signal}), and are started again`);
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
