import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import { mailboxOf } from '../streams/mailbox.js';
import type { Bond } from '../streams/what-binds.js';
import { CHOSEN_PASSWORD } from './members.fixture.js';

const NO_RULES = { onceADay: false, newcomerDays: 0, leastRank: null };

let quiet: QuietShop;
let shop: WholeShop;
let people = 0;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());
// Registrations and codes of one network are limited by the hour.
beforeEach(() => quiet.pass(2 * 3_600_000));

interface Person {
  readonly mail: string;
  readonly tel: string;
}
interface Member extends Person {
  readonly id: string;
  readonly browser: Browser;
}

const somebody = (): Person => {
  people += 1;
  return { mail: `back.${people}@example.com`, tel: `0906666${String(people).padStart(4, '0')}` };
};
const register = async (person: Person, points = 0): Promise<Member> => {
  const browser = new Browser(shop);
  const { mail, tel } = person;
  expect(
    (await browser.post('user/sign_up', { mail, pass: CHOSEN_PASSWORD, confirmPass: CHOSEN_PASSWORD })).body.errors,
  ).toBeUndefined();
  const [{ id }] = await shop.rowsOf('select member_id as id from members.profiles where mail = $1', mail);
  if (points > 0) await shop.grant(id, points);
  return { mail, tel, id, browser };
};
const verify = async ({ browser, tel }: Member): Promise<void> => {
  await quiet.pass(1000);
  await shop.verifyPhone(browser, tel);
};
const leave = async ({ browser }: Member): Promise<void> => {
  const reply = await browser.postWith(quiet.pairOf(browser), 'user/close_account', { pass: CHOSEN_PASSWORD });
  expect(reply.body.errors).toBeUndefined();
  await quiet.pass(1000);
};
const limitsOf = async ({ browser }: Member) => (await browser.get('user/limits')).body.detail;
const limit = (member: Member, monthly_yen: number, pause_days = 0) =>
  member.browser.postWith(quiet.pairOf(member.browser), 'user/limits', { monthly_yen, pause_days });
const paid = (memberId: string, yen: number) =>
  shop.pool.query(
    `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
        bonus_coins, status, requested_at, due_at, paid_at, late, alarms, version)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'bank-transfer', 'bank', $2, $2, 0, 0, 'paid', $3, $3, $3, false, '{}', 1)`,
    [memberId, yen, quiet.now],
  );
const buy = async ({ browser }: Member, pack_id: string, count = 1) => {
  browser.pair = null;
  return (await browser.post('user/pack/buy', { pack_id, count })).body;
};
const decide = async ({ browser }: Member, cards: readonly { history_id: string }[]) => {
  const reduction_card = cards.map(({ history_id }) => history_id);
  expect((await browser.post('user/pack/decision', { send_card: [], reduction_card })).status).toBe(200);
};

/** The two ways to come back: with the mail address at once, or with the phone once it is verified again. */
const WAYS: Readonly<Record<string, (former: Member) => Promise<Member>>> = {
  'the mail address': (former) => register(former, 1000),
  'another spelling of the mailbox': ({ mail, tel }) => register({ mail: mail.replace('@', '+2@'), tel }, 1000),
  'the verified phone': async ({ tel }) => {
    const member = await register({ ...somebody(), tel }, 1000);
    await verify(member);
    return member;
  },
  'the fourth account, each known by another trait than the last': async (former) => {
    const second = await register({ mail: former.mail, tel: somebody().tel });
    await verify(second);
    await leave(second);
    const third = await register({ ...somebody(), tel: second.tel });
    await verify(third);
    await leave(third);
    return register({ mail: third.mail.replace('@', '+4@'), tel: somebody().tel }, 1000);
  },
};

type Proof = (back: (former: Member) => Promise<Member>, packId: string) => Promise<void>;

const leaver = async (points = 0): Promise<Member> => {
  const member = await register(somebody(), points);
  await verify(member);
  return member;
};

