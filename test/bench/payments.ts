import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { computePercentile, print } from './figures.js';
import { HttpSession } from './http-session.js';
import { measureBankFile } from './payments-bank-file.js';
import { COURSE, createMembersWithCourses, eachOf, orderTransfersAgo, SLIPS_A_MEMBER } from './payments-data.js';
import { measureInserts } from './payments-yardstick.js';
import { SandboxUnderLoad } from './sandbox-under-load.js';
import { reservePort, ShopUnderLoad } from './shop-under-load.js';
import type { Actor } from './stage.js';

// npm run bench:payments: slips ordered through the API and issued by the sandbox, each in a separate process. The sandbox then
// reports all payments at once by webhooks. Unpaid transfers also expire, all at once, when the whole shop starts.
const SLIPS = Number(process.env.BENCH_SLIPS ?? 2000);
const TRANSFERS = Number(process.env.BENCH_TRANSFERS ?? 10_000);
const SECONDS = 5;
const STORE_ORDER = { pay_id: '2', combini_code: 'sej', point_price_id: COURSE };

const countOf = async (db: pg.Client, status: string): Promise<number> => {
  const text = 'select count(*)::int as count from payments.payments where status = $1';
  return (await db.query<{ count: number }>(text, [status])).rows[0]!.count;
};

/** Waits until this many payments are in this state. @returns seconds */
const untilAre = async (db: pg.Client, count: number, status: string): Promise<number> => {
  const started = performance.now();
  while ((await countOf(db, status)) < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return (performance.now() - started) / 1000;
};

/**
 * Orders slips for all members at once, one after another for each member.
 *
 * @returns each sorted duration in ms, and the total in s
 */
const buySlips = async (port: number, actors: readonly Actor[]) => {
  const sessions = await Promise.all(actors.map(({ token }) => HttpSession.open(port, token)));
  const times: number[] = [];
  const started = performance.now();
  await eachOf(sessions, async (session) => {
    for (let i = 0; i < SLIPS_A_MEMBER; i++) {
      const begun = performance.now();
      const response = await session.post('/api/user/point/buy', STORE_ORDER);
      if (!response.includes('"result":"1"')) throw new Error(`no slip was issued: ${response.slice(-400)}`);
      times.push(performance.now() - begun);
    }
  });
  const seconds = (performance.now() - started) / 1000;
  for (const session of sessions) session.close();
  return { seconds, times: times.sort((a, b) => a - b) };
};

/** Measures slips that are ordered, then paid and reported all at once. Returns figures by name. */
const measureSlips = async (shop: ShopUnderLoad, folder: string): Promise<Record<string, number | string>> => {
  const actors = await createMembersWithCourses(shop, SLIPS);
  const port = await reservePort();
  const shopUrl = `http://127.0.0.1:${port}`;
  const sandbox = await SandboxUnderLoad.start(folder, shopUrl);
  const db = await shop.connect();
  try {
    const inserts = await measureInserts(() => shop.connect(), 32, SECONDS);
    await shop.start('api', { PORT: String(port), PUBLIC_URL: shopUrl, ...sandbox.keys });
    const { result: bought, cpu } = await shop.measureCpu(() => buySlips(port, actors));
    await sandbox.control('pushes', { mode: 'hold' });
    await eachOf(await sandbox.orders(), ({ reference }) => sandbox.control(`konbini/${reference}/pay`), 8);
    await sandbox.control('pushes', { mode: 'normal' });
    const { result: paid, cpu: cpuOfNotices } = await shop.measureCpu(async () => {
      await sandbox.control('pushes/release');
      return untilAre(db, SLIPS, 'paid');
    });
    return {
      'bare inserts/s': inserts,
      'slips issued/s': SLIPS / bought.seconds,
      'a slip, p50, ms': computePercentile(bought.times, 50),
      'a slip, p99, ms': computePercentile(bought.times, 99),
      'CPU of the shop, µs a slip': cpu.shop / SLIPS,
      'CPU of PostgreSQL, µs a slip': cpu.postgres / SLIPS,
      'payments reported and credited/s': SLIPS / paid,
      'CPU of the shop, µs a payment': cpuOfNotices.shop / SLIPS,
      'CPU of PostgreSQL, µs a payment': cpuOfNotices.postgres / SLIPS,
    };
  } finally {
    await db.end();
    await sandbox.stop();
    await shop.stop();
  }
};

/** Measures transfers that have expired when the shop starts. Returns figures by name. */
const measureDue = async (shop: ShopUnderLoad): Promise<Record<string, number | string>> => {
  try {
    await orderTransfersAgo(shop, TRANSFERS);
    const db = await shop.connect();
    const [seconds] = await Promise.all([untilAre(db, TRANSFERS, 'expired'), shop.start()]);
    await db.end();
    return { [`${TRANSFERS} over at once, s with the start of the shop`]: seconds, 'ended/s': TRANSFERS / seconds };
  } finally {
    await shop.stop();
  }
};

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'shop-bench-sandbox-'));
try {
  const slips = await measureSlips(await ShopUnderLoad.prepare(), folder);
  const due = await measureDue(await ShopUnderLoad.prepare());
  print(`payments: ${SLIPS} slips of convenience stores, fsync on, the API alone beside the sandbox`, {
    ...slips,
    ...due,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const ofBankFile = await ShopUnderLoad.prepare();
try {
  await measureBankFile(ofBankFile);
} finally {
  await ofBankFile.stop();
}
