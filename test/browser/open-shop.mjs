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

/** Holds each of the shop's answers to its contracts, from outside of the shop. */
const WATCHED = './test/contracts/watched-shop.mjs';
const MOVED = './test/browser/moved-clock.mjs';
/** Hundreds of members register in a run. */
const LIGHT_PASSWORDS = './test/native/light-passwords.cjs';
/** Guards against a shop that hangs: a busy machine may be many times slower. A shop that ends is reported at once. */
const READY_WITHIN_MS = 900_000;
const STOP_WITHIN_MS = 15_000;
const MINUTE_MS = 60_000;
/** What a worker's own shop may take to open or to end; no test's own time. */
export const OWN_SHOP_MS = 2 * READY_WITHIN_MS;

/**
 * Opens the real shop with its demo for the whole run, at $SHOP_URL; its log goes to test/.artifacts/shop.log. The data
 * that each shop of the run begins with is in $PREPARED_SHOP.
 *
 * @throws Error of what it returns, when the watch over the books took something for forged
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
 * Makes a database and loads the demo once, which costs more than all else of a start. The log that the shop signs gets its
 * name here, from the port.
 *
 * @returns the data folder of a shop that has ended
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
 * Opens a shop on a database of its own, with the prepared data unless it is to have no demo.
 *
 * @param {{ name?: string, env?: Record<string, string>, port?: number }} how its log goes to test/.artifacts/`name`.log;
 *   what its environment has besides or instead; that of the shop of the whole run
 * @returns its address, its data folder, what moves its clock (so many milliseconds before ours), what moves it on to the
 *   next minute with all that is done each minute, and what closes it and takes the data away
 * @throws Error when it does not open; `close` too, when it did not end clean or has kept the number of a card
 */
export const openShop = async ({ name = 'shop', env = {}, port } = {}) => {
  // The shop of the whole run may write more than memory holds.
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
      // Providers bring browsers back to it: under another name of this machine they would not be logged in.
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

/** The line of PostgreSQL's own note that holds its port. */
const PORT_LINE = 3;

/** Does something in the database of the shop that has this data folder. */
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

/** One owner makes the members of all tests rich, in one day, and sells packs that give back more than they take, alone. */
const raiseLimits = (client) =>
  client.query(`insert into http.settings (name, value) values ('four-eyes-points', '1000000'),
      ('four-eyes-return', '10000'), ('daily-grants', '1000000000')
    on conflict do nothing`);

/** No shop of a run outlives it. */
const giveUpDurability = async (client) => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
};

/** Whatever all journeys did, the books' own watch must have found nothing: else it would freeze honest members. */
const expectNothingFound = async (folder) => {
  const { rows } = await inDatabase(folder, (client) =>
    client.query('select check_name, subject, differences from books.findings'),
  );
  if (rows.length > 0) throw new Error(`the books were found not to be what the log says: ${JSON.stringify(rows)}`);
};

const ALL_IS_READ = `select s.seq = (select count(*) from store.events)
    and not exists (select from store.readers r where r.seq < s.seq) as is_read
  from store.sequencer s`;

/** Waits for the read models, so that no copy has to build them. */
const untilAllIsRead = async (client) => {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query(ALL_IS_READ);
    if (rows[0].is_read) return;
    if (performance.now() > giveUpAt) throw new Error(`the demo was not read within ${READY_WITHIN_MS} ms`);
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
  if (code === OTHERWISE) throw new Error(`the shop answered otherwise than its contracts say: see ${logPath}`);
  if (code !== 0) throw new Error(`the shop did not stop clean (${code}): see ${logPath}`);
};
