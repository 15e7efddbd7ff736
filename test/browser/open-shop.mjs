import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { OTHERWISE } from '../contracts/otherwise.mjs';
import { makeTestFolder, placeOfLosableData, removeTestFolders } from '../postgres/test-folder.mjs';
import { ensureCaches } from '../run/caches.mjs';
import { expectNoCardNumbers } from '../support/card-numbers.mjs';
import { reservePort } from '../support/reserved-port.mjs';

/** Checks each of the shop's responses against its contracts, from outside of the shop. */
const WATCHED = './test/contracts/watched-shop.mjs';
const MOVED = './test/browser/moved-clock.mjs';
/** Light password hashes, because hundreds of members register in a run. */
const LIGHT_PASSWORDS = './test/native/light-passwords.cjs';
/** Guards against a hanging shop; a busy machine may be many times slower. A shop that ends is reported at once. */
const READY_WITHIN_MS = 900_000;
const STOP_WITHIN_MS = 15_000;
const MINUTE_MS = 60_000;
/** Time limit for a worker's own shop to open or close, apart from any test's time. */
export const OWN_SHOP_MS = 2 * READY_WITHIN_MS;

/**
 * Opens the real shop with its demo for the whole run, at $SHOP_URL; its log goes to test/.artifacts/shop.log. The prepared
 * data for each shop of the run is in $PREPARED_SHOP.
 *
 * @throws Error from the returned function when the books have a finding of tampering
 */
export default async function openShopForTheRun() {
  ensureCaches();
  await removeTestFolders();
  const port = await reservePort();
  process.env.PREPARED_SHOP = await prepareShop(port);
  const { url, folder, close } = await openShop({ port });
  process.env.SHOP_URL = url;
  return async () => {
    try {
      await expectNothingFound(folder);
    } finally {
      await close();
      await rm(process.env.PREPARED_SHOP, { recursive: true, force: true });
    }
  };
}

/**
 * Creates a database and loads the demo once, which is the largest cost of a start. The log that the shop signs gets its name
 * here, from the port.
 *
 * @returns the data folder of a stopped shop
 */
const prepareShop = async (port) => {
  const folder = await makeTestFolder(await placeOfLosableData());
  const { close } = await startShop({ name: 'prepared-shop', folder, port });
  await inDatabase(folder, async (client) => {
    await raiseLimits(client);
    await giveUpDurability(client);
    await untilAllIsRead(client);
  });
  await close();
  return folder;
};

/** Copies files with their owner: PostgreSQL does not run as root. */
const copyFolder = (from, to) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/**
 * Opens a shop on a separate database, with the prepared data unless it has no demo.
 *
 * @param {{ name?: string, env?: Record<string, string>, port?: number }} how `name` of its log in test/.artifacts/, `env`
 *   added to its environment, and its port
 * @returns its address and data folder, and functions. The function `moveClock` sets its clock ahead by milliseconds. The
 *   function `nextMinute` moves on to the next minute and runs the jobs of a minute. The function `close` stops it and deletes
 *   the data.
 * @throws Error when it does not open. `close` throws when it did not stop cleanly or has stored a card number
 */
export const openShop = async ({ name = 'shop', env = {}, port } = {}) => {
  // The shop of the whole run may write more than fits into memory.
  const folder = await makeTestFolder(port === undefined ? await placeOfLosableData() : undefined);
  const prepared = env.DEMO === '0' ? undefined : process.env.PREPARED_SHOP;
  if (prepared) await copyFolder(prepared, folder);
  const shop = await startShop({ name, env, folder, port: port ?? (await reservePort()) });
  if (!prepared) await inDatabase(folder, raiseLimits);
  const close = async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...shop, folder, close };
};

const startShop = async ({ name, env = {}, folder, port }) => {
  mkdirSync('test/.artifacts', { recursive: true });
  const logPath = `test/.artifacts/${name}.log`;
  const log = openSync(logPath, 'w');
  const preloaded = [MOVED, WATCHED, LIGHT_PASSWORDS].flatMap((file) => ['--import', file]);
  const shop = spawn(process.execPath, ['--enable-source-maps', ...preloaded, 'dist/bin/shop.js'], {
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: String(port), SANDBOX_PORT: '0', DATA_DIR: folder, RATE_LIMITS: '0', DATABASE_URL: '' },
      // Providers redirect browsers back to this name; under another one they would not be logged in.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(shop, url, logPath);
  const close = async () => {
    await end(shop, logPath);
    await expectNoCardNumbers(folder, logPath);
  };
  let ahead = 0;
  const moveClock = async (aheadMs, isWaking = false) => {
    ahead = aheadMs;
    const moved = once(shop, 'message');
    shop.send({ aheadMs, isWaking });
    await moved;
  };
  const nextMinute = () => moveClock(ahead + MINUTE_MS, true);
  return { url, moveClock, nextMinute, close };
};

/** The line of PostgreSQL's pid file that holds its port. */
const PORT_LINE = 3;

/** Runs `work` in the database of the shop with this data folder. */
const inDatabase = async (folder, work) => {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const client = new pg.Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Raises the limits of an owner. One owner funds the members of all tests in one day, and sells packs that pay out more than
 * they earn.
 */
const raiseLimits = (client) =>
  client.query(`insert into http.settings (name, value) values ('four-eyes-points', '1000000'),
      ('four-eyes-return', '10000'), ('daily-grants', '1000000000')
    on conflict do nothing`);

/** Switches durability off, since no shop outlives its run. */
const giveUpDurability = async (client) => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
};

/** Expects no finding of the books after all journeys: a finding would freeze honest members. */
const expectNothingFound = async (folder) => {
  const { rows } = await inDatabase(folder, (client) =>
    client.query('select check_name, subject, differences from books.findings'),
  );
  if (rows.length > 0) throw new Error(`the books differ from the log: ${JSON.stringify(rows)}`);
};

const ALL_IS_READ = `select s.seq = (select count(*) from store.events)
    and not exists (select from store.readers r where r.seq < s.seq) as is_read
  from store.sequencer s`;

/** Waits for the read models, so that copies of the data need not build them. */
const untilAllIsRead = async (client) => {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query(ALL_IS_READ);
    if (rows[0].is_read) return;
    if (performance.now() > giveUpAt)
      throw new Error(`the read models did not reach the demo within ${READY_WITHIN_MS} ms`);
    await sleep(100);
  }
};

const hasEnded = (shop) => shop.exitCode !== null || shop.signalCode !== null;

const ready = async (shop, url, logPath) => {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    if (hasEnded(shop)) throw new Error(`the shop did not open: see ${logPath}`);
    if (performance.now() > giveUpAt) {
      shop.kill('SIGKILL');
      throw new Error(`the shop was not ready within ${READY_WITHIN_MS} ms: see ${logPath}`);
    }
    await sleep(100);
  }
};

const end = async (shop, logPath) => {
  if (hasEnded(shop)) throw new Error(`the shop ended by itself: see ${logPath}`);
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  const killer = setTimeout(() => shop.kill('SIGKILL'), STOP_WITHIN_MS);
  const [code] = await ended;
  clearTimeout(killer);
  if (code === OTHERWISE) throw new Error(`a response of the shop differed from its contracts: see ${logPath}`);
  if (code !== 0) throw new Error(`the shop did not stop cleanly (${code}): see ${logPath}`);
};
