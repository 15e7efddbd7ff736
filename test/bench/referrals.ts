import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { newId } from '../../services/kernel/ids.js';
import { SystemClock } from '../../services/kernel/time.js';
import { logger } from '../../services/platform/observability/logger.js';
import { GrantPoints } from '../../services/points/index.js';
import { SettleReferrals } from '../../services/referrals/settle-referrals/settle-referrals.command.js';
import { ShopModule } from '../../services/shop.module.js';
import { computePercentile, print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';

const REFERRALS = Number(process.env.BENCH_REFERRALS ?? 100_000);
/** The limit of friends that a member may refer. */
const FRIENDS = 10;
/** Grants of points, each a command with one entry. A referral has three events, two of them entries. */
const GRANTS = Math.min(20_000, REFERRALS);
const AT_ONCE = 8;

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Inserts referrers, then ten friends of each. No two share an address, a phone or a device. */
const PEOPLE = `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
    province, shiku, address, building, language, referral_code, referral_code_given, created_at)
  select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@example.com', '山田', '太郎', '', '', '1000001', 13,
    '日本', '千代田区', n || '番地', '', 'ja', 'C' || n,
    case when n > $1 then 'C' || (1 + (n - $1 - 1) / ${FRIENDS}) end, $3
  from generate_series(1, $2::int) n`;
const PHONES = `insert into members.phone_holders (number, member_id, verified_at)
  select '+8190' || lpad(n::text, 8, '0'), ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $2
  from generate_series(1, $1::int) n`;
const WALLETS = 'insert into points.wallets (member_id) select member_id from members.profiles';
const PAYMENTS = `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
    bonus_coins, status, requested_at, due_at, late, alarms, version)
  select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, gen_random_uuid(), 'card', 'veritrans',
    3000, 3000, 0, 0, 'paid', $2, $2, false, '{}', 1 from generate_series(1, $1::int) n`;
const PAID = `select count(*)::int as paid from referrals.referrals where status = 'paid'`;

/**
 * Calls `work` for each number below `count`, some at once.
 *
 * @returns the sorted milliseconds of each, and the seconds of all
 */
const forEach = async (count: number, work: (n: number) => Promise<unknown>) => {
  const ms: number[] = [];
  const begun = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      const at = performance.now();
      await work(n);
      ms.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ms: ms.sort((a, b) => a - b), seconds: (performance.now() - begun) / 1000 };
};

const shop = await ShopUnderLoad.prepare();
try {
  const { database, config } = await shop.database();
  const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, new SystemClock()), {
    logger,
  });
  const commands = app.get(CommandBus);
  const db = await shop.connect();
  const referrers = Math.ceil(REFERRALS / FRIENDS);
  const people = referrers + REFERRALS;
  await db.query(PEOPLE, [referrers, people, new Date()]);
  await db.query(PHONES, [people, new Date()]);
  await db.query(WALLETS);
  await db.query(PAYMENTS, [referrers, new Date()]);
  await db.query('analyze');
  const granted = await forEach(GRANTS, (n) => {
    const gift = {
      memberId: idOf(1 + (n % people)),
      amount: 500,
      memo: '',
      actor: 'bench',
      commandId: newId(new Date()),
    };
    return commands.execute(new GrantPoints(gift));
  });
  const settled = await forEach(REFERRALS, (n) =>
    commands.execute(new SettleReferrals(idOf(referrers + 1 + n), `bench/${n}`)),
  );
  const { paid } = (await db.query<{ paid: number }>(PAID)).rows[0]!;
  await db.end();
  await app.close();
  await database.dataSource.destroy();
  print(`referrals: ${REFERRALS} friends of ${referrers} referrers, ${AT_ONCE} at a time`, {
    'paid to both': paid,
    seconds: settled.seconds,
    'referrals/s': REFERRALS / settled.seconds,
    'median, ms': computePercentile(settled.ms, 50),
    '99 %, ms': computePercentile(settled.ms, 99),
    'entries/s': (2 * REFERRALS) / settled.seconds,
    'yardstick: grants/s, one entry each': GRANTS / granted.seconds,
  });
} finally {
  await shop.stop();
}
