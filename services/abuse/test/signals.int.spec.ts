import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { newId } from '../../kernel/ids.js';
import { membersPart } from '../../members/index.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../../points/index.js';
import { FindAbuse } from '../find-abuse/find-abuse.command.js';
import { abusePart } from '../index.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let made = 0;

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart, abusePart]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.pool.query(`truncate members.profiles, payments.payments, referrals.referrals, draws.draws, shipments.parcels,
    abuse.cases, abuse.items cascade`);
});

const now = () => shop.clock.now();
const ago = (ms: number) => new Date(now().getTime() - ms);
const run = (text: string, ...values: unknown[]) => shop.pool.query(text, values);

/** Creates a member who shares nothing with anybody. */
const member = async (fields: Record<string, unknown> = {}): Promise<string> => {
  made += 1;
  const memberId = newId(now());
  const row = {
    tel: `0801000${String(made).padStart(4, '0')}`,
    address: `${made}-1`,
    building: '',
    created_at: ago(40 * DAY_MS),
    ...fields,
  };
  await run(
    `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id, province, shiku,
       address, building, language, referral_code, created_at)
     values ($1, $2, '山田', '太郎', '', $3, '1000001', 13, '日本', '千代田区', $4, $5, 'ja', $6, $7)`,
    memberId,
    `${made}@example.com`,
    row.tel,
    row.address,
    row.building,
    String(made).padStart(8, 'A'),
    row.created_at,
  );
  return memberId;
};
const some = async (count: number, fields: Record<string, unknown> = {}): Promise<string[]> => {
  const ids = [];
  for (let i = 0; i < count; i++) ids.push(await member(fields));
  return ids.sort();
};
const logIn = (memberId: string, address: string, device: string, at = ago(DAY_MS)) =>
  run(
    'insert into members.log_ins (member_id, at, address, device) values ($1, $2, $3, $4)',
    memberId,
    at,
    address,
    device,
  );
const hold = (memberId: string, number: string, released = false) =>
  run(
    'insert into members.phone_holders (number, member_id, verified_at, released_at) values ($1, $2, $3, $4)',
    number,
    memberId,
    ago(2 * DAY_MS),
    released ? ago(DAY_MS) : null,
  );
const refer = (referrer: string, friend: string, status = 'paid') =>
  run(
    `insert into referrals.referrals (friend_id, referrer_id, status, signs, opened_at, version) values ($1, $2, $3, '{}', $4, 1)`,
    friend,
    referrer,
    status,
    ago(DAY_MS),
  );
const pay = async (
  memberId: string,
  options: { status?: string; at?: Date; disputed?: number } = {},
): Promise<string> => {
  const id = newId(now());
  await run(
    `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points, bonus_coins,
       status, requested_at, due_at, late, alarms, version, disputed_yen)
     values ($1, $2, $1, 'card', 'veritrans', 3000, 3000, 0, 0, $3, $4, $4, false, '{}', 1, $5)`,
    id,
    memberId,
    options.status ?? 'paid',
    options.at ?? ago(DAY_MS),
    options.disputed ?? 0,
  );
  return id;
};
const detail = (paymentId: string, content: object, senderKey: string | null = null) =>
  run(
    'insert into payments.details (payment_id, content, written_at, sender_key) values ($1, $2, $3, $4)',
    paymentId,
    JSON.stringify(content),
    now(),
    senderKey,
  );
/** Inserts a newcomers' pack with the columns that the search needs. */
const newcomersPack = (packId: string) =>
  run(
    `with type as (insert into catalog.card_types (id, name_ja, name_en, position) values (19, 'x', 'x', 1)
         on conflict (id) do update set position = 1 returning id)
     insert into catalog.packs select (jsonb_populate_record(null::catalog.packs, jsonb_build_object('pack_id', $1::text, 'version', 1,
       'status', 'published', 'box_hash', 'x', 'start_at', $2::timestamptz, 'name', 'x', 'name_en', 'x', 'card_type', type.id, 'currency', 'points', 'price_point', 100, 'images', '[]'::jsonb,
       'max_buy_count', 1, 'can_limit', 1, 'show_cardlist', true, 'detail_html', '', 'detail_html_en', '', 'position', 1,
       'tags', '[]'::jsonb, 'once_a_day', false, 'newcomer_days', 7, 'extra_prizes', '[]'::jsonb))).* from type`,
    packId,
    ago(DAY_MS),
  );
const draw = (memberId: string, packId: string) =>
  run(
    `insert into draws.draws select (jsonb_populate_record(null::draws.draws, jsonb_build_object('draw_id', $1::uuid, 'member_id', $2::uuid,
       'pack_id', $3::text, 'drawn_at', $4::timestamptz, 'due_at', $4::timestamptz, 'currency', 'points', 'cost', 100, 'paid_from', '[]'::json,
       'first_slot', $5::int, 'prizes', '{0}'::int[], 'left_before', '{1}'::int[], 'outcomes', 'u', 'undecided', 1, 'limited', false,
       'version', 1, 'extras', 0))).*`,
    newId(now()),
    memberId,
    packId,
    ago(HOUR_MS),
    ++made,
  );
/** Gives members a common device, so that a further shared trait makes them a group. */
const oneDevice = async (members: readonly string[]): Promise<void> => {
  for (const one of members) await logIn(one, '203.0.113.5', 'Phone');
};

const look = async () => {
  await shop.app.get(CommandBus).execute(new FindAbuse());
  return (await consoles.support.get('abuse-items')).body;
};
/** Returns the kinds of evidence of the only group, with their members. */
const kinds = async (): Promise<Record<string, string[]>> => {
  const items = await look();
  expect(items).toHaveLength(1);
  return Object.fromEntries(
    items[0].evidence.map(({ kind, members }: { kind: string; members: string[] }) => [kind, members]),
  );
};

