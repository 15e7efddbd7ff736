import { median, print } from './figures.js';
import { rush } from './rush-load.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, Stage } from './stage.js';
import { measureYardstick } from './yardstick.js';

// npm run bench:proof-in-rush: what books and proof cost a draw in a rush. One shop, one rush, with and without them in turn;
// a minute each, since they are the work of a minute. BENCH_ROUNDS=3 of three minutes.
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SESSIONS = 400;
/** Enough for three minutes of 5,000 draws a second. */
const TICKETS = 1_000_000;
const packOf = (round: number): string => `rush-${round}`;
const MINUTE_MS = 60_000;
/** Before the clock's minute, so that its work is done within the measured one. */
const AHEAD_MS = 10_000;

const UNVERIFIED = `select s.seq - w.seq as events from store.sequencer s, books.walks w where w.walk = 'new'`;

const untilAheadOfMinute = () =>
  new Promise((resolve) => setTimeout(resolve, (2 * MINUTE_MS - AHEAD_MS - (Date.now() % MINUTE_MS)) % MINUTE_MS));

const shop = await ShopUnderLoad.prepare();
try {
  const stage = await Stage.set(shop);
  for (let round = 0; round < ROUNDS; round++) await stage.openBox(packOf(round), TICKETS);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
  await stage.leave();
  const yardstick = await measureYardstick(() => shop.connect(), 32, 10);
  const port = await shop.start('../test/bench/shop-with-proof');
  const db = await shop.connect();
  db.on('error', () => undefined);
  const minute = async (round: number) => {
    const { result, cpu } = await shop.measureCpu(() =>
      rush({ ports: [port], packId: packOf(round) }, actors, MINUTE_MS / 1000),
    );
    const costs = { shop: cpu.shop / result.count, postgres: cpu.postgres / result.count };
    const unverified = Number((await db.query(UNVERIFIED)).rows[0].events);
    return { ...costs, sum: costs.shop + costs.postgres, perSecond: result.perSecond, unverified };
  };
  await untilAheadOfMinute();
  const withProof: Awaited<ReturnType<typeof minute>>[] = [];
  const without: typeof withProof = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The first takes in what the minute without it has left.
    await minute(round);
    withProof.push(await minute(round));
    shop.signal('SIGUSR2');
    without.push(await minute(round));
    shop.signal('SIGUSR2');
  }
  const of = (minutes: typeof without, figure: keyof Awaited<ReturnType<typeof minute>>) =>
    median(minutes.map((one) => one[figure]));
  const costs = withProof.map(({ sum }, i) => sum - without[i]!.sum);
  print(`books and proof in a rush: ${SESSIONS} sessions, one hot pack, fsync on; the median of ${ROUNDS} rounds`, {
    'yardstick, draws/s': yardstick,
    'shop over HTTP, with them, draws/s': of(withProof, 'perSecond'),
    'without them, draws/s': of(without, 'perSecond'),
    'CPU of the shop with them, µs a draw': of(withProof, 'shop'),
    'without them, µs a draw ': of(without, 'shop'),
    'CPU of PostgreSQL with them, µs a draw': of(withProof, 'postgres'),
    'without them, µs a draw': of(without, 'postgres'),
    'they cost, µs a draw': median(costs),
    'they cost, % of a draw (goal 3)': (100 * median(costs)) / of(without, 'sum'),
    'from least to most, %': costs.map((cost, i) => ((100 * cost) / without[i]!.sum).toFixed(1)).join(', '),
    'events that are not verified at the end of a minute': of(withProof, 'unverified'),
  });
  await db.end();
} finally {
  await shop.stop();
}
