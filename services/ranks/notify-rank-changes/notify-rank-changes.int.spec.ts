import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import type { Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { startOfTokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import { loadDemoRanks } from '../index.js';
import { TellRanks } from './notify-rank-changes.command.js';

const HOUR_MS = 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  await loadDemoRanks(shop.store);
});
afterAll(() => quiet?.close());

const pay = async ({ memberId }: Person, yen: number): Promise<void> => {
  const paymentId = newId(shop.clock.now());
  const data = { paymentId, memberId, yen, creditedTo: 'wallet' };
  await shop.store.transact([], async (tx) => {
    const append = { streamId: `payment-${paymentId}`, expectedVersion: 0, partitionKey: memberId };
    tx.append({ commandId: paymentId, actor: 'test' }, { ...append, events: [{ type: 'PaymentConfirmed', data }] });
  });
};
/** Sets the clock to the first of the next month, at an hour in Tokyo. */
const turn = async (hour: number): Promise<void> => {
  const next = new Date(quiet.now.getTime() + 31 * 24 * HOUR_MS);
  await quiet.passUntil(new Date(startOfTokyoMonth(toTokyoMonth(next)).getTime() + hour * HOUR_MS));
  await quiet.feed();
};
const recordChanges = (): Promise<number> => shop.commands.execute(new TellRanks());
const recorded = async ({ memberId }: Person) =>
  (
    await shop.pool.query(
      "select data->'name'->>'en' as name, data->'isHigher' as higher from store.events where stream_id = $1 and type = 'RankChanged' order by stream_version",
      [`rank-${memberId}`],
    )
  ).rows.map(({ name, higher }) => [name, higher]);

describe('rank that changes with the month', () => {
  it('creates one event for each member, in the daytime', async () => {
    const [rising, same, none] = [await shop.person(), await shop.person(), await shop.person()];
    await pay(rising!, 5000);
    await pay(same!, 100);
    await turn(8.99);
    expect(await recordChanges()).toBe(0);
    await quiet.pass(HOUR_MS);
    expect(
      (await Promise.all([recordChanges(), recordChanges(), recordChanges()])).reduce((sum, n) => sum + n, 0),
    ).toBe(1);
    expect(await recordChanges()).toBe(0);
    expect(await recorded(rising!)).toEqual([['Silver', true]]);
    expect([await recorded(same!), await recorded(none!)]).toEqual([[], []]);
    await turn(10);
    expect(await recordChanges()).toBe(1);
    expect(await recorded(rising!)).toEqual([
      ['Silver', true],
      ['Bronze', false],
    ]);
  });

  it('appears in the news on the site, with the month and the rank', async () => {
    const member = await shop.person();
    await pay(member, 20_000);
    await turn(10);
    await recordChanges();
    await quiet.feed();
    const { list } = (await member.browser.get('user/notifications')).body;
    expect(list[0]).toMatchObject({ title: 'ランクが上がりました', path: '/my-page' });
    expect(list[0].text).toContain('「ゴールド」');
  });

  it('creates no event after three days, or for a member who has left', async () => {
    const [late, gone] = [await shop.person(), await shop.person()];
    await pay(late, 5000);
    await turn(10 + 3 * 24);
    expect(await recordChanges()).toBe(0);
    await pay(gone, 20_000);
    await shop.pool.query("update members.profiles set mail = '' where member_id = $1", [gone.memberId]);
    await turn(10);
    await recordChanges();
    expect(await recorded(gone)).toEqual([]);
  });

  it('covers more members than one transaction, each once', async () => {
    const month = toTokyoMonth(quiet.now);
    await shop.pool.query(
      `insert into ranks.paid_months (id, member_id, month, yen)
       select id || ':' || $1, id, $1, 5000 from (select gen_random_uuid() as id from generate_series(1, 1101)) m`,
      [month],
    );
    await shop.pool.query(
      `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id, province, shiku,
         address, building, language, referral_code, created_at)
       select member_id, member_id || '@example.com', '', '', '', '', '', 13, '', '', '', '', 'ja', upper(right(member_id::text, 10)), $2
       from ranks.paid_months p where month = $1 and not exists (select from members.profiles where member_id = p.member_id)`,
      [month, quiet.now],
    );
    await turn(12);
    expect(await recordChanges()).toBe(1101);
    expect(await recordChanges()).toBe(0);
  });
});
