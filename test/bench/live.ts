import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { computeMedian, print } from './figures.js';
import { runRush } from './rush-load.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';
import { measureYardstick } from './yardstick.js';

// npm run bench:live: a rush without and with visitors who listen to live events, in turn, on the demo's largest pack.
// BENCH_RUNS=3 pairs of BENCH_SECONDS=8, BENCH_LISTENERS=2000.
const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 2000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SESSIONS = 200;
const FIND_LARGEST_BOX = 'select pack_id as id from draws.boxes order by tickets desc limit 1';
const POINTS = 1_000_000;
const SETTLED_MS = 3000;

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

/** Visitors who listen, in a separate process. */
class Listeners {
  private constructor(private readonly child: ChildProcess) {}

  static async open(port: number): Promise<Listeners> {
    const child = fork(join(import.meta.dirname, 'live-listeners.js'), [String(port), String(LISTENERS)]);
    const [{ opened }] = (await once(child, 'message')) as [{ opened: number }];
    if (opened !== LISTENERS) throw new Error(`only ${opened} listen`);
    return new Listeners(child);
  }

  /** Returns the bytes that all listeners received, and how many connections were closed. */
  async heard(): Promise<{ bytes: number; ended: number }> {
    this.child.send('heard');
    const [heard] = (await once(this.child, 'message')) as [{ bytes: number; ended: number }];
    return heard;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

const shop = await ShopUnderLoad.prepare();
try {
  const port = await shop.start('shop', { DEMO: '1' });
  const stage = await LoadStage.set(shop);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(POINTS));
  const packId = (await stage.pool.query<{ id: string }>(FIND_LARGEST_BOX)).rows[0]!.id;
  await stage.leave();
  const yardstick = await measureYardstick(() => shop.connect(), 32, SECONDS);

  const to = { ports: [port], packId };
  // Measured before draws leave any garbage.
  const before = shop.residentBytes();
  const idlers = await Listeners.open(port);
  await settled();
  const memory = (shop.residentBytes() - before) / LISTENERS;
  const { cpu: idle } = await shop.measureCpu(settled);
  await idlers.close();

  await runRush(to, actors, SECONDS);
  const full = await runRush(to, actors, SECONDS);
  const measured = async () => {
    const { result, cpu } = await shop.measureCpu(() => runRush(to, actors, SECONDS, full.perSecond / 2));
    const { perSecond, p99, count } = result;
    return { perSecond, p99, shop: cpu.shop / count, postgres: cpu.postgres / count };
  };
  type Figures = Awaited<ReturnType<typeof measured>>;
  const runs: { without: Figures; listened: Figures; bytes: number; ended: number }[] = [];
  for (let i = 0; i < RUNS; i++) {
    const without = await measured();
    const listeners = await Listeners.open(port);
    await settled();
    const begun = await listeners.heard();
    const listened = await measured();
    const { bytes, ended } = await listeners.heard();
    await listeners.close();
    await settled();
    runs.push({ without, listened, bytes: (bytes - begun.bytes) / LISTENERS / SECONDS, ended });
  }
  const of = (figure: (run: (typeof runs)[0]) => number): number => computeMedian(runs.map(figure));
  const increases = runs.map(({ without, listened }) => ((listened.shop / without.shop - 1) * 100).toFixed(1));
  print(
    `live: ${SESSIONS} sessions draw, ${LISTENERS} visitors listen; the median of ${RUNS} pairs of runs at half load`,
    {
      'yardstick, draws/s': yardstick,
      'shop at full load, draws/s': full.perSecond,
      ratio: full.perSecond / yardstick,
      'draws/s without listeners': of(({ without }) => without.perSecond),
      'draws/s with listeners': of(({ listened }) => listened.perSecond),
      'CPU of the shop without, µs a draw': of(({ without }) => without.shop),
      'CPU of the shop with, µs a draw': of(({ listened }) => listened.shop),
      'increase for each pair, %': increases.join(', '),
      'CPU of PostgreSQL without, µs a draw': of(({ without }) => without.postgres),
      'CPU of PostgreSQL with, µs a draw': of(({ listened }) => listened.postgres),
      'p99 without, ms': of(({ without }) => without.p99),
      'p99 with, ms': of(({ listened }) => listened.p99),
      'bytes to a listener a second': of(({ bytes }) => bytes),
      'CPU while they listen without draws, share of a core': idle.shop / (SETTLED_MS * 1000),
      'memory of a listener, kB': memory / 1000,
      'listeners disconnected': String(runs.map(({ ended }) => ended)),
    },
  );
} finally {
  await shop.stop();
}
