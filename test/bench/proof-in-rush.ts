import { readFamilyMicroseconds, withBackendTime } from './cpu-time.js';
import { computeMedian, print } from './figures.js';
import { runRush } from './rush-load.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';
import { measureYardstick } from './yardstick.js';

// npm run bench:proof-in-rush: the cost of books and proof per draw in a rush. They run in a separate process beside the shop,
// so that their CPU and that of their connections is measured alone. One rush alternates with and without them every minute,
// since they are jobs of a minute. BENCH_ROUNDS=3 of three minutes.
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SESSIONS = 400;
/** Enough for three minutes of 5,000 draws per second. */
const TICKETS = 1_000_000;
const packOf = (round: number): string => `rush-${round}`;
const MINUTE_MS = 60_000;
/** Before the clock's minute, so that its work falls into the measured one. */
const AHEAD_MS = 10_000;
const PROOF = 'proof';
/** PostgreSQL's maintenance would fall into arbitrary minutes, so it runs between the rounds. */
const UPKEEP_BY_HAND = { autovacuum: 'off', checkpoint_timeout: '1d', max_wal_size: '64GB' };
const UPKEEP = ['vacuum analyze', 'checkpoint'];

const UNVERIFIED = `select s.seq - w.seq as events from store.sequencer s, books.walks w where w.walk = 'new'`;

const untilAheadOfMinute = () =>
  new Promise((resolve) => setTimeout(resolve, (2 * MINUTE_MS - AHEAD_MS - (Date.now() % MINUTE_MS)) % MINUTE_MS));

const shop = await ShopUnderLoad.prepare(UPKEEP_BY_HAND);
try {
  const stage = await LoadStage.set(shop);
  for (let round = 0; round < ROUNDS; round++) await stage.openBox(packOf(round), TICKETS);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
  await stage.leave();
  const yardstick = await measureYardstick(() => shop.connect(), 32, 10);
  const port = await shop.start('../test/bench/shop-without-proof');
  const proofPid = await shop.startBeside('../test/bench/proof-process', { PGAPPNAME: PROOF });
  const db = await shop.connect();
  db.on('error', () => undefined);
  const minute = async (round: number) => {
    const before = readFamilyMicroseconds(proofPid);
    const { result, microseconds } = await withBackendTime(db, PROOF, () =>
      shop.measureCpu(() => runRush({ ports: [port], packId: packOf(round) }, actors, MINUTE_MS / 1000)),
    );
    const { count, perSecond } = result.result;
    const proof = (readFamilyMicroseconds(proofPid) - before) / count;
    const unverified = Number((await db.query(UNVERIFIED)).rows[0].events);
    const { shop: selling, postgres } = result.cpu;
    return {
      perSecond,
      proof,
      proofInPostgres: microseconds / count,
      draw: (selling + postgres - microseconds) / count,
      whole: proof + (selling + postgres) / count,
      unverified,
    };
  };
  type Minute = Awaited<ReturnType<typeof minute>>;
  const withProof: Minute[] = [];
  const without: Minute[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const statement of UPKEEP) await db.query(statement);
    await untilAheadOfMinute();
    // The first minute has no predecessor; each later one follows another.
    await minute(round);
    withProof.push(await minute(round));
    shop.signalBeside('SIGUSR2');
    without.push(await minute(round));
    shop.signalBeside('SIGUSR2');
  }
  const of = (minutes: readonly Minute[], figure: keyof Minute) => computeMedian(minutes.map((one) => one[figure]));
  const share = ({ proof, proofInPostgres, draw }: Minute) => (100 * (proof + proofInPostgres)) / draw;
  // The idle cost of a process is subtracted: in a real shop these jobs run in an existing process.
  const costs = withProof.map((one, i) => share(one) - share(without[i]!));
  const differences = withProof.map(({ whole }, i) => (100 * (whole - without[i]!.whole)) / without[i]!.whole);
  const each = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
  print(`books and proof in a rush: ${SESSIONS} sessions, one hot pack, fsync on; the median of ${ROUNDS} rounds`, {
    'yardstick, draws/s': yardstick,
    'shop over HTTP, with them, draws/s': of(withProof, 'perSecond'),
    'without them, draws/s': of(without, 'perSecond'),
    'CPU of a draw itself, µs': of(withProof, 'draw'),
    'CPU of books and proof, their process, µs a draw': of(withProof, 'proof'),
    'CPU of books and proof, PostgreSQL, µs a draw': of(withProof, 'proofInPostgres'),
    'both, % of a draw': computeMedian(withProof.map(share)),
    'both when idle, % of a draw': computeMedian(without.map(share)),
    'their process when idle, µs a draw': of(without, 'proof'),
    'PostgreSQL when idle, µs a draw': of(without, 'proofInPostgres'),
    'books and proof cost, % of a draw (goal 3)': computeMedian(costs),
    'the same, each round': each(costs),
    'the whole, with and without them, differs by, %': computeMedian(differences),
    'the whole differs by, %, each round': each(differences),
    'events that are not verified at the end of a minute': of(withProof, 'unverified'),
  });
  await db.end();
} finally {
  await shop.stop();
}
