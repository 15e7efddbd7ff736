import { NestFactory } from '@nestjs/core';
import { Clock, startOfTokyoMonth, toTokyoMonth } from '../../services/kernel/time.js';
import { MemberRanks } from '../../services/members/index.js';
import { logger } from '../../services/platform/observability/logger.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { loadDemoRanks } from '../../services/ranks/index.js';
import { ShopModule } from '../../services/shop.module.js';
import { computePercentile, print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
const ASKED = Number(process.env.BENCH_ASKED ?? 20_000);
const AT_ONCE = 8;

/** The turn of the present month, as the moments before and at it. */
const TURN = startOfTokyoMonth(toTokyoMonth(new Date()));
const [BEFORE, AFTER] = [new Date(TURN.getTime() - 1), TURN];

/** A clock that stands where it is set. */
class StandingClock extends Clock {
  constructor(public moment: Date) {
    super();
  }

  now(): Date {
    return this.moment;
  }
}

const memberOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Inserts each member's payments of the ending month: 0 to 199,900 yen. */
const PAY = `insert into ranks.paid_months (id, member_id, month, yen)
  select m || ':' || $2::text, m::uuid, $2, (n::bigint * 7919 % 2000)::int * 100
    from (select n, '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as m from generate_series(1, $1::int) n) t`;
/** Yardstick: the least work of a job that writes one rank per member at the turn of the month, in one statement. */
const YARDSTICK = `create table ranks.bare as select member_id, 0 as rank from ranks.paid_months;
  alter table ranks.bare add primary key (member_id)`;
const WRITE = `update ranks.bare b set rank = p.yen / 20000 from ranks.paid_months p where p.member_id = b.member_id`;

/** Asks for the rank of members. @returns sorted waiting times in ms, and the number of members in each rank */
const ask = async (ranks: MemberRanks): Promise<{ ms: number[]; counts: Map<string, number>; seconds: number }> => {
  const ms: number[] = [];
  const counts = new Map<string, number>();
  const begun = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < ASKED) {
      next += 1;
      const member = memberOf(1 + ((next * 104_729) % MEMBERS));
      const at = performance.now();
      const { rank } = await ranks.of(member);
      ms.push(performance.now() - at);
      const name = rank?.name.en ?? 'none';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ms: ms.sort((a, b) => a - b), counts, seconds: (performance.now() - begun) / 1000 };
};

const shop = await ShopUnderLoad.prepare();
try {
  const { database, config } = await shop.database();
  const clock = new StandingClock(BEFORE);
  const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, clock), { logger });
  await loadDemoRanks(app.get(EventStore));
  const db = await shop.connect();
  await db.query(PAY, [MEMBERS, toTokyoMonth(BEFORE)]);
  await db.query('analyze ranks.paid_months');
  const ranks = app.get(MemberRanks);
  await ask(ranks);
  const before = await ask(ranks);
  clock.moment = AFTER;
  const begun = performance.now();
  await ranks.of(memberOf(1));
  const firstMs = performance.now() - begun;
  const after = await ask(ranks);
  await db.query(YARDSTICK);
  const written = performance.now();
  await db.query(WRITE);
  const writeSeconds = (performance.now() - written) / 1000;
  await db.end();
  await app.close();
  await database.dataSource.destroy();
  print(`month: ${MEMBERS} members, ${ASKED} ask before and after midnight, ${AT_ONCE} at a time`, {
    'rows written at the turn': 0,
    'first one after midnight, ms': firstMs,
    'before: median, ms': computePercentile(before.ms, 50),
    'before: 99 %, ms': computePercentile(before.ms, 99),
    'before: ranks/s': ASKED / before.seconds,
    'after: median, ms': computePercentile(after.ms, 50),
    'after: 99 %, ms': computePercentile(after.ms, 99),
    'after: ranks/s': ASKED / after.seconds,
    ...Object.fromEntries([...after.counts].map(([name, count]) => [`after: ${name}`, count])),
    'yardstick: a bare update of as many rows, s': writeSeconds,
  });
} finally {
  await shop.stop();
}
