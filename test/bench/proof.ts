import { createHash, randomInt } from 'node:crypto';
import {
  HASH_BYTES,
  hashLeaf,
  isConsistent,
  isIncluded,
  listConsistencyRanges,
  listInclusionRanges,
} from '../../services/kernel/merkle-tree.js';
import { headAt, loadRangeHashes } from '../../services/proof/rows/log-proofs.rows.js';
import { growTree } from '../../services/proof/rows/log-tree.rows.js';
import { computePercentile, print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';

// npm run bench:proof: the tree of a large log, and the cost of its proofs. BENCH_LEAVES=10000000 numbers of the log.
const LEAVES = Number(process.env.BENCH_LEAVES ?? 10_000_000);
const PROOFS = 1000;
/** Rows inserted at once. */
const BATCH_SIZE = 500_000;

/** Log rows without events: a tree is built from the hashes of links alone. */
const LOG = `insert into store.event_log (seq, epoch, xid, ordinal, type, lane, hash)
  select n, 1, n::text::xid8, 1, 'Noted', 0, sha256(n::text::bytea) from generate_series($1::bigint, $2::bigint) n`;

/** Returns the hashes of two hashes per second: the upper limit for a growing tree. */
const joinedPerSecond = (): number => {
  const [pair, started] = [Buffer.alloc(2 * HASH_BYTES + 1, 1), performance.now()];
  let count = 0;
  for (; performance.now() - started < 1000; count++) createHash('sha256').update(pair).digest();
  return count;
};

const timesOf = async (work: () => Promise<boolean>): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < PROOFS; i++) {
    const began = performance.now();
    if (!(await work())) throw new Error('a proof does not verify');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
};

const shop = await ShopUnderLoad.prepare();
const { database } = await shop.database();
try {
  for (let from = 1; from <= LEAVES; from += BATCH_SIZE)
    await database.pool.query(LOG, [from, Math.min(LEAVES, from + BATCH_SIZE - 1)]);
  await database.pool.query('update store.sequencer set seq = $1', [LEAVES]);
  await database.pool.query('vacuum analyze store.event_log');
  const { result: seconds, cpu } = await shop.measureOwnCpu(async () => {
    const began = performance.now();
    for (let hasMore = true; hasMore; ) hasMore = await growTree(database);
    return (performance.now() - began) / 1000;
  });
  const head = await headAt(database, LEAVES);
  const links = async (leaf: number): Promise<Buffer> =>
    (await database.pool.query('select hash from store.event_log where seq = $1', [leaf + 1])).rows[0].hash;
  let hashes = 0;
  const included = await timesOf(async () => {
    const leaf = randomInt(LEAVES);
    const proof = await loadRangeHashes(database, listInclusionRanges(leaf, LEAVES));
    hashes = Math.max(hashes, proof.length);
    return isIncluded({ leaf, size: LEAVES }, hashLeaf(await links(leaf)), head.root, proof);
  });
  let steps = 0;
  const consistent = await timesOf(async () => {
    const older = await headAt(database, randomInt(1, LEAVES));
    const proof = await loadRangeHashes(database, listConsistencyRanges(older.size, LEAVES));
    steps = Math.max(steps, proof.length);
    return isConsistent(older, head, proof);
  });
  const [{ bytes }] = (await database.pool.query("select pg_total_relation_size('proof.tiles') as bytes")).rows;
  print(`the tree of a log of ${LEAVES} numbers; fsync on`, {
    'leaves that it grows by, a second': LEAVES / seconds,
    'of this process, µs of CPU a leaf': cpu.shop / LEAVES,
    'of PostgreSQL, µs of CPU a leaf': cpu.postgres / LEAVES,
    'bare hashes of two hashes (yardstick), a second': joinedPerSecond(),
    'tiles, bytes a leaf': bytes / LEAVES,
    'inclusion proof, hashes at the most': hashes,
    'inclusion proof, bytes at the most': hashes * HASH_BYTES,
    'inclusion proof made and verified, p50, ms': computePercentile(included, 50),
    'inclusion proof made and verified, p99, ms': computePercentile(included, 99),
    'consistency proof, hashes at the most': steps,
    'both heads and consistency proof, made and verified, p50, ms': computePercentile(consistent, 50),
    'both heads and consistency proof, made and verified, p99, ms': computePercentile(consistent, 99),
  });
} finally {
  await database.dataSource.destroy();
  await shop.stop();
}
