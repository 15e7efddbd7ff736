import { createHmac } from 'node:crypto';
import { totalmem } from 'node:os';
import { claimDataFolder } from './data-folder.js';
import { clearLeftovers, locateCluster, prepareCluster } from './postgres-cluster.js';
import { findPostgres } from './postgres-program.js';
import { PostgresServer } from './postgres-server.js';

/**
 * A quarter of the machine's memory, as PostgreSQL's manual recommends (Resource Consumption), up to what peak load writes in two
 * minutes. Data-integrity checks and Merkle trees read it again within a minute. Memory is allocated on use.
 */
const sharedBuffers = (): string => `${Math.round(Math.min(Math.max(128, totalmem() / 4 / 2 ** 20), 1024))}MB`;

/** Settings passed at every start, so that a new release also applies its own to old data. Durability stays full. */
const SETTINGS: Record<string, string> = {
  // Only processes of this machine that know the password can connect.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Each process of the shop opens a pool of 20; the rest is for manual access.
  max_connections: '200',
  shared_buffers: sharedBuffers(),
  // The first change of a page after a checkpoint logs the whole page, so checkpoints are rare and spread out.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  // Short statements gain nothing from JIT, and an SSD reads at random as fast as in order.
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Derives the password of the shop from that of the superuser, so that one file is enough. It does not reveal the latter. */
const shopPasswordOf = (password: string): string => createHmac('sha256', password).update('shop').digest('base64url');

export interface EmbeddedPostgresOptions {
  /** The folder of the cluster (`postgres/`) and its password (`postgres.password`); created if necessary. */
  readonly dataDir: string;
  /** Receives the lines of PostgreSQL's log. */
  readonly log?: (line: string) => void;
  /** Settings that override the defaults, such as `fsync` for data that may be lost. */
  readonly settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The URL of the superuser and the database `postgres`. It stays the same after a restart of PostgreSQL. */
  readonly url: string;
  /** The URL of the shop's role, which the superuser must create. It has fewer rights. */
  readonly shopUrl: string;
  /** Stops PostgreSQL within some seconds, whatever it is doing, and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL 18 on a free port of 127.0.0.1, and restarts it until it is stopped. It recovers the data after
 * any kind of end.
 *
 * @throws StartupError if the data folder is not usable or PostgreSQL does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {} } = options;
  const folder = claimDataFolder(dataDir);
  try {
    const cluster = locateCluster(folder.path);
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
