import { loadavg } from 'node:os';
import { type NewOperator, OperatorAccounts } from '../../services/operators/index.js';
import { startBare } from './bare.js';
import { type Amounts, fillConsole } from './console-data.js';
import { CONSOLE_READS, IN_MEMORY } from './console-reads.js';
import { computeMedian } from './figures.js';
import { HttpSession } from './http-session.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { LoadStage } from './stage.js';

const MILLION = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const AMOUNTS: Amounts = {
  members: MILLION,
  draws: MILLION,
  entries: MILLION,
  parcels: Math.ceil(MILLION / 4),
  commands: Math.ceil(MILLION / 10),
};
const OWNER: NewOperator = { mail: 'owner@bench.example', name: 'Owner', role: 'owner', password: 'operator1234' };
/** A row read by its primary key, with the same guard, session and JSON as every list. */
const PRIMARY_KEY = '/admin-api/chain-checks/1';
const TIMES = 3;

interface Figure {
  readonly name: string;
  readonly ms: number;
  readonly limit: number;
}

const timed = async (session: HttpSession, path: string): Promise<number> => {
  const started = performance.now();
  const response = await session.get(path);
  const took = performance.now() - started;
  if (!response.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${response.slice(0, 600)}`);
  return took;
};

/** Signs the owner in. @returns the session cookie */
const signIn = async (port: number): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/admin-api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: OWNER.mail, password: OWNER.password }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
};

/** Returns the medians of a read, of a row by its key and of the same bytes from a bare route, measured in turn. */
const measure = async (ours: HttpSession, bare: HttpSession, path: string, nth: number): Promise<[number, number]> => {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < ROUNDS; i++) {
    times[0].push(await timed(ours, path));
    times[1].push(await timed(ours, PRIMARY_KEY));
    times[2].push(await timed(bare, `/${nth}`));
  }
  return [computeMedian(times[0]), TIMES * computeMedian(times[1]) + computeMedian(times[2])];
};

const bodiesOf = async (port: number, cookie: string): Promise<Record<string, string>> => {
  const bodies: Record<string, string> = {};
  for (const [nth, [, path]] of CONSOLE_READS.entries()) {
    const response = await fetch(`http://127.0.0.1:${port}/admin-api/${path}`, { headers: { cookie } });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status} ${bytes}`);
    bodies[`/${nth}`] = bytes.toString('base64');
  }
  return bodies;
};

/** Returns the lists that this bench does not measure, found through the owner's permissions. */
const unmeasured = async (port: number, cookie: string): Promise<string[]> => {
  const session = await fetch(`http://127.0.0.1:${port}/admin-api/session`, { headers: { cookie } });
  const { may } = (await session.json()) as { may: string[] };
  const lists = may.filter((one) => one.endsWith('.list')).map((one) => one.slice(0, -'.list'.length));
  const known = new Set([...CONSOLE_READS.map(([, path]) => path.split(/[/?]/)[0]!), ...IN_MEMORY]);
  return lists.filter((list) => !known.has(list));
};

const show = (figures: readonly Figure[]): void => {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const line = (name: string, ms: string, limit: string, said: string) =>
    `  ${name.padEnd(width)}  ${ms.padStart(8)}  ${limit.padStart(8)}  ${said}`;
  const lines = figures.map(({ name, ms, limit }) =>
    line(name, ms.toFixed(2), limit.toFixed(2), ms <= limit ? '' : `${(ms / limit).toFixed(1)} x the limit`),
  );
  const title = `console: ${MILLION} members, draws and entries; medians of ${ROUNDS} in ms; limit = ${TIMES} x a row by its key + the same bytes from a bare route; load average ${loadavg()[0]!.toFixed(1)}`;
  process.stdout.write(`\n${title}\n${[line('', 'median', 'limit', ''), ...lines].join('\n')}\n`);
  const slow = figures.filter(({ ms, limit }) => ms > limit).length;
  process.stdout.write(`  ${figures.length - slow} of ${figures.length} within the limit\n`);
};

/** Creates operators, packs with boxes, and one check of the chain, through the shop's own commands. */
const setStage = async (shop: ShopUnderLoad): Promise<void> => {
  const stage = await LoadStage.set(shop);
  for (let i = 0; i < 10; i++) await stage.openBox(`bench-${i}`, 2 * MILLION);
  await stage.get(OperatorAccounts).ensure(OWNER);
  await stage.pool.query(
    `insert into ledger.chain_checks (state, started_by, started_at, ended_at, beat_at, through, checked, head_hash)
     select 'intact', id, now(), now(), now(), 1, 1, '' from operators.operators`,
  );
  await stage.leave();
};

const shop = await ShopUnderLoad.prepare();
try {
  await setStage(shop);
  const db = await shop.connect();
  await fillConsole(db, AMOUNTS);
  await db.end();
  const port = await shop.start();
  const cookie = await signIn(port);
  const bare = await startBare(await bodiesOf(port, cookie));
  const [ours, theirs] = [await HttpSession.withCookie(port, cookie), await HttpSession.open(bare.port)];
  const figures: Figure[] = [];
  try {
    for (const [nth, [name, path]] of CONSOLE_READS.entries()) {
      const [ms, limit] = await measure(ours, theirs, `/admin-api/${path}`, nth);
      figures.push({ name, ms, limit });
    }
  } finally {
    bare.child.kill('SIGTERM');
  }
  show(figures);
  const missing = await unmeasured(port, cookie);
  if (missing.length > 0) process.stdout.write(`  not measured: ${missing.join(', ')}\n`);
} finally {
  await shop.stop();
}
