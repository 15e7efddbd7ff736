import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../startup-error.js';
import type { PostgresProgram } from './postgres-program.js';
import { endProcess, findProcess } from './running-process.js';

const MAJOR_VERSION = '18';
/** The locale of the cluster. macOS has no C.UTF-8; PostgreSQL compares texts by its builtin locale in any case. */
const SYSTEM_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The paths of a PostgreSQL cluster and its password in the data folder. */
export interface PostgresCluster {
  readonly path: string;
  readonly passwordFile: string;
}

export const locateCluster = (dataFolder: string): PostgresCluster => ({
  path: join(dataFolder, 'postgres'),
  passwordFile: join(dataFolder, 'postgres.password'),
});

/**
 * Initializes the cluster unless it exists. It is built in a temporary folder and then renamed, so that an interrupted one is
 * never used.
 *
 * @returns the password of the superuser `postgres`
 * @throws StartupError if an existing cluster is not usable
 */
export const prepareCluster = async (cluster: PostgresCluster, program: PostgresProgram): Promise<string> => {
  if (!existsSync(join(cluster.path, 'PG_VERSION'))) await makeCluster(cluster, program);
  const version = readFileSync(join(cluster.path, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new StartupError(
      `${cluster.path} is of PostgreSQL ${version}, this shop brings ${MAJOR_VERSION}: dump and reload it`,
    );
  }
  if (!existsSync(cluster.passwordFile)) {
    throw new StartupError(`${cluster.passwordFile} is missing: put it back, nothing else opens ${cluster.path}`);
  }
  return readFileSync(cluster.passwordFile, 'utf8').trim();
};

const makeCluster = async ({ path, passwordFile }: PostgresCluster, program: PostgresProgram): Promise<void> => {
  removeUnfinished(path);
  // Each attempt has a new name, because an `initdb` of a killed shop may still write to the last one.
  const unfinished = mkdtempSync(`${path}.unfinished-`);
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (program.account) {
    for (const file of [unfinished, passwordFile]) chownSync(file, program.account.uid, program.account.gid);
  }
  await initdb(program, unfinished, passwordFile);
  try {
    renameSync(unfinished, path);
  } catch (error) {
    throw new StartupError(`${path} is in the way and no PostgreSQL cluster: ${(error as Error).message}`);
  }
  await syncFolder(dirname(path));
};

const removeUnfinished = (path: string): void => {
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.unfinished-`));
  for (const name of names) rmSync(join(dirname(path), name), { recursive: true, force: true, maxRetries: 5 });
};

const initdb = async (program: PostgresProgram, path: string, passwordFile: string): Promise<void> => {
  const child = program.run('initdb', [
    `--pgdata=${path}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${SYSTEM_LOCALE}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const [complaint, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  if (code !== 0)
    throw new StartupError(`PostgreSQL could not make ${path}: ${complaint.trim().replaceAll(/\s*\n\s*/g, '; ')}`);
};

/** Syncs a folder to disk, which makes renames in it durable. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  await folder.sync();
  await folder.close();
};

/**
 * Stops the PostgreSQL of a killed shop, or deletes its lock file. The process id in the file may belong to another program by
 * now, which PostgreSQL would take for a running server.
 */
export const clearLeftovers = async ({ path }: PostgresCluster): Promise<void> => {
  const note = join(path, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Math.abs(Number.parseInt(readFileSync(note, 'utf8'), 10));
  const command = findProcess(pid)?.command;
  if (command?.includes(path)) await stopPostgres(pid);
  else if (command !== undefined) rmSync(note);
};

/**
 * Stops PostgreSQL within 10 seconds. It waits for closing connections, then ends the others. Then it stops without a last
 * checkpoint, which the next start recovers, and finally by force.
 */
export const stopPostgres = (pid: number): Promise<void> =>
  endProcess(pid, [
    ['SIGTERM', 300],
    ['SIGINT', 5_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', Number.POSITIVE_INFINITY],
  ]);
