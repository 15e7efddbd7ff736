import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { SystemClock } from '../../services/kernel/time.js';
import { projections } from '../../services/parts.js';
import { readConfig } from '../../services/platform/config.js';
import { createDataSource } from '../../services/platform/database/data-source.js';
import { Database } from '../../services/platform/database/database.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../services/platform/database/embedded-postgres.js';
import { migrate } from '../../services/platform/database/migrate.js';
import { type CpuTime, withCpuTime } from './cpu-time.js';

/** Reserves a port with `reserved-port.mjs`, which is loaded from the sources. */
export const reservePort = async (): Promise<number> => {
  const source: typeof import('../support/reserved-port.mjs') = await import(resolve('test/support/reserved-port.mjs'));
  return source.reservePort();
};

/** The account that receives transfers. */
const BANK = { BANK_NAME: 'Bench', BANK_BRANCH: '001', BANK_ACCOUNT: '1234567', BANK_HOLDER_KANA: 'ベンチ' };

/** A separate, fully durable PostgreSQL, and the shop as a separate process on it. */
export class ShopUnderLoad {
  private shop: ChildProcess | undefined;
  private beside: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly postgres: EmbeddedPostgres,
    readonly secret: Buffer,
  ) {}

  /** @param settings of PostgreSQL that replace the shop's */
  static async prepare(settings: Record<string, string> = {}): Promise<ShopUnderLoad> {
    const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'shop-bench-'));
    const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
    const dataSource = await createDataSource(postgres.url).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    return new ShopUnderLoad(folder, postgres, Buffer.alloc(32, 7));
  }

  get url(): string {
    return this.postgres.url;
  }

  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    return client;
  }

  /** Connects to the database as a process of the shop does, to prepare data. */
  async database() {
    const database = new Database(await createDataSource(this.postgres.url, projections).initialize());
    const config = readConfig(
      { RATE_LIMITS: '0', ...BANK },
      { databaseUrl: this.postgres.url, embedded: false, secret: this.secret },
    );
    return { database, config, clock: new SystemClock() };
  }

  /**
   * Starts the shop. Resolves once it responds with its port: that of `environment` or a free one.
   *
   * @param options of Node itself
   */
  async start(
    script = 'shop',
    environment: Record<string, string> = {},
    options: readonly string[] = [],
  ): Promise<number> {
    const port = Number(environment.PORT ?? (await reservePort()));
    this.shop = spawn(
      process.execPath,
      [
        ...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []),
        ...options,
        '--max-semi-space-size=64',
        '--enable-source-maps',
        `dist/bin/${script}.js`,
      ],
      {
        env: this.environment({ PORT: String(port), ...environment }),
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    for (;;) {
      if (this.shop.exitCode !== null) throw new Error('the shop did not start');
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return port;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /**
   * Starts another process of the shop, which sends a message once it is up and has no port.
   *
   * @returns its process id
   * @throws Error when it ends before
   */
  async startBeside(script: string, environment: Record<string, string>): Promise<number> {
    const child = spawn(
      process.execPath,
      ['--max-semi-space-size=64', '--enable-source-maps', `dist/bin/${script}.js`],
      {
        env: this.environment(environment),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.beside = child;
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`${script} has ended`)));
    });
    return child.pid!;
  }

  private environment(settings: Record<string, string>): NodeJS.ProcessEnv {
    return {
      ...process.env,
      DATA_DIR: this.folder,
      DATABASE_URL: this.postgres.url,
      SHOP_SECRET: this.secret.toString('base64'),
      RATE_LIMITS: '0',
      DEMO: '0',
      SANDBOX_PORT: '0',
      ...BANK,
      LOG_LEVEL: 'error',
      NODE_ENV: '',
      ...settings,
    };
  }

  /** Measures the CPU of the shop, started as one process, and its PostgreSQL while `work` runs. */
  measureCpu<Result>(work: () => Promise<Result>): Promise<{ result: Result; cpu: CpuTime }> {
    return withCpuTime(this.shop!.pid!, join(this.folder, 'postgres'), work);
  }

  /** Returns the memory of the shop's own process without those beside it. Linux only. */
  residentBytes(): number {
    const status = readFileSync(`/proc/${this.shop!.pid!}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
  }

  /** Measures the CPU of this process and the PostgreSQL while `work` runs. */
  measureOwnCpu<Result>(work: () => Promise<Result>): Promise<{ result: Result; cpu: CpuTime }> {
    return withCpuTime(process.pid, join(this.folder, 'postgres'), work);
  }

  /** Sends a signal to the process beside the shop. */
  signalBeside(name: NodeJS.Signals): void {
    this.beside!.kill(name);
  }

  /** Stops the shop; its database stays. */
  async halt(): Promise<void> {
    for (const child of [this.beside, this.shop]) {
      if (!child || child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }

  async stop(): Promise<void> {
    await this.halt();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
