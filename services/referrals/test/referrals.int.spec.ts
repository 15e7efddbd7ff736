import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { type Console, signInAs } from '../../../test/support/console.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { DAY_MS } from '../../kernel/time.js';
import { ClosedAccounts } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import { SettleReferrals } from '../settle-referrals/settle-referrals.command.js';
import { referralStream } from '../streams/referral.state.js';
import type { PaymentOptions } from './referral.fixture.js';
import * as fixture from './referral.fixture.js';

const POLICY = 'settle-referrals-when-member-qualifies';

let shop: WholeShop;
let owner: Console;

beforeAll(async () => {
  shop = await WholeShop.open({ poolSize: 20 });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop?.close());

const person = (referrer?: Person) => fixture.registerIntroduced(shop, referrer);
const registerReferrer = () => fixture.registerReferrer(shop);
const holdPhone = (member: Person) => fixture.holdPhone(shop, member);
const pay = (member: Person, options?: PaymentOptions) => fixture.pay(shop, member, options);
const payByCard = async (member: Person, cardNumber: string): Promise<void> => {
  const text = 'insert into payments.details (payment_id, content, written_at) values ($1, $2, $3)';
  await shop.pool.query(text, [await pay(member), { cardNumber }, shop.clock.now()]);
};
const logIn = ({ memberId }: Person, address: string, device: string) =>
  shop.pool.query('insert into members.log_ins (member_id, at, address, device) values ($1, $2, $3, $4)', [
    memberId,
    shop.clock.now(),
    address,
    device,
  ]);
/** Runs the policy's command for an event of this member. */
const settle = ({ memberId }: Person, commandId = `${POLICY}/${newId(shop.clock.now())}`) =>
  shop.commands.execute(new SettleReferrals(memberId, commandId));
const verify = async (member: Person): Promise<void> => {
  await holdPhone(member);
  await settle(member);
};
const points = async ({ browser }: Person): Promise<number> => (await browser.get('user/point')).body.detail.point;
const referralOf = async ({ memberId }: Person) => (await owner.get(`referrals/${memberId}`)).body;
const command = ({ memberId }: Person, name: 'pay' | 'refuse', body: object = {}, headers: object = {}) =>
  owner.post(`referrals/${memberId}/${name}`, { reason: 'looked', ...body }, headers as Record<string, string>);
const resultsOf = async ({ browser }: Person) => (await browser.get('user/referral')).body.detail;
const statuses = async ({ memberId }: Person): Promise<Record<string, number>> => {
  const text = 'select status, count(*) as count from referrals.referrals where referrer_id = $1 group by status';
  const { rows } = await shop.pool.query<{ status: string; count: number }>(text, [memberId]);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

describe('friend with a verified phone', () => {
  it('brings 500 free points to both, with a line in their histories', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await settle(friend);
    expect(await points(friend)).toBe(0);
    await verify(friend);
    expect([await points(referrer), await points(friend)]).toEqual([500, 500]);
    for (const { browser } of [referrer, friend]) {
      const { list } = (await browser.get('user/point/list')).body;
      expect(list).toMatchObject([{ bonusPoint: 500, money: 0, history_id: '', memo: 'お友だち紹介特典' }]);
      const english = (await browser.get('user/point/list', { 'accept-language': 'en' })).body;
      expect(english.list[0].memo).toBe('Referral bonus');
    }
    expect(await referralOf(friend)).toMatchObject({ status: 'paid', referrer_id: referrer.memberId, version: 1 });
  });

  it('brings the bonus once for repeated and concurrent commands', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await holdPhone(friend);
    await Promise.all([1, 2, 3, 4].map(() => settle(friend, 'the-same-fact')));
    await Promise.all([settle(friend), settle(referrer), settle(friend, 'the-same-fact')]);
    expect([await points(referrer), await points(friend)]).toEqual([500, 500]);
  });

  it.each<[string, (referrer: Person) => Promise<unknown>, string[]]>([
    ['has done neither', async () => undefined, ['phone', 'payment']],
    ['pays without a verified phone', (referrer) => pay(referrer), ['phone']],
    ['verifies without having paid', holdPhone, ['payment']],
  ])('waits for a referrer who %s, and both get the bonus afterwards', async (_, first, missing) => {
    const referrer = await person();
    await first(referrer);
    const friend = await person(referrer);
    await verify(friend);
    expect(await points(friend)).toBe(0);
    expect(await referralOf(friend)).toMatchObject({ status: 'waiting', settled_at: null });
    expect(await resultsOf(referrer)).toMatchObject({ missing, left: 9, friends: 0, waiting: 1 });
    if (missing.includes('phone')) await verify(referrer);
    if (missing.includes('payment')) {
      await pay(referrer);
      await settle(referrer);
    }
    expect([await points(referrer), await points(friend)]).toEqual([500, 500]);
    expect(await resultsOf(referrer)).toMatchObject({ missing: [], left: 9, friends: 1, waiting: 0, point: 500 });
  });

  it.each([
    ['is held in suspense', { alarms: ['in-suspense'] }],
    ['was refunded', { refundedYen: 3000 }],
    ['has not arrived', { status: 'expired' }],
  ])('brings nothing when the referrer’s payment %s', async (_, options) => {
    const referrer = await person();
    await holdPhone(referrer);
    await pay(referrer, options);
    const friend = await person(referrer);
    await verify(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'waiting' });
  });

  it('brings the bonus with their first payment when the setting requires it', async () => {
    await owner.post('settings/referral-bonus-after/change', { value: 'purchase', reason: 'farmed' });
    await shop.app.get(Settings).look();
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await verify(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'waiting' });
    expect(await resultsOf(friend)).toMatchObject({ own: 'unpaid' });
    await pay(friend);
    await settle(friend);
    expect([await points(referrer), await points(friend)]).toEqual([500, 500]);
    await owner.post('settings/referral-bonus-after/change', { value: 'verification', reason: 'no longer' });
    await shop.app.get(Settings).look();
  });

  it('brings nothing without a referrer', async () => {
    const friend = await person();
    await verify(friend);
    expect((await owner.get(`referrals/${friend.memberId}`)).status).toBe(404);
  });

  it('settles all waiting friends of a referrer at one event, each with its own events', async () => {
    const referrer = await person();
    await holdPhone(referrer);
    for (let i = 0; i < 3; i++) await verify(await person(referrer));
    await pay(referrer);
    await settle(referrer, 'one-payment');
    expect(await statuses(referrer)).toEqual({ paid: 3 });
    expect(await points(referrer)).toBe(1500);
  });
});

