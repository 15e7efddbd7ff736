import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startCluster } from './cluster-under-load.js';
import type { CpuTime } from './cpu-time.js';
import { computeMedian, print } from './figures.js';
import { withHistoryLag } from './history-lag.js';
import { drawManyCards, prepareManyCards } from './many-cards.js';
import { runRush } from './rush-load.js';
import { reservePort, ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';
import { COUNTING, countStatements, readStatementCosts } from './statement-costs.js';
import { measureYardstick } from './yardstick.js';

// npm run bench:rush: the whole shop in one process. With -- --cluster: two APIs, two projectors and all others as processes
// around one Kafka broker. BENCH_RUNS=5 runs, each on a separate database; BENCH_SECONDS=10 at full and at half load.
const IS_CLUSTER = process.argv.includes('--cluster');
const SESSIONS = 400;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const TICKETS = 1_000_000;
const PACK = 'rush';

/** Starts the shop in one process with the probe of its event loop on this port. @returns the shop's port */
const startWithProbe = (shop: ShopUnderLoad, probePort: number): Promise<number> =>
  shop.start('shop', { PROBE_PORT: String(probePort) }, ['--import', './dist/test/bench/event-loop-probe.js']);

/** Starts the shop. @returns the ports of its APIs, and a function that stops it */
const startShop = async (
  shop: ShopUnderLoad,
  probePort: number,
): Promise<{ ports: number[]; stop: () => Promise<unknown> }> => {
  if (!IS_CLUSTER) return { ports: [await startWithProbe(shop, probePort)], stop: async () => undefined };
  const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'shop-bench-cluster-'));
  const environment = { SHOP_SECRET: shop.secret.toString('base64'), RATE_LIMITS: '0', DEMO: '0', LOG_LEVEL: 'error' };
  const cluster = await startCluster({ folder, databaseUrl: shop.url, environment: { ...environment, NODE_ENV: '' } });
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true });
  };
  return { ports: cluster.ofKind('api').map(({ address }) => Number(new URL(address).port)), stop };
};

const AUDIT = `select
    (select count(*) from draws.draws where pack_id = '${PACK}') as draws,
    (select drawn from draws.boxes where pack_id = '${PACK}') as drawn,
    (select bool_and(w.paid + w.free = coalesce(l.sum, 0)) from points.wallets w
       left join (select member_id, sum(remaining) as sum from points.lots group by member_id) l using (member_id)) as balanced`;

const WAL = 'select pg_current_wal_insert_lsn()::text as lsn';
const WAL_SINCE = 'select (pg_current_wal_insert_lsn() - $1::pg_lsn)::float as bytes';

/** Measures the bytes that PostgreSQL writes to its log during `work`. */
const withWal = async <Result>(db: pg.Client, work: () => Promise<Result>) => {
  const { lsn } = (await db.query(WAL)).rows[0];
  const result = await work();
  return { result, bytes: (await db.query(WAL_SINCE, [lsn])).rows[0].bytes as number };
};

/** Measures the CPU in µs of this process, which sends the draws, while `work` runs. */
const withOwnCpu = async <Result>(work: () => Promise<Result>) => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, microseconds: user + system };
};