/** The check of each bond: how a former member sees that it still holds. */
const PROOFS: Readonly<Record<Exclude<Bond, 'referral-bonus' | 'ban'>, Proof>> = {
  pause: async (back) => {
    const former = await leaver();
    await limit(former, 0, 30);
    const { paused_until } = await limitsOf(former);
    await leave(former);
    const member = await back(former);
    expect(await limitsOf(member)).toMatchObject({ paused_until });
    const packId = `paused-${people}`;
    await shop.openBox(packId, { prizes: [buildPrize('a', 10, 10)] });
    expect(await buy(member, packId)).toMatchObject({ state: 400 });
  },
  'monthly-limit': async (back) => {
    const former = await leaver();
    await limit(former, 300);
    await leave(former);
    const member = await back(former);
    expect(await limitsOf(member)).toMatchObject({ monthly_yen: 300 });
    await limit(member, 0);
    expect(await limitsOf(member)).toMatchObject({ monthly_yen: 300, next_monthly_yen: 0 });
  },
  'monthly-spending': async (back) => {
    const former = await leaver();
    await paid(former.id, 1200);
    await leave(former);
    expect(await limitsOf(await back(former))).toMatchObject({ spent_this_month: 1200 });
  },
  birthday: async (back) => {
    const former = await leaver();
    expect((await former.browser.post('user/birthday', { birthday: '2014-02-03' })).status).toBe(200);
    await leave(former);
    expect(await shop.rowsOf('select from members.birthdays where member_id = $1', former.id)).toEqual([]);
    const { browser, id } = await back(former);
    expect((await browser.post('user/birthday', { birthday: '1980-01-01' })).body.errors.birthday).toHaveLength(1);
    expect(await shop.rowsOf('select birthday::text from members.birthdays where member_id = $1', id)).toEqual([
      { birthday: '2014-02-03' },
    ]);
  },
  'pack-limit': async (back, packId) => {
    const former = await leaver(1000);
    await shop.openBox(packId, { canLimit: 2, prizes: [buildPrize('a', 100, 500)] });
    const { cards } = await buy(former, packId, 2);
    await decide(former, cards);
    await leave(former);
    expect(await buy(await back(former), packId)).toMatchObject({ errors: { count: [expect.any(String)] } });
  },
  'once-a-day': async (back, packId) => {
    const former = await leaver(1000);
    await shop.openBox(packId, { rules: { ...NO_RULES, onceADay: true }, prizes: [buildPrize('a', 100, 1000)] });
    const { cards } = await buy(former, packId);
    await decide(former, cards);
    await leave(former);
    const member = await back(former);
    expect((await buy(member, packId)).errors.count[0]).toContain('1日1回');
    await quiet.pass(DAY_MS);
    await member.browser.post('user/login', { mail: member.mail, pass: CHOSEN_PASSWORD });
    expect((await buy(member, packId)).result).toBe('1');
  },
  newcomer: async (back, packId) => {
    const former = await leaver();
    await shop.openBox(packId, { rules: { ...NO_RULES, newcomerDays: 1 }, prizes: [buildPrize('a', 100, 10)] });
    await quiet.pass(DAY_MS);
    await former.browser.post('user/login', { mail: former.mail, pass: CHOSEN_PASSWORD });
    await leave(former);
    expect((await buy(await back(former), packId)).errors.count[0]).toContain('会員登録から1日以内');
  },
  'referral-places': async (back) => {
    const former = await leaver();
    await shop.pool.query(
      `insert into referrals.referrals (friend_id, referrer_id, status, signs, because, opened_at, settled_at, version)
       select gen_random_uuid(), $1, 'paid', '{}', null, $2, $2, 1 from generate_series(1, 10)`,
      [former.id, quiet.now],
    );
    await leave(former);
    const { id } = await back(former);
    const [{ code }] = await shop.rowsOf('select referral_code as code from members.profiles where member_id = $1', id);
    const friend = { ...somebody(), pass: CHOSEN_PASSWORD, confirmPass: CHOSEN_PASSWORD, referralCode: code };
    const { body } = await new Browser(shop).post('user/sign_up', friend);
    expect(body.errors.referral_code).toHaveLength(1);
  },
};

describe.each(Object.keys(WAYS))('whoever leaves and comes back by %s', (way) => {
  it.each(Object.keys(PROOFS))('keeps the %s', async (bond) => {
    await PROOFS[bond as keyof typeof PROOFS](WAYS[way]!, `${bond}-${way.length}`);
  });
});