describe('ten friends', () => {
  it('cannot be exceeded: one of three concurrent friends gets the tenth place', async () => {
    const referrer = await registerReferrer();
    for (let i = 0; i < 9; i++) await verify(await person(referrer));
    const last = [await person(referrer), await person(referrer), await person(referrer)];
    await Promise.all(last.map(holdPhone));
    await Promise.all(last.map((friend) => settle(friend)));
    expect(await statuses(referrer)).toEqual({ paid: 10, refused: 2 });
    expect(await points(referrer)).toBe(5000);
    const got = await Promise.all(last.map(points));
    expect(got.sort((a, b) => a - b)).toEqual([0, 0, 500]);
    expect(await resultsOf(referrer)).toMatchObject({ left: 0, friends: 10 });
  });
});

describe('pair with a shared sign', () => {
  it.each<[string, (referrer: Person, friend: Person) => Promise<void>]>([
    [
      'address',
      async (referrer, friend) => {
        const text = "update members.profiles set address = $2, building = 'A棟 101号室' where member_id = $1";
        await shop.pool.query(text, [referrer.memberId, `${friend.memberId} 1丁目2番3号`]);
        await shop.pool.query(text, [friend.memberId, `${friend.memberId}１－２－３`]);
      },
    ],
    [
      'device',
      async (referrer, friend) => {
        const device = `Browser ${friend.memberId}`;
        for (const member of [referrer, friend]) await logIn(member, '198.51.100.7', device);
      },
    ],
    [
      'mailbox',
      async (referrer, friend) => {
        const text = 'update members.profiles set mail = $2 where member_id = $1';
        await shop.pool.query(text, [referrer.memberId, `Fa.rmer${friend.memberId}@gmail.com`]);
        await shop.pool.query(text, [friend.memberId, `farmer${friend.memberId}+1@googlemail.com`]);
      },
    ],
    [
      'network',
      async (referrer, friend) => {
        await logIn(referrer, '198.51.100.9', 'Browser 1');
        await logIn(friend, '198.51.100.9', 'Browser 2');
      },
    ],
    [
      'card',
      async (referrer, friend) => {
        for (const member of [referrer, friend]) await payByCard(member, '411111********11');
      },
    ],
  ])('needs a review for the same %s, and an operator pays it once', async (sign, share) => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await share(referrer, friend);
    await verify(friend);
    await settle(referrer);
    expect([await points(referrer), await points(friend)]).toEqual([0, 0]);
    expect(await referralOf(friend)).toMatchObject({ status: 'held', signs: [sign], version: 1 });
    expect(await resultsOf(referrer)).toMatchObject({ left: 9, friends: 0, waiting: 1 });
    const key = { 'idempotency-key': newId(shop.clock.now()) };
    const twice = await Promise.all([1, 2].map(() => command(friend, 'pay', { version: 1 }, key)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]!.body).toMatchObject({ status: 'paid', signs: [sign], version: 2 });
    expect([await points(referrer), await points(friend)]).toEqual([500, 500]);
    expect(await command(friend, 'pay')).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    });
  });

  it.each([
    ['mail address', 'profiles', 'mail', 'Former@example.com'],
    ['phone', 'phone_holders', 'number', '+819099999999'],
  ])('needs a review when the friend has left before, by the %s', async (_, table, column, value) => {
    const move = (name: string, what: string, { memberId }: Person, to: string) =>
      shop.pool.query(`update members.${name} set ${what} = $2 where member_id = $1`, [memberId, to]);
    const [former, referrer] = [await person(), await registerReferrer()];
    await verify(former);
    await move('profiles', 'mail', former, 'former@example.com');
    await move('phone_holders', 'number', former, '+819099999999');
    const closing = { memberId: former.memberId, because: 'asked', points: 0, coins: 0 } as const;
    await shop.app.get(EventStore).transact([], (tx) => shop.app.get(ClosedAccounts).close(tx, closing));
    const friend = await person(referrer);
    await holdPhone(friend);
    await move(table, column, friend, value);
    await settle(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'held', signs: ['returned'] });
    await move('profiles', 'mail', friend, `${friend.memberId}@example.com`);
    await shop.pool.query('delete from members.phone_holders where member_id = $1', [friend.memberId]);
  });

  it('waits for review when it shares a network with another friend, with IPv6 compared by line', async () => {
    const referrer = await registerReferrer();
    const [one, other] = [await person(referrer), await person(referrer)];
    await logIn(one, '2001:db8:0:1::1', 'Browser 1');
    await logIn(other, '2001:db8:0:1::2', 'Browser 2');
    await verify(other);
    expect(await referralOf(other)).toMatchObject({ status: 'held', signs: ['network'] });
  });

  it('earns the bonus when only the browser matches and the network differs', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await logIn(referrer, '198.51.100.19', 'Browser 1');
    await logIn(friend, '198.51.100.20', 'Browser 1');
    await verify(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'paid' });
  });

  it('can be refused by an operator, and the place is free again', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    for (const member of [referrer, friend]) await logIn(member, '198.51.100.11', 'Browser');
    await verify(friend);
    expect((await command(friend, 'refuse', { version: 9 })).status).toBe(409);
    expect((await command(friend, 'refuse')).body).toMatchObject({ status: 'refused', because: 'operator' });
    await settle(friend);
    expect(await points(friend)).toBe(0);
    expect(await resultsOf(referrer)).toMatchObject({ left: 10, friends: 0, waiting: 0 });
    const { rows } = await shop.pool.query(
      'select command, outcome from operators.audit_trail where resource_id = $1',
      [friend.memberId],
    );
    expect(rows).toEqual([
      { command: 'refuse', outcome: 'StaleVersion' },
      { command: 'refuse', outcome: 'done' },
    ]);
  });

  it('needs a review when one is banned, and cannot be paid before the ban ends', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await owner.post(`members/${referrer.memberId}/ban`, { reason: 'abuse' });
    await verify(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'held', signs: ['banned'] });
    expect((await command(friend, 'pay')).status).toBe(400);
    await owner.post(`members/${referrer.memberId}/unban`, { reason: 'mistake' });
    expect((await command(friend, 'pay')).status).toBe(200);
  });
});

