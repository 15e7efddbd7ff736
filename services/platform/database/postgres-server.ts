import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { stopPostgres } from './postgres-cluster.js';

const READY = 'database system is ready to accept connections';
/**
 * Matches temporary errors of a start: the port is in use, or backends of a killed PostgreSQL still run. A server that a killed
 * shop was starting may also have come first, and can be stopped now.
 */
const PASSING = /could not create any TCP\/IP sockets|still in use|lock file .* already exists/;
const RETRY_MS = 250;
const ATTEMPTS = 40;

/** A PostgreSQL server that restarts on the same port after a crash. */
export class PostgresServer {
  #port = 0;
  #child: ChildProcess | undefined;
  #stopping = false;
  #revival: Promise<void> | undefined;

  /** @param clear removes the leftovers of an earlier server before a start */
  constructor(
    private readonly clear: () => Promise<void>,
    private readonly run: (port: number) => ChildProcess,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Starts the server.
   *
   * @returns the port of 127.0.0.1 that it listens on
   * @throws StartupError with the reason of PostgreSQL if it does not start
   */
  async start(): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.#port = await freePort();
        await this.#launch();
        return this.#port;
      } catch (error) {
        if (attempt === ATTEMPTS || !PASSING.test((error as Error).message)) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#child?.pid) await stopPostgres(this.#child.pid);
    await this.#revival;
  }

  /** Resolves when connections are accepted. */
  async #launch(): Promise<void> {
    await this.clear();
    if (this.#stopping) return;
    const child = this.run(this.#port);
    this.#child = child;
    process.once('exit', this.#leave);
    child.once('close', () => process.off('exit', this.#leave));
    let complaint = 'it ended without a word';
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stderr! }).on('line', (line) => {
        this.log(line);
        if (/ (FATAL|PANIC): /.test(line)) complaint = line.replace(/^.* (FATAL|PANIC): +/, '');
        if (line.includes(READY)) resolve();
      });
      child.once('error', (error) => reject(new StartupError(`PostgreSQL cannot be run: ${error.message}`)));
      // Not `exit`: on `close` the log is complete, and backends that outlive their postmaster have ended.
      child.once('close', () => reject(new StartupError(`PostgreSQL did not start: ${complaint}`)));
    });
    child.once('close', this.#revive);
  }

  #revive = () => {
    this.#revival = this.#keepTrying();
  };

  async #keepTrying(): Promise<void> {
    while (!this.#stopping) {
      this.log('PostgreSQL ended by itself and is started again');
      try {
        return await this.#launch();
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }

  /** Ends PostgreSQL with a shop that exits without a stop, after an uncaught error. */
  #leave = () => {
    this.#child?.kill('SIGINT');
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve((address as { port: number }).port));
    });
  });
