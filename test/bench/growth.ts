import type pg from 'pg';
import { computeMedian, print } from './figures.js';
import { HttpSession } from './http-session.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300);
const MANY_ROWS = Number(process.env.BENCH_ROWS ?? 10_000_000);
const FEW_ROWS = 10_000;
const ROWS_OF_A_MEMBER = 50;

const timed = async (work: () => Promise<string>, expected: string): Promise<number> => {
  const started = performance.now();
  const response = await work();
  const took = performance.now() - started;
  if (!response.includes(expected)) throw new Error(`unexpected: ${response.slice(0, 400)}`);
  return took;
};

/** Returns the median times of two operations, done in turn so that noise of the machine affects both. */
const inTurn = async (one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> => {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    times[0].push(await one());
    times[1].push(await other());
  }
  return [computeMedian(times[0]), computeMedian(times[1])];
};

const draw = (session: HttpSession, packId: string) =>
  timed(
    () => session.post('/api/user/pack/buy', { pack_id: packId, count: '1', client_seed: 'bench' }),
    '"result":"1"',
  );

/** Fills a history with rows of other members and some of `memberId`. */
const fillHistory = async (db: pg.Client, memberId: string, from: number, to: number): Promise<void> => {
  const batchSize = 1_000_000;
  // The indexes are rebuilt afterwards: filling them row by row would take most of an hour.
  const indexes = await db.query(
    "select indexname, indexdef from pg_indexes where schemaname = 'draws' and indexname like 'draw_history_%' and indexname not like '%pkey'",
  );
  for (const { indexname } of indexes.rows) await db.query(`drop index draws.${indexname}`);
  await db.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  for (let start = from; start < to; start += batchSize) {
    const end = Math.min(start + batchSize, to);
    await db.query(
      `insert into draws.draw_history (draw_id, member_id, pack_id, created, currency, cost, count, shipped, converted,
         converted_points, parcels, shipping_state)
       select uuidv7(), case when i < ${ROWS_OF_A_MEMBER} then $1::uuid else md5((i % greatest($4 / 50, 1))::text)::uuid end,
         'small-0', now() - i * interval '1 second', 'points', 100, 1, 0, 1, 40, '[]', 'nothing_to_ship'
       from generate_series($2::int, $3::int - 1) i`,
      [memberId, start, end, to],
    );
    process.stderr.write(`\r  ${end} of ${to} rows`);
  }
  process.stderr.write('\n');
  for (const { indexdef } of indexes.rows) await db.query(indexdef);
  await db.query('vacuum analyze draws.draw_history');
};

const shop = await ShopUnderLoad.prepare();
try {
  const stage = await LoadStage.set(shop);
  const smallBoxes = Math.ceil(ROUNDS / 90);
  for (let i = 0; i < smallBoxes; i++) await stage.openBox(`small-${i}`, 100);
  await stage.openBox('large', 1_000_000);
  const [rich, few, many, reader]: Actor[] = [
    await stage.actor(1_000_000),
    await stage.actor(900_000, 3),
    await stage.actor(1_000_000, 1000),
    await stage.actor(1000),
  ];
  await stage.leave();
  const db = await shop.connect();
  await db.query('vacuum analyze');
  const port = await shop.start();
  const session = async (actor: Actor | undefined) => HttpSession.open(port, actor!.token);

  const drawer = await session(rich);
  for (let i = 0; i < 200; i++) await draw(drawer, 'large');
  let drawn = 0;
  const [large, small] = await inTurn(
    () => draw(drawer, 'large'),
    () => draw(drawer, `small-${Math.floor(drawn++ / 90)}`),
  );

  const [fewLots, manyLots] = [await session(few), await session(many)];
  const [thousand, three] = await inTurn(
    () => draw(manyLots, 'large'),
    () => draw(fewLots, 'large'),
  );

  const measurePage = async () => {
    // A new connection each time: the shop closes idle connections during the filling.
    const reading = await session(reader);
    return inTurn(
      () => timed(() => reading.post('/api/user/history/list', { mode: '0' }), '"all_page":3'),
      () => timed(() => reading.get('/api/user/detail'), '"state":200'),
    );
  };
  await fillHistory(db, reader!.memberId, 0, FEW_ROWS);
  const [pageFew, yardFew] = await measurePage();
  await fillHistory(db, reader!.memberId, FEW_ROWS, MANY_ROWS);
  const [pageMany, yardMany] = await measurePage();
  await db.end();
  await shop.stop();

  print('growth: medians in ms, each pair measured in turn', {
    'draw, box of 1,000,000': large,
    'draw, box of 100': small,
    'ratio (goal 1.2)': large / small,
    'draw, wallet of 1,000 lots': thousand,
    'draw, wallet of 3 lots': three,
    'ratio (goal 1.5)': thousand / three,
    [`history page, ${MANY_ROWS} rows`]: pageMany,
    [`history page, ${FEW_ROWS} rows`]: pageFew,
    'member detail beside them (yardstick)': `${yardMany.toFixed(2)} and ${yardFew.toFixed(2)}`,
    'ratio of pages (goal 1.2)': pageMany / pageFew,
    'ratio of pages, each by its yardstick': pageMany / yardMany / (pageFew / yardFew),
  });
} catch (error) {
  await shop.stop();
  throw error;
}