describe('finding abuse', () => {
  it('finds no group if nobody shares anything', async () => {
    for (const one of await some(5)) await logIn(one, `203.0.113.${made}`, `Phone of ${one}`);
    expect(await look()).toEqual([]);
  });

  it('finds members who verified the same phone, even after its release', async () => {
    const [one, other] = await some(2);
    await hold(one!, '+819011112222', true);
    await hold(other!, '+819011112222');
    expect(await kinds()).toEqual({ phone: [one, other] });
  });

  it('finds a member whose profile has a phone that another verified', async () => {
    const one = await member();
    const other = await member({ tel: '090-1111-2222' });
    await hold(one, '+819011112222');
    expect(await kinds()).toEqual({ phone: [one, other].sort() });
  });

  it('finds members with one device and one address, in any notation', async () => {
    const one = await member({ address: '千代田１－２－３', building: 'コーポ 101号室' });
    const other = await member({ address: '千代田1丁目2番3号', building: 'コーポ101' });
    const both = [one, other].sort();
    await oneDevice(both);
    expect(await kinds()).toEqual({ device: both, place: both, network: both });
  });

  it('finds parcels sent to another member’s address', async () => {
    const one = await member({ address: '千代田1-2-3' });
    const other = await member();
    const both = [one, other].sort();
    await oneDevice(both);
    await run(
      `insert into shipments.parcels (shipment_id, member_id, status, requested_at, version, items, draw_ids, name, zipcode, pref_id,
         province, shiku, address, building, tel, parcel_id, number)
       values ($1, $2, 'requested', $3, 1, '[]', '{}', 'x', '100-0001', 13, '日本', '千代田区', '千代田1番地の2-3', '', '1', $1, $4)`,
      newId(now()),
      other,
      ago(DAY_MS),
      900_000 + made,
    );
    expect(await kinds()).toMatchObject({ place: both });
  });

  it('finds similar cards, and one payer of several members', async () => {
    const both = await some(2);
    await oneDevice(both);
    for (const one of both) await detail(await pay(one), { cardNumber: '411111******1111' }, 'ヤマダタロウ');
    expect(await kinds()).toMatchObject({ card: both, payer: both });
  });

  it('finds referred members who never pay, and chains of them', async () => {
    const [a, b, c] = (await some(3)) as [string, string, string];
    await refer(a, b);
    await refer(b, c);
    await oneDevice([a, b, c]);
    const foundKinds = await kinds();
    expect(foundKinds.referral).toHaveLength(2);
    expect(foundKinds['referral-chain']).toEqual([a, b, c]);
    const [item] = (await consoles.support.get('abuse-items')).body;
    expect(item.stake_bonus).toBe(2000);
  });

  it('ignores referred members who have paid', async () => {
    const [a, b] = (await some(2)) as [string, string];
    await refer(a, b);
    await pay(b);
    await hold(a, '+819011112222', true);
    await hold(b, '+819011112222');
    expect(Object.keys(await kinds())).toEqual(['phone']);
  });

  it('finds several registrations from one network on one day', async () => {
    const four = await some(4, { created_at: ago(HOUR_MS) });
    for (const one of four) await logIn(one, '203.0.113.9', 'Phone', ago(HOUR_MS - 1000));
    expect(await kinds()).toMatchObject({ registrations: four });
  });

  it('finds several draws of a newcomers’ pack from one network on one day', async () => {
    const three = await some(3);
    await oneDevice(three);
    await newcomersPack('welcome');
    for (const one of three) await draw(one, 'welcome');
    expect(await kinds()).toMatchObject({ 'newcomer-draws': three });
  });

  it('finds a member with repeated chargebacks', async () => {
    const one = await member();
    for (const days of [10, 20]) await pay(one, { at: ago(days * DAY_MS), disputed: 3000 });
    expect(await kinds()).toEqual({ chargebacks: [one] });
  });

  it('finds bursts of payments and of failed payments', async () => {
    const one = await member();
    for (let i = 0; i < 10; i++) await pay(one, { status: i < 5 ? 'failed' : 'paid', at: ago(DAY_MS + i * 60_000) });
    for (const days of [10, 20]) await pay(one, { at: ago(days * DAY_MS), disputed: 3000 });
    expect(await kinds()).toMatchObject({ payments: [one], 'failed-payments': [one] });
  });

  it('gives little weight to a network of many, and does not report an office', async () => {
    for (const one of await some(60)) await logIn(one, '198.51.100.1', 'Office browser');
    expect(await look()).toEqual([]);
  });

  it('keeps the number of a growing group, and deletes a group that no longer exists', async () => {
    const [one, other, third] = (await some(3)) as [string, string, string];
    await hold(one, '+819011112222', true);
    await hold(other, '+819011112222');
    const [{ id }] = await look();
    await hold(third, '+819011112222', true);
    expect(await look()).toMatchObject([{ id, member_count: 3, score: 40, case_id: null }]);
    await run('delete from members.phone_holders');
    expect(await look()).toEqual([]);
  });

  it('shows ids of members and no other personal data', async () => {
    const both = [await member({ tel: '09033334444' }), await member({ tel: '090-3333-4444' })];
    await look();
    for (const who of ['owner', 'support', 'finance'] as const) {
      const text = JSON.stringify((await consoles[who].get('abuse-items')).body);
      expect(text).toContain(both[0]);
      expect(text).not.toContain('3333');
    }
    const { rows } = await run('select i::text as row from abuse.items i');
    expect(rows[0].row).not.toContain('3333');
  });
});