/** Runs once on a separate database. @param last true to draw many cards at the end @param counting true to count statements */
const run = async (last: boolean, counting = false) => {
  const shop = await ShopUnderLoad.prepare(counting ? COUNTING : {});
  try {
    const stage = await LoadStage.set(shop);
    await stage.openBox(PACK, TICKETS);
    const actors: Actor[] = [];
    for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
    const manyCards = last && !IS_CLUSTER ? await prepareManyCards(stage) : null;
    await stage.leave();

    const yardstick = await measureYardstick(() => shop.connect(), 32, SECONDS);
    const probePort = await reservePort();
    const { ports, stop } = await startShop(shop, probePort);
    const to = { ports, packId: PACK };
    const db = await shop.connect();
    await runRush(to, actors.slice(0, 50), 3);
    const lone = await runRush(to, actors.slice(0, 1), 3);
    if (counting) await countStatements(db);
    const drawing = () => withHistoryLag(db, PACK, runRush(to, actors, SECONDS));
    const measured = async (): Promise<{ result: Awaited<ReturnType<typeof drawing>>; cpu: CpuTime | null }> =>
      IS_CLUSTER ? { result: await drawing(), cpu: null } : shop.measureCpu(drawing);
    const { result: ownRun, bytes } = await withWal(db, () => withOwnCpu(measured));
    const { result: full, cpu } = ownRun.result;
    const statements = counting ? await readStatementCosts(db) : [];
    const half = await withHistoryLag(db, PACK, runRush(to, actors, SECONDS, full.result.perSecond / 2));
    const lag = await db.query(
      'select reader, lag_events as lag from store.standings where lag_events > 0 order by reader',
    );
    const audit = await db.query(AUDIT);
    await db.end();
    const many = manyCards && (await drawManyCards(ports[0]!, probePort, manyCards));
    await stop();
    await shop.stop();
    const { count, perSecond, p50, p99 } = full.result;
    return {
      many,
      statements: statements.map((cost) => ({ ...cost, draws: count })),
      isWhole: audit.rows[0].draws === audit.rows[0].drawn && audit.rows[0].balanced,
      behind: lag.rows.map((row) => `${row.reader} ${row.lag}`).join(', '),
      figures: {
        'yardstick, draws/s': yardstick,
        'shop over HTTP, draws/s': perSecond,
        ratio: perSecond / yardstick,
        ...(cpu && {
          'CPU of the shop, µs a draw': cpu.shop / count,
          'CPU of PostgreSQL, µs a draw': cpu.postgres / count,
        }),
        'CPU of the load, µs a draw': ownRun.microseconds / count,
        'WAL, bytes a draw': bytes / count,
        'p50, ms': p50,
        'p99, ms': p99,
        'lag of the history, s, p99 (goal 1)': full.lag.p99,
        'lone client p50, ms': lone.p50,
        'half load, draws/s': half.result.perSecond,
        'half load p50, ms': half.result.p50,
        'half load p99, ms': half.result.p99,
        'half load p99 / lone p50 (goal 3)': half.result.p99 / lone.p50,
        'half load lag of the history, s, p99': half.lag.p99,
      },
    };
  } catch (error) {
    await shop.stop();
    throw error;
  }
};

const runs: Awaited<ReturnType<typeof run>>[] = [];
for (let i = 1; i <= RUNS; i++) {
  const one = await run(i === RUNS);
  runs.push(one);
  const { 'yardstick, draws/s': yardstick, 'shop over HTTP, draws/s': perSecond, ratio } = one.figures;
  process.stdout.write(
    `run ${i}: ${perSecond.toFixed(0)} draws/s beside ${yardstick.toFixed(0)}, ${ratio.toFixed(2)}\n`,
  );
}

const written = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
const ofRuns = (name: keyof (typeof runs)[0]['figures']): string => {
  const values = runs.map(({ figures }) => figures[name]!);
  return `${written(computeMedian(values))} (${written(Math.min(...values))} to ${written(Math.max(...values))})`;
};
const names = Object.keys(runs[0]!.figures) as (keyof (typeof runs)[0]['figures'])[];
print(
  `rush: 400 sessions, one hot pack, fsync on, ${IS_CLUSTER ? 'the cluster over Kafka' : 'one box'}; the median of ${RUNS} runs, from least to most`,
  {
    ...Object.fromEntries(names.map((name) => [name, ofRuns(name)])),
    'events drawn = tickets taken, lots = balances': String(runs.every(({ isWhole }) => isWhole)),
    'consumers behind at the end, events': runs.map(({ behind }) => behind || 'none').join('; '),
  },
);
const { many } = runs.at(-1)!;
if (many) print('many cards: 30 members, 3,000 cards each, one pack, all at once', many);

/** Statements that cost less than this per draw are omitted. */
const WORTH_A_LINE_MICROSECONDS = 0.5;
const { statements } = await run(false, true);
print(
  'what PostgreSQL does for a draw, counted in one run more: µs, bytes of its log, rows',
  Object.fromEntries(
    statements
      .filter(({ microseconds, draws }) => microseconds / draws >= WORTH_A_LINE_MICROSECONDS)
      .map(({ statement, microseconds, walBytes, rows, draws }) => [
        statement,
        [microseconds / draws, walBytes / draws, rows / draws].map((figure) => figure.toFixed(1)).join(', '),
      ]),
  ),
);
