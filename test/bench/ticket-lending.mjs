// A simulation: how fast a box sells whose tickets are lent to several databases, and the cost of lending at its end.
// Usage: npm run bench:lending [-- tickets members-per-second seconds].
// It uses discrete events and a seed, so the figures are the same every time. See docs/decisions/0011-beyond-one-postgresql.md.

/** mulberry32 */
const randomOf = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Due events, soonest first. */
class Agenda {
  #heap = [];
  get size() {
    return this.#heap.length;
  }
  add(at, run) {
    const heap = this.#heap;
    let i = heap.push({ at, run }) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (heap[up].at <= heap[i].at) return;
      [heap[up], heap[i]] = [heap[i], heap[up]];
      i = up;
    }
  }
  next() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let i = 0; ; ) {
      let down = 2 * i + 1;
      if (down + 1 < heap.length && heap[down + 1].at < heap[down].at) down += 1;
      if (down >= heap.length || heap[down].at >= heap[i].at) return first;
      [heap[down], heap[i]] = [heap[i], heap[down]];
      i = down;
    }
  }
}

/** Draws per second of one database: `npm run bench:rush` on two cores. */
const DRAWS_PER_SECOND = 2155;
/** Round trip from a shard to the box's owner. */
const ROUND_TRIP_MS = 2;
/** Cost of a commit. The owner numbers tickets in batches; each costs its commit and 5 µs a ticket (13 ms for 3,000). */
const COMMIT_MS = 3;
const PER_TICKET_MS = 0.005;

const simulate = ({ tickets, shards, perSecond, seconds, seed }) => {
  const random = randomOf(seed);
  const agenda = new Agenda();
  const serviceMs = 1000 / DRAWS_PER_SECOND;
  const owner = { left: tickets, claims: [], busy: false };
  const all = Array.from({ length: shards }, () => ({
    permits: 0,
    asked: false,
    soldOut: false,
    queue: [],
    busy: false,
  }));
  const done = { sold: 0, refused: 0, latencies: [], endsAt: 0, loans: 0, resolvedAt: 0 };
  const blockOf = () => Math.max(1, Math.min(512, Math.floor(owner.left / (4 * shards))));

  const ask = (shard, at) => {
    if (shard.asked || shard.soldOut) return;
    shard.asked = true;
    done.loans += 1;
    agenda.add(at + ROUND_TRIP_MS, (now) => {
      const lent = Math.min(owner.left, blockOf());
      owner.left -= lent;
      shard.permits += lent;
      shard.asked = false;
      // Tickets held by others may come back; the sale ends only when none is lent.
      if (lent === 0 && all.every((other) => other.permits === 0)) shard.soldOut = true;
      work(shard, now);
    });
  };
  const work = (shard, now) => {
    if (shard.busy || shard.queue.length === 0) return;
    if (shard.permits === 0 && !shard.soldOut) return ask(shard, now);
    shard.busy = true;
    const arrivedAt = shard.queue.shift();
    const isSale = shard.permits > 0;
    if (isSale) shard.permits -= 1;
    if (shard.permits < 32) ask(shard, now);
    agenda.add(now + (isSale ? serviceMs : serviceMs / 10), (end) => {
      shard.busy = false;
      if (isSale) claim(arrivedAt, end);
      else done.refused += 1;
      work(shard, end);
    });
  };
  const claim = (arrivedAt, now) =>
    agenda.add(now + ROUND_TRIP_MS / 2, (at) => {
      owner.claims.push(arrivedAt);
      resolve(at);
    });
  const resolve = (now) => {
    if (owner.busy || owner.claims.length === 0) return;
    owner.busy = true;
    const batch = owner.claims.splice(0, 3000);
    agenda.add(now + COMMIT_MS + batch.length * PER_TICKET_MS, (end) => {
      owner.busy = false;
      for (const arrivedAt of batch) done.latencies.push(end + ROUND_TRIP_MS / 2 - arrivedAt);
      done.sold += batch.length;
      done.resolvedAt = end;
      resolve(end);
    });
  };

  const arrivals = perSecond * seconds;
  for (let i = 0; i < arrivals; i++) {
    const at = random() * seconds * 1000;
    agenda.add(at, (now) => {
      const shard = all[Math.floor(random() * shards)];
      shard.queue.push(now);
      work(shard, now);
    });
  }
  while (agenda.size > 0) {
    const { at, run } = agenda.next();
    done.endsAt = at;
    run(at);
  }
  const waiting = all.reduce((sum, { queue }) => sum + queue.length, 0);
  const lent = all.reduce((sum, { permits }) => sum + permits, 0);
  if (done.sold + owner.left + lent !== tickets) throw new Error('a ticket was sold twice or lost');
  const sorted = Float64Array.from(done.latencies).sort();
  const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : 0);
  return {
    databases: shards,
    sold: done.sold,
    refused: done.refused,
    'left unsold': owner.left + lent,
    'still waiting': waiting,
    'draws/s': Math.round(done.sold / (done.resolvedAt / 1000)),
    'p50 ms': at(0.5).toFixed(1),
    'p99 ms': at(0.99).toFixed(1),
    loans: done.loans,
  };
};

const [tickets = 100_000, perSecond = 17_000, seconds = 10] = process.argv.slice(2).map(Number);
process.stdout.write(`${tickets} tickets, ${perSecond} members a second for ${seconds} s\n`);
const table = [1, 2, 4, 8, 9, 12, 16].map((shards) => simulate({ tickets, shards, perSecond, seconds, seed: 1 }));
const columns = Object.keys(table[0]);
const line = (cells) => `${cells.map((cell) => String(cell).padStart(14)).join('')}\n`;
process.stdout.write(line(columns));
for (const row of table) process.stdout.write(line(Object.values(row)));
