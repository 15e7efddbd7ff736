import { percentile, print } from './figures.js';
import { HttpSession } from './http-session.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, Stage } from './stage.js';
import { measureYardstick } from './yardstick.js';

const SESSIONS = 400;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const TICKETS = 1_000_000;
const PACK = 'rush';

/** Draws of one session after another until `end`, waiting `pauseMs` between them; the times of each in ms. */
const drawUntil = async (session: HttpSession, end: number, pauseMs: number): Promise<number[]> => {
  const times: number[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await session.post('/api/user/pack/buy', { pack_id: PACK, count: '1', client_seed: 'bench' });
    if (!answer.includes('"result":"1"')) throw new Error(`a draw failed: ${answer.slice(0, 400)}`);
    const took = performance.now() - started;
    times.push(took);
    if (pauseMs > took) await new Promise((resolve) => setTimeout(resolve, pauseMs - took));
  }
  return times;
};

const load = async (port: number, actors: readonly Actor[], seconds: number, drawsPerSecond = 0) => {
  const sessions = await Promise.all(actors.map((actor) => HttpSession.open(port, actor.token)));
  const pauseMs = drawsPerSecond > 0 ? (actors.length / drawsPerSecond) * 1000 : 0;
  const started = performance.now();
  const runs = await Promise.all(
    sessions.map(async (session, i) => {
      // Spread over one pause, so that a steady load is steady.
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, (pauseMs * i) / sessions.length));
      return drawUntil(session, started + seconds * 1000, pauseMs);
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  for (const session of sessions) session.close();
  const times = runs.flat().sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p50: percentile(times, 50), p99: percentile(times, 99) };
};

const shop = await ShopUnderLoad.prepare();
try {
  const stage = await Stage.set(shop);
  await stage.openBox(PACK, TICKETS);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
  await stage.leave();

  const before = await measureYardstick(() => shop.connect(), 32, SECONDS);
  const port = await shop.start();
  await load(port, actors.slice(0, 50), 3);
  const lone = await load(port, actors.slice(0, 1), 3);
  const rush = await load(port, actors, SECONDS);
  const half = await load(port, actors, SECONDS, rush.perSecond / 2);
  const db = await shop.connect();
  const lag = await db.query(
    'select reader, (select seq from store.sequencer) - seq as lag from store.checkpoints order by reader',
  );
  const audit = await db.query(`select
    (select count(*) from store.events where type = 'CardsDrawn') as draws, (select drawn from draws.boxes) as drawn,
    (select bool_and(w.paid + w.free = coalesce(l.sum, 0)) from points.wallets w
       left join (select member_id, sum(remaining) as sum from points.lots group by member_id) l using (member_id)) as balanced`);
  await db.end();
  await shop.stop();

  print('rush: 400 sessions, one hot pack, fsync on', {
    'yardstick, draws/s': before,
    'shop over HTTP, draws/s': rush.perSecond,
    ratio: rush.perSecond / before,
    'p50, ms': rush.p50,
    'p99, ms': rush.p99,
    'lone client p50, ms': lone.p50,
    'half load, draws/s': half.perSecond,
    'half load p50, ms': half.p50,
    'half load p99, ms': half.p99,
    'half load p99 / lone p50': half.p99 / lone.p50,
    'events drawn = tickets taken': String(audit.rows[0].draws === audit.rows[0].drawn),
    'lots = balances': String(audit.rows[0].balanced),
    'lag of readers after, events': lag.rows.map((row) => `${row.reader} ${row.lag}`).join(', '),
  });
} catch (error) {
  await shop.stop();
  throw error;
}