describe('operators', () => {
  it('see the referrer and the friends of a member, including unverified ones', async () => {
    const referrer = await registerReferrer();
    const [friend, other] = [await person(referrer), await person(referrer)];
    await verify(friend);
    const { body } = await owner.get(`members/${referrer.memberId}/referrals`);
    expect(body).toMatchObject({ referrer_id: null, own: null, missing: [], left: 9 });
    const friends = body.friends.map((one: { id: string; referral: { status: string } | null }) => [
      one.id,
      one.referral?.status ?? null,
    ]);
    expect(new Map(friends)).toEqual(
      new Map([
        [friend.memberId, 'paid'],
        [other.memberId, null],
      ]),
    );
    const ofFriend = (await owner.get(`members/${friend.memberId}/referrals`)).body;
    expect(ofFriend).toMatchObject({ referrer_id: referrer.memberId, own: { status: 'paid' }, friends: [] });
    expect((await owner.get(`members/${newId(shop.clock.now())}/referrals`)).status).toBe(404);
  });

  it('filter referrals by status and by either member', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    await verify(friend);
    for (const filter of [{ member_id: friend.memberId }, { referrer_id: referrer.memberId, status: 'paid' }]) {
      const { body } = await owner.get(`referrals?filter=${JSON.stringify(filter)}`);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([friend.memberId]);
    }
    const held = await owner.get(
      `referrals?filter=${JSON.stringify({ referrer_id: referrer.memberId, status: 'held' })}`,
    );
    expect(held.body).toEqual([]);
  });
});

