import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { FindAbuse } from '../../services/abuse/find-abuse/find-abuse.command.js';
import { SystemClock } from '../../services/kernel/time.js';
import { logger } from '../../services/platform/observability/logger.js';
import { ShopModule } from '../../services/shop.module.js';
import { print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const LOG_INS = 10;
const PAYMENTS = 2;
const ROUNDS = 3;

const ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Every third home has two members; every hundredth person has two accounts with one phone. */
const PEOPLE = `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id, province,
    shiku, address, building, language, referral_code, created_at)
  select ${ID}, n || '@example.com', '山田', '太郎', '', '090' || lpad((case when n % 100 = 1 then n - 1 else n end)::text, 8, '0'),
    '1000001', 13, '日本', '千代田区', (case when n % 3 = 1 then n - 1 else n end) || '番地', '', 'ja', 'C' || n,
    now() - interval '1 day' * (n % 400) from generate_series(1, $1::int) n`;
/** Log-ins, half from separate networks, half from a carrier's, with one of 200 browsers. */
const LOGGED_IN = `insert into members.log_ins (member_id, at, address, device)
  select ${ID}, now() - interval '1 day' * (n % 150) - interval '1 hour' * l,
    case when l % 2 = 0 then '10.0.' || n || '.' || l else '192.0.2.' || (n + l) % 250 end, 'Browser ' || (n / 100) % 200
  from generate_series(1, $1::int) n, generate_series(1, ${LOG_INS}) l`;
const PAID = `with p as (insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
    bonus_coins, status, requested_at, due_at, late, alarms, version)
  select gen_random_uuid(), ${ID}, gen_random_uuid(), 'card', 'veritrans', 3000, 3000, 0, 0, 'paid',
    now() - interval '1 day' * (n % 150) - interval '1 hour' * l, now(), false, '{}', 1
  from generate_series(1, $1::int) n, generate_series(1, ${PAYMENTS}) l returning payment_id)
  insert into payments.details (payment_id, content, written_at)
  select payment_id, json_build_object('cardNumber', substr(payment_id::text, 1, 6) || '****'), now() from p`;
const FRIENDS = `insert into referrals.referrals (friend_id, referrer_id, status, signs, opened_at, version)
  select ${ID}, ('00000000-0000-7000-8000-' || lpad(to_hex(n / 10 + 1), 12, '0'))::uuid, 'paid', '{}', now(), 1
  from generate_series($1::int / 10 + 10, $1::int / 5) n`;
/** The cost of one pass over the log-ins, which is the largest of the queried tables. */
const YARDSTICK = `select count(*) from (select address, device from members.log_ins group by address, device
  having count(distinct member_id) > 1) t`;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const seconds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const begun = performance.now();
    await work();
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
};

const shop = await ShopUnderLoad.prepare();
try {
  const { database, config } = await shop.database();
  const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, new SystemClock()), {
    logger,
  });
  const db = await shop.connect();
  for (const text of [PEOPLE, LOGGED_IN, PAID, FRIENDS]) await db.query(text, [MEMBERS]);
  await db.query('analyze');
  let items = 0;
  const seconds = await secondsOf(async () => {
    items = await app.get(CommandBus).execute(new FindAbuse());
  });
  const yardstick = await secondsOf(() => db.query(YARDSTICK));
  print(`abuse: a look at ${MEMBERS} members with ${LOG_INS} log-ins and ${PAYMENTS} payments each`, {
    seconds,
    'groups in the queue': items,
    'yardstick: one pass over the log-ins, seconds': yardstick,
    'times the yardstick': seconds / yardstick,
    'MB held': process.memoryUsage().rss / 1e6,
  });
  await db.end();
  await app.close();
  await database.dataSource.destroy();
} finally {
  await shop.stop();
}
