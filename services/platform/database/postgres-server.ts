import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { stopPostgres } from './postgres-cluster.js';

const READY = 'database system is ready to accept connections';
/**
 * What passes: another program took the port, backends of a killed PostgreSQL have not ended yet, or one that a killed
 * shop had just begun to start came first and is now there to be cleared away.
 */
const PASSING = /could not create any TCP\/IP sockets|still in use|lock file .* already exists/;
const RETRY_MS = 250;
const ATTEMPTS = 40;

/** A PostgreSQL that is started again, on the same port, whenever it dies by itself. */
export class PostgresServer {
  #port = 0;
  #child: ChildProcess | undefined;
  #stopping = false;
  #revival: Promise<void> | undefined;

  /** @param clear takes away what an earlier one left, so that the next can run */
  constructor(
    private readonly clear: () => Promise<void>,
    private readonly run: (port: number) => ChildProcess,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * @returns the port of 127.0.0.1 that it listens on, free until now
   * @throws StartupError with PostgreSQL's own reason when it does not come up
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
      // Not 'exit': the log is read to its end, and backends that outlive their postmaster have gone.
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

  /** A shop that ends without stopping it (a fault nobody caught) takes PostgreSQL along. */
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
