import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { waitUntil } from '../../../test/support/until.js';
import { StartupError } from '../startup-error.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { clearLeftovers, locateCluster } from './postgres-cluster.js';
import { findProcess } from './running-process.js';

/** Compiled code, because another process runs it. */
const COMPILED = resolve('dist/services/platform/database/embedded-postgres.js');

let dataDir: string;
let started: EmbeddedPostgres[];
let shops: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), `oripa-test-${process.pid}-`));
  chmodSync(dataDir, 0o755);
  started = [];
  shops = [];
});

afterEach(async () => {
  for (const server of started) await server.stop();
  for (const shop of shops) await end(shop);
  await clearLeftovers(locateCluster(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (folder = dataDir): Promise<string> => {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  started.push(server);
  return server.url;
};

/** A shop in a separate process, with the `url` of its PostgreSQL. */
const startInAnotherProcess = async (): Promise<{ shop: ChildProcess; url: string }> => {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(COMPILED)};
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const shop = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shops.push(shop);
  const [url] = await once(createInterface({ input: shop.stdout! }), 'line');
  return { shop, url };
};

const end = async (shop: ChildProcess): Promise<void> => {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill('SIGKILL');
  await once(shop, 'exit');
};

const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};

const postmaster = (): number => Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

describe('the embedded PostgreSQL', () => {
  it('has version 18, full durability, builtin UTF-8 collation and one password', async () => {
    const url = await start();

    expect(await ask(url, 'show server_version')).toMatch(/^18\./);
    expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
    expect(
      await ask(url, `select concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'))`),
    ).toBe('on on');
    expect(
      await ask(
        url,
        `select concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale)
                             from pg_database where datname = current_database()`,
      ),
    ).toBe('UTF8 b C.UTF-8');
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps its data from one start to the next', async () => {
    const url = await start();
    await ask(url, 'create table kept as select 42 as n');
    await started.pop()!.stop();

    expect(await ask(await start(), 'select n from kept')).toBe(42);
  });

  it('takes over when its shop was killed', async () => {
    const { shop, url } = await startInAnotherProcess();
    await ask(url, 'create table kept as select 42 as n');
    const orphan = postmaster();
    await end(shop);
    expect(findProcess(orphan)).toBeDefined();

    expect(await ask(await start(), 'select n from kept')).toBe(42);
    expect(findProcess(orphan)).toBeUndefined();
  });

  it('recovers when it was killed together with its shop', async () => {
    const { shop, url } = await startInAnotherProcess();
    await ask(url, 'create table kept as select 42 as n');
    process.kill(postmaster(), 'SIGKILL');
    await end(shop);

    expect(await ask(await start(), 'select n from kept')).toBe(42);
  });

  it('restarts at the same address after a crash', async () => {
    const url = await start();
    await ask(url, 'create table kept as select 42 as n');
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');

    const response = () => ask(url, 'select n from kept').catch(() => undefined);
    expect(await waitUntil('it answers again', response)).toBe(42);
    expect(postmaster()).not.toBe(killed);
  });

  it('initializes the cluster again after an interruption', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished-1'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.unfinished-1/PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'postgres.password'), 'old\n');

    expect(await ask(await start(), 'select 1')).toBe(1);
    expect(existsSync(join(dataDir, 'postgres.unfinished-1'))).toBe(false);
  });

  it('starts despite an old lock file whose process id belongs to another program', async () => {
    await start();
    await started.pop()!.stop();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'postgres')}\n`);

    try {
      expect(await ask(await start(), 'select 1')).toBe(1);
      expect(stranger.signalCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  it('runs below a folder that only the shop may enter', async () => {
    chmodSync(dataDir, 0o700);

    expect(await ask(await start(join(dataDir, 'made/for/it')), 'select 1')).toBe(1);
  });

  it('allows one shop per data folder, and names it', async () => {
    const { shop, url } = await startInAnotherProcess();

    await expect(start()).rejects.toThrow(
      new StartupError(`DATA_DIR ${dataDir} is in use by another shop (process ${shop.pid})`),
    );
    expect(await ask(url, 'select 1')).toBe(1);
  });

  it('refuses data of another major version', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');

    await expect(start()).rejects.toThrow(
      new StartupError(`${dataDir}/postgres is of PostgreSQL 17, this shop brings 18: dump and reload it`),
    );
  });

  it('refuses a data folder that cannot be written', async () => {
    const below = join(dataDir, 'file/data');
    writeFileSync(join(dataDir, 'file'), '');

    await expect(start(below)).rejects.toThrow(/^DATA_DIR .*file\/data cannot be written: ENOTDIR/);
    await expect(start(below)).rejects.toBeInstanceOf(StartupError);
  });
});
