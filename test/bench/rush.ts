import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster-under-load.js';
import { print } from './figures.js';
import { type HistoryLag, withHistoryLag } from './history-lag.js';
import { drawManyCards, prepareManyCards } from './many-cards.js';
import { rush } from './rush-load.js';
import { freePort, ShopUnderLoad } from './shop-under-load.js';
import { type Actor, Stage } from './stage.js';
import { measureYardstick } from './yardstick.js';

// npm run bench:rush: the whole shop in one process. With -- --cluster: two APIs, two projectors and all the others as
// processes around one Kafka broker.
const IS_CLUSTER = process.argv.includes('--cluster');
const SESSIONS = 400;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const TICKETS = 1_000_000;
const PACK = 'rush';

/** The shop in one process with the probe of its event loop on this port. @returns its own port */
const startWithProbe = (shop: ShopUnderLoad, probePort: number): Promise<number> =>
  shop.start('shop', { PROBE_PORT: String(probePort) }, ['--import', './dist/test/bench/event-loop-probe.js']);

/** @returns the ports of its APIs, and what stops it */
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

const shown = ({ p50, p99, max }: HistoryLag): string => [p50, p99, max].map((figure) => figure.toFixed(2)).join(', ');

const AUDIT = `select
    (select count(*) from draws.draws where pack_id = '${PACK}') as draws,
    (select drawn from draws.boxes where pack_id = '${PACK}') as drawn,
    (select bool_and(w.paid + w.free = coalesce(l.sum, 0)) from points.wallets w
       left join (select member_id, sum(remaining) as sum from points.lots group by member_id) l using (member_id)) as balanced`;

const shop = await ShopUnderLoad.prepare();
try {
  const stage = await Stage.set(shop);
  await stage.openBox(PACK, TICKETS);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
  const manyCards = await prepareManyCards(stage);
  await stage.leave();

  const before = await measureYardstick(() => shop.connect(), 32, SECONDS);
  const probePort = await freePort();
  const { ports, stop } = await startShop(shop, probePort);
  const to = { ports, packId: PACK };
  const db = await shop.connect();
  await rush(to, actors.slice(0, 50), 3);
  const lone = await rush(to, actors.slice(0, 1), 3);
  const drawing = () => withHistoryLag(db, PACK, rush(to, actors, SECONDS));
  const { result: full, cpu } = IS_CLUSTER ? { result: await drawing(), cpu: null } : await shop.measureCpu(drawing);
  const half = await withHistoryLag(db, PACK, rush(to, actors, SECONDS, full.result.perSecond / 2));
  const lag = await db.query('select reader, lag_events as lag from store.standings order by reader');
  const audit = await db.query(AUDIT);
  await db.end();
  const many = IS_CLUSTER ? null : await drawManyCards(ports[0]!, probePort, manyCards);
  await stop();
  await shop.stop();

  print(`rush: 400 sessions, one hot pack, fsync on, ${IS_CLUSTER ? 'the cluster over Kafka' : 'one process'}`, {
    'yardstick, draws/s': before,
    'shop over HTTP, draws/s': full.result.perSecond,
    ratio: full.result.perSecond / before,
    ...(cpu && {
      'CPU of the shop, µs a draw': cpu.shop / full.result.count,
      'CPU of PostgreSQL, µs a draw': cpu.postgres / full.result.count,
    }),
    'p50, ms': full.result.p50,
    'p99, ms': full.result.p99,
    'lag of the history, s: p50, p99, max (goal 1)': shown(full.lag),
    'lone client p50, ms': lone.p50,
    'half load, draws/s': half.result.perSecond,
    'half load p50, ms': half.result.p50,
    'half load p99, ms': half.result.p99,
    'half load p99 / lone p50': half.result.p99 / lone.p50,
    'half load lag of the history, s: p50, p99, max (goal 1)': shown(half.lag),
    'events drawn = tickets taken': String(audit.rows[0].draws === audit.rows[0].drawn),
    'lots = balances': String(audit.rows[0].balanced),
    'lag of readers after, events': lag.rows.map((row) => `${row.reader} ${row.lag}`).join(', '),
  });
  if (many) print('many cards: 30 members, 3,000 cards each, one pack, all at once', many);
} catch (error) {
  await shop.stop();
  throw error;
}
