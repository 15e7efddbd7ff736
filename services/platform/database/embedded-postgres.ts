import { createHmac } from 'node:crypto';
import { totalmem } from 'node:os';
import { claimDataFolder } from './data-folder.js';
import { clearLeftovers, clusterIn, prepareCluster } from './postgres-cluster.js';
import { findPostgres } from './postgres-program.js';
import { PostgresServer } from './postgres-server.js';

/**
 * A quarter of the machine's memory, as PostgreSQL's manual has it (Resource Consumption), and no more than what a rush writes in two
 * minutes: what was drawn is read again within the next by the books and by the trees of proof. It is taken only as it is used.
 */
const sharedBuffers = (): string => `${Math.round(Math.min(Math.max(128, totalmem() / 4 / 2 ** 20), 1024))}MB`;

/** Given at every start, so that a new version of the shop brings its own to old data. Durability is left as it is: full. */
const SETTINGS: Record<string, string> = {
  // Only this machine's shop, which knows the password, gets in.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Every process of the shop opens a pool of 20; the rest is for those who look in by hand.
  max_connections: '200',
  shared_buffers: sharedBuffers(),
  // After each checkpoint a page's first change is logged whole: make checkpoints rare and spread out.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  // Statements of a millisecond gain nothing from being compiled, and an SSD reads at random as fast as in order.
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Follows from the superuser's, so that one file is enough; says nothing about it. */
const shopPasswordOf = (password: string): string => createHmac('sha256', password).update('shop').digest('base64url');

export interface EmbeddedPostgresOptions {
  /** Holds the cluster in `postgres/` and its password in `postgres.password`; made if need be. */
  readonly dataDir: string;
  /** Takes the lines of PostgreSQL's own log. */
  readonly log?: (line: string) => void;
  /** Settings of PostgreSQL that replace ours, such as `fsync` for data that may be lost. */
  readonly settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The superuser's, of the database `postgres`; stays the same when PostgreSQL dies and is started again. */
  readonly url: string;
  /** The same for a role that the superuser is to make for the shop: a process that knows only that can do no more. */
  readonly shopUrl: string;
  /** Ends it within some seconds, whatever it is doing, and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL 18 of the shop's own, on a free port of 127.0.0.1, and keeps it running until stopped. However
 * the last one ended, its data is recovered.
 *
 * @throws StartupError when the data folder cannot be used or PostgreSQL does not come up
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {} } = options;
  const folder = claimDataFolder(dataDir);
  try {
    const cluster = clusterIn(folder.path);
    const program = await findPostgres(cluster.path, log);
    const password = await prepareCluster(cluster, program);
    const settings = Object.entries({ ...SETTINGS, ...options.settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = new PostgresServer(
      () => clearLeftovers(cluster),
      (port) => program.run('postgres', ['-D', cluster.path, '-p', String(port), ...settings]),
      log,
    );
    const port = await server.start();
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      shopUrl: `postgres://shop:${shopPasswordOf(password)}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}