describe('a person who comes back', () => {
  it('stays bound by every closed account, each counted once', async () => {
    const first = await leaver(1000);
    await shop.openBox('lives', { canLimit: 3, prizes: [buildPrize('a', 100, 1000)] });
    await decide(first, (await buy(first, 'lives')).cards);
    await leave(first);
    const second = await WAYS['the mail address']!(first);
    await verify(second);
    await decide(second, (await buy(second, 'lives')).cards);
    await leave(second);
    const third = await WAYS['the verified phone']!(first);
    expect((await buy(third, 'lives', 2)).errors.count).toHaveLength(1);
    expect((await buy(third, 'lives')).result).toBe('1');
    expect(await shop.rowsOf('select from members.former_accounts where member_id = $1', third.id)).toHaveLength(2);
  });

  it('keeps the third account’s bonds when the fourth has the mail address of the first', async () => {
    const first = await leaver();
    await leave(first);
    const second = await register({ mail: first.mail, tel: somebody().tel });
    await verify(second);
    await leave(second);
    const third = await register({ ...somebody(), tel: second.tel }, 1000);
    await verify(third);
    await shop.openBox('sibling', { canLimit: 1, prizes: [buildPrize('a', 100, 1000)] });
    await decide(third, (await buy(third, 'sibling')).cards);
    await limit(third, 400, 30);
    await paid(third.id, 400);
    const { paused_until } = await limitsOf(third);
    await leave(third);
    const fourth = await register({ mail: first.mail, tel: somebody().tel }, 1000);
    expect(await limitsOf(fourth)).toMatchObject({ monthly_yen: 400, spent_this_month: 400, paused_until });
    await shop.pool.query('update members.standing set paused_until = null where member_id = $1', [fourth.id]);
    expect((await buy(fourth, 'sibling')).errors).toBeDefined();
    expect(await shop.rowsOf('select from members.former_accounts where member_id = $1', fourth.id)).toHaveLength(3);
  });

  it('keeps the limit of the last account, not an earlier one that they have raised since', async () => {
    const first = await leaver();
    await limit(first, 300);
    await leave(first);
    const second = await register({ mail: first.mail, tel: somebody().tel });
    await limit(second, 5000);
    await quiet.pass(DAY_MS);
    await second.browser.post('user/login', { mail: second.mail, pass: CHOSEN_PASSWORD });
    expect(await limitsOf(second)).toMatchObject({ monthly_yen: 5000 });
    await leave(second);
    expect(await limitsOf(await register(first))).toMatchObject({ monthly_yen: 5000 });
  });

  it('becomes bound by the mailbox that an operator gives them', async () => {
    const former = await leaver();
    await limit(former, 500);
    await leave(former);
    const member = await register(somebody());
    const change = { mail: former.mail, checked: ['licence'], reason: '本人の依頼' };
    expect((await (await signInAs(shop, 'support')).post(`members/${member.id}/change-mail`, change)).status).toBe(200);
    await member.browser.post('user/login', { mail: former.mail, pass: CHOSEN_PASSWORD });
    expect(await limitsOf(member)).toMatchObject({ monthly_yen: 500 });
  });

  it('leaves another person unbound', async () => {
    const former = await leaver();
    await limit(former, 500, 7);
    await leave(former);
    expect(await limitsOf(await register(somebody()))).toMatchObject({ monthly_yen: 0, paused_until: null });
  });

  it('keeps the stricter limit of the two', async () => {
    const former = await leaver();
    await limit(former, 5000);
    await leave(former);
    const member = await register({ ...somebody(), tel: former.tel });
    await limit(member, 300);
    await verify(member);
    expect(await limitsOf(member)).toMatchObject({ monthly_yen: 300 });
  });
});

it('derives the same mailbox in the database as in the shop', async () => {
  const mails = [
    'Hanako@Example.com',
    'a+1@b.c',
    '+81@b.c',
    '+81+1@b.c',
    'a.b+c@gmail.com',
    'a.b@GoogleMail.com',
    'a..b+@docomo.ne.jp',
  ];
  const rows = await shop.rowsOf('select members.mailbox_key(m) as key from unnest($1::text[]) m', mails);
  expect(rows.map(({ key }) => key)).toEqual(mails.map(mailboxOf));
});