describe('member', () => {
  it('sees their code and its link, and no identities of friends', async () => {
    const member = await person();
    const { code, ...rest } = await resultsOf(member);
    expect(code).toBe((await member.browser.get('user/detail')).body.detail.referral_code);
    expect(rest).toEqual({
      link: `http://localhost:0/user-register?referral=${code}`,
      ...{ point: 500, left: 10, friends: 0, waiting: 0, missing: ['phone', 'payment'], own: null },
    });
    expect((await shop.visitorGet('user/referral')).status).toBe(401);
  });

  it('sees the state of their own referral, but not a review', async () => {
    const referrer = await registerReferrer();
    const friend = await person(referrer);
    expect(await resultsOf(friend)).toMatchObject({ own: 'unverified' });
    for (const member of [referrer, friend]) await logIn(member, '198.51.100.12', 'Browser');
    await verify(friend);
    expect(await referralOf(friend)).toMatchObject({ status: 'held' });
    expect(await resultsOf(friend)).toMatchObject({ own: 'waiting' });
    await command(friend, 'refuse');
    expect(await resultsOf(friend)).toMatchObject({ own: 'refused' });
    const another = await person(referrer);
    await verify(another);
    expect(await resultsOf(another)).toMatchObject({ own: 'paid' });
  });
});

describe('every referral', () => {
  it('has a row that equals the fold of its events, and lots that match them', async () => {
    const { rows } = await shop.pool.query<{ friend_id: string; status: string; version: number }>(
      'select friend_id, status, version from referrals.referrals',
    );
    expect(rows.length).toBeGreaterThan(20);
    const folds = await shop.store.look((tx) =>
      tx.loadAll(
        referralStream,
        rows.map(({ friend_id }) => friend_id),
      ),
    );
    for (const { friend_id, status, version } of rows)
      expect(folds.get(friend_id)).toMatchObject({ version, state: { status } });
    const lots = `select count(*) as lots, coalesce(sum(issued), 0)::int as points from points.lots where document like 'referral:%'`;
    const paid = rows.filter(({ status }) => status === 'paid').length;
    expect((await shop.pool.query(lots)).rows).toEqual([{ lots: 2 * paid, points: 1000 * paid }]);
  });
});

describe('the policy', () => {
  const confirm = async (member: Person): Promise<void> => {
    const paymentId = await pay(member);
    const data = { paymentId, memberId: member.memberId, yen: 3000, creditedTo: 'wallet' };
    await shop.store.transact([], async (tx) => {
      const append = { streamId: `payment-${paymentId}`, expectedVersion: 0, partitionKey: member.memberId };
      const events = [{ type: 'PaymentConfirmed', data }];
      tx.append({ commandId: paymentId, actor: 'test' }, { ...append, events });
    });
  };

  it('settles each referral once from the log, including old events, when connections die', async () => {
    const [referrer, late] = [await registerReferrer(), await person()];
    const [friend, waiting] = [await person(referrer), await person(late)];
    await shop.verifyPhone(friend.browser, '07012345678');
    await shop.verifyPhone(waiting.browser, '07012345679');
    await shop.pool.query("update http.sessions set expires_at = expires_at + interval '90 days'");
    shop.clock.advance(3 * DAY_MS);
    // The connection dies over the commit of the first two referrals, and twice between a command and the checkpoint.
    await shop.pool.query(`
      create sequence referrals.deaths;
      create sequence referrals.moves;
      create function referrals.die() returns trigger language plpgsql as $$
        begin
          if nextval('referrals.deaths') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return new;
        end $$;
      create function referrals.die_moving() returns trigger language plpgsql as $$
        begin
          if new.reader = '${POLICY}' and nextval('referrals.moves') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return new;
        end $$;
      create trigger die before insert on referrals.referrals for each row execute function referrals.die();
      create trigger die_moving before update on store.checkpoints for each row execute function referrals.die_moving()`);
    const fed = await WholeShop.open({ feed: true, clock: shop.clock });
    try {
      await waitUntilRead(shop.pool, POLICY);
      expect([await points(referrer), await points(friend), await points(waiting)]).toEqual([500, 500, 0]);
      await holdPhone(late);
      await confirm(late);
      await waitUntilRead(shop.pool, POLICY);
      expect([await points(late), await points(waiting)]).toEqual([500, 500]);
      const { rows } = await shop.pool.query('select last_value as last from referrals.deaths');
      expect(Number(rows[0].last)).toBeGreaterThan(2);
    } finally {
      await fed.close();
    }
  });
});
