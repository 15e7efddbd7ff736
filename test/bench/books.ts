import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompareBoxes } from '../../services/books/check-books/compare-boxes.js';
import { CompareWallets } from '../../services/books/check-books/compare-wallets.js';
import { Pace } from '../../services/books/check-books/pace.js';
import { VerifyLog } from '../../services/books/check-books/verify-log.js';
import type { Finding } from '../../services/books/streams/finding.js';
import { print } from './figures.js';
import { runRush } from './rush-load.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { type Actor, LoadStage } from './stage.js';

// npm run bench:books: the cost of checking the books against the log, after draws of 400 members.
// BENCH_SECONDS=15 of drawing, BENCH_MEMBERS=100000 members who only have points.
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const SESSIONS = 400;
const PACK = 'rush';

/** Members with points but without events, inserted as rows: they stand for members whose events were proven earlier. */
const STILL = `with m as (select gen_random_uuid() as id, gen_random_uuid() as lot from generate_series(1, $1::int)),
  w as (insert into points.wallets (member_id, version) select id, 1 from m),
  l as (insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
          select lot, id, 'paid', 500, 500, now(), date_trunc('second', now()) + interval '6 months', 'grant:bench' from m),
  p as (insert into books.wallets (member_id, version, paid, free, coin, owed) select id, 1, 500, 0, 0, 0 from m)
  insert into books.lots (lot_id, member_id, kind, issued, remaining, expires_at)
    select lot, id, 'paid', 500, 500, date_trunc('second', now()) + interval '6 months' from m`;
const EVENTS = 'select count(*) as events, sum(length(data::text)) as bytes from store.events';

const all = async (batches: AsyncGenerator<readonly Finding[]>): Promise<number> => {
  let sum = 0;
  for await (const findings of batches) sum += findings.length;
  return sum;
};

/** Returns the bytes hashed per second as links of a chain, each of this length. No proof is cheaper. */
const hashedPerSecond = (bytes: number): number => {
  const [line, started] = [Buffer.alloc(bytes, 7), performance.now()];
  let [hash, links] = [Buffer.alloc(32), 0];
  for (; performance.now() - started < 1000; links++) hash = createHash('sha256').update(hash).update(line).digest();
  return links;
};

/** A key that signs nothing here: the auditor's program gets no signed head. */
const NO_KEY = 'bench+5e2a8835+AWdOVvwJIfgFGonnUzNbt9fVl8PrM6MLk/yoVP3L/JNI';

/**
 * Runs the auditor's program without a signed head. Returns its events per second and its faults, except those for the stage's
 * gifts.
 */
const audited = (databaseUrl: string): { perSecond: number; faults: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'oripa-audit-'));
  try {
    const program = join(folder, 'audit');
    const built = spawnSync('go', ['build', '-o', program, '.'], { cwd: 'services/proof/audit', encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`the auditor's program was not built: ${built.error ?? built.stderr}`);
    const { stdout, stderr } = spawnSync(program, [databaseUrl, NO_KEY], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const said = /, (\d+) events\/s$/m.exec(stdout);
    if (!said) throw new Error(`the auditor's program could not check: ${stderr}`);
    return { perSecond: Number(said[1]), faults: stdout.match(/^FAULT (?!source .* was granted)/gm)?.length ?? 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const shop = await ShopUnderLoad.prepare();
try {
  const stage = await LoadStage.set(shop);
  await stage.openBox(PACK, 1_000_000);
  const actors: Actor[] = [];
  for (let i = 0; i < SESSIONS; i++) actors.push(await stage.actor(1_000_000));
  await stage.leave();
  const port = await shop.start('shop');
  const { count } = await runRush({ ports: [port], packId: PACK }, actors, SECONDS);
  const db = await shop.connect();
  // Ends together with the database, whatever fails earlier.
  db.on('error', () => undefined);
  // The list of entries has to hold the whole log.
  const behind = 'select coalesce(max(lag_events), 0)::int as events from store.standings';
  while ((await db.query(behind)).rows[0].events > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  await shop.halt();
  const auditor = audited(shop.url);
  await db.query('alter table points.lots disable trigger user');
  await db.query(STILL, [MEMBERS]);
  await db.query(
    `update points.wallets w set paid = p.paid from books.wallets p where p.member_id = w.member_id and w.paid = 0`,
  );
  await db.query('alter table points.lots enable trigger user');
  await db.query('vacuum analyze');
  // The other members' lots have no events, so they are counted as already compared.
  await db.query(
    `update books.walks set seq = 0, hash = sha256('oripa-log/1'), epoch = 0, xid = '0', ordinal = 0,
       lines = 0, draws = 0, parcels = 0, lots = case walk when 'new' then $1::int else 0 end`,
    [MEMBERS],
  );
  const [{ events, bytes }] = (await db.query(EVENTS)).rows;
  const { database, clock } = await shop.database();
  const [wallets, boxes, log] = [
    new CompareWallets(database, new Pace()),
    new CompareBoxes(database, new Pace()),
    new VerifyLog(database, clock, new Pace()),
  ];
  const measure = async (work: () => Promise<number>) => {
    const { result, cpu } = await shop.measureOwnCpu(work);
    return { result, microseconds: cpu.shop + cpu.postgres };
  };
  const moved = await measure(() => all(wallets.compare()));
  const drawn = await measure(() => all(boxes.compare()));
  const still = await measure(async () => (await all(wallets.compare())) + (await all(boxes.compare())));
  await db.query(
    "update books.walks w set seq = s.seq, hash = s.hash, epoch = s.epoch, xid = s.xid, ordinal = s.ordinal from store.sequencer s where walk = 'again'",
  );
  const followed = await measure(() => all(log.verify(Number.POSITIVE_INFINITY)));
  const walked = await measure(() => all(log.verify(Number.POSITIVE_INFINITY)));
  const findingCount = moved.result + drawn.result + still.result + followed.result + walked.result;
  const links = hashedPerSecond(Math.round(Number(bytes) / Number(events)));
  print(`books held against the log after ${count} draws of ${SESSIONS} members; ${MEMBERS} others; fsync on`, {
    'events of the log': Number(events),
    'wallets with their events, µs of CPU a draw': moved.microseconds / count,
    'the box with its events, µs of CPU a draw': drawn.microseconds / count,
    'all wallets and lots compared, nothing moved, ms of CPU': still.microseconds / 1000,
    'the same, µs a member': still.microseconds / (MEMBERS + SESSIONS),
    'new events by PostgreSQL: chain, tree, entries, draws, counts; µs of CPU a draw': followed.microseconds / count,
    'the same, events/s of CPU': (1e6 * Number(events)) / followed.microseconds,
    'the whole log again by the rules, events/s of CPU': (1e6 * Number(events)) / walked.microseconds,
    'a bare chain of as many bytes (yardstick), links/s': links,
    'new events / yardstick': (1e6 * Number(events)) / followed.microseconds / links,
    'the whole log again / yardstick': (1e6 * Number(events)) / walked.microseconds / links,
    findings: findingCount,
    'the auditor’s program, events/s': auditor.perSecond,
    'the same / yardstick': auditor.perSecond / links,
    'faults that it reports': auditor.faults,
  });
  await db.end();
  await database.dataSource.destroy();
} finally {
  await shop.stop();
}
