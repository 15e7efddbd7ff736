import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import { TellOfLateParcels } from './notify-of-late-parcels.command.js';
import { RemindOfCards } from './remind-of-cards.command.js';
import { RemindOfPoints } from './remind-of-points.command.js';

const HOUR_MS = 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;
let boxes = 0;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());

/** Creates a member whose mail address is confirmed. */
const reader = async (points = 10_000): Promise<Person> => {
  const person = await shop.person(points);
  await shop.pool.query('update members.profiles set mail_confirmed_at = $2 where member_id = $1', [
    person.memberId,
    quiet.now,
  ]);
  return person;
};

const draw = async ({ browser }: Person, count: number): Promise<string[]> => {
  const packId = `remind-${boxes++}`;
  await shop.openBox(packId, { prizes: [buildPrize('a', 50, 500)] });
  const { body } = await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id: packId, count });
  return body.cards.map(({ history_id }: { history_id: string }) => history_id);
};
const decide = ({ browser }: Person, cards: readonly string[]) =>
  browser.postWith(quiet.pairOf(browser), 'user/pack/decision', { send_card: [], reduction_card: cards });
const switchOff = (person: Person, topic: string) =>
  person.browser.postWith(quiet.pairOf(person.browser), 'user/notification_settings', {
    ...{ expiry: '1', undecided: '1', shipping: '1', news: '1', [topic]: '0' },
  });
const pause = ({ browser }: Person, days: number) =>
  browser.postWith(quiet.pairOf(browser), 'user/limits', { monthly_yen: 0, pause_days: days });

const mailsTo = async ({ memberId }: Person): Promise<string[]> =>
  (
    await shop.pool.query(
      "select body from mail.messages where recipient = $1 and id like 'reminder/%' order by mail_id",
      [`${memberId}@example.com`],
    )
  ).rows.map(({ body }) => body);
const ofCards = (): Promise<number> => shop.commands.execute(new RemindOfCards());
const ofPoints = (): Promise<number> => shop.commands.execute(new RemindOfPoints());

describe('mailing about undecided cards', () => {
  // Lets all deadlines of earlier tests pass.
  beforeEach(async () => {
    await quiet.pass(2 * DAY_MS);
    await quiet.sweep();
  });

  it('mails a member once when six hours are left, about all cards that are due soon', async () => {
    const member = await reader();
    await draw(member, 3);
    await quiet.pass(2 * HOUR_MS);
    await draw(member, 2);
    await quiet.pass(16 * HOUR_MS - 1);
    expect([await ofCards(), await mailsTo(member)]).toEqual([0, []]);
    await quiet.pass(1);
    expect(await ofCards()).toBe(1);
    const [mail] = await mailsTo(member);
    expect(mail).toContain('カードが5枚');
    for (let hours = 0; hours < 7; hours++) {
      expect(await ofCards()).toBe(0);
      await quiet.pass(HOUR_MS);
    }
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('mails a member again about cards that were not in the first mail, and only those', async () => {
    const member = await reader();
    await draw(member, 3);
    await quiet.pass(4 * HOUR_MS);
    await draw(member, 1);
    await quiet.pass(14 * HOUR_MS);
    expect(await ofCards()).toBe(1);
    await quiet.pass(4 * HOUR_MS);
    expect(await ofCards()).toBe(1);
    expect((await mailsTo(member)).map((mail) => /カードが(\d)枚/.exec(mail)![1])).toEqual(['3', '1']);
  });

  it.each<[string, (member: Person, cards: readonly string[]) => Promise<unknown>]>([
    ['has decided on them', decide],
    ['does not want such mails', (member) => switchOff(member, 'undecided')],
    ['has paused', (member) => pause(member, 1)],
    [
      'has not confirmed their address',
      (member) =>
        shop.pool.query('update members.profiles set mail_confirmed_at = null where member_id = $1', [member.memberId]),
    ],
    [
      'is barred',
      (member) =>
        shop.pool.query('insert into members.standing (member_id, banned_at) values ($1, now())', [member.memberId]),
    ],
  ])('does not mail a member who %s', async (_, change) => {
    const [member, other] = [await reader(), await reader()];
    const cards = await draw(member, 2);
    await draw(other, 1);
    await change(member, cards);
    await quiet.pass(18 * HOUR_MS);
    expect(await ofCards()).toBe(1);
    expect(await mailsTo(member)).toEqual([]);
    expect(await mailsTo(other)).toHaveLength(1);
  });

  it('mails a member who switched off another kind, and one whose pause is over', async () => {
    const member = await reader();
    await switchOff(member, 'expiry');
    await draw(member, 1);
    await shop.pool.query('insert into members.standing (member_id, paused_until) values ($1, $2)', [
      member.memberId,
      quiet.now,
    ]);
    await quiet.pass(18 * HOUR_MS);
    expect(await ofCards()).toBe(1);
  });

  it('mails a member once when several processes run at the same moment', async () => {
    const member = await reader();
    await draw(member, 1);
    await quiet.pass(18 * HOUR_MS);
    expect((await Promise.all([ofCards(), ofCards(), ofCards()])).sort()).toEqual([0, 0, 1]);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('mails a member once although a round fails half-way', async () => {
    const member = await reader();
    await draw(member, 1);
    await quiet.pass(18 * HOUR_MS);
    await shop.pool.query(
      "alter table notifications.reminded add constraint not_now check (kind <> 'cards') not valid",
    );
    await expect(ofCards()).rejects.toThrow('not_now');
    expect(await mailsTo(member)).toEqual([]);
    await shop.pool.query('alter table notifications.reminded drop constraint not_now');
    expect([await ofCards(), await ofCards()]).toEqual([1, 0]);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('does not mail a member whose deadline passed before the round', async () => {
    const member = await reader();
    await draw(member, 1);
    await quiet.pass(DAY_MS);
    expect(await ofCards()).toBe(0);
  });
});

describe('a round of mails', () => {
  it('covers more members than one transaction takes', async () => {
    await quiet.pass(2 * DAY_MS);
    await quiet.sweep();
    const member = await reader();
    await draw(member, 1);
    await shop.pool.query(
      `with m as (insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
            province, shiku, address, building, language, referral_code, created_at, mail_confirmed_at)
          select gen_random_uuid(), 'crowd-' || i || '@example.com', '', '', '', '', '', 13, '', '', '', '', 'en', 'CROWD' || i,
            created_at, mail_confirmed_at from members.profiles, generate_series(1, 1100) i where member_id = $1 returning member_id),
        d as (insert into draws.draws select (jsonb_populate_record(d, jsonb_build_object(
            'draw_id', gen_random_uuid(), 'member_id', m.member_id, 'first_slot', 1000 + row_number() over ()))).*
          from draws.draws d, m where d.member_id = $1 returning draw_id, member_id, due_at)
      insert into store.deadlines (kind, stream_id, ref, owner, due_at)
        select 'undecided-cards', 'draw-' || draw_id, '', member_id, due_at from d`,
      [member.memberId],
    );
    await quiet.pass(18 * HOUR_MS);
    expect([await ofCards(), await ofCards()]).toEqual([1101, 0]);
    const { rows } = await shop.pool.query(
      "select count(*)::int as mails, count(distinct recipient)::int as members from mail.messages where recipient like 'crowd-%'",
    );
    expect(rows).toEqual([{ mails: 1100, members: 1100 }]);
    await shop.pool.query(
      "delete from store.deadlines where owner in (select member_id::text from members.profiles where mail like 'crowd-%')",
    );
  });
});

describe('mailing about points that expire', () => {
  // Lets all deadlines of earlier tests pass.
  beforeEach(() => shop.pool.query('update points.lots set remaining = 0'));

  const expiryOf = async ({ memberId }: Person): Promise<Date> =>
    (await shop.pool.query('select max(expires_at) as at from points.lots where member_id = $1', [memberId])).rows[0]
      .at;
  /** Moves the clock to ten in the morning in Tokyo, some days before the points expire. */
  const daysBefore = async (member: Person, days: number): Promise<void> => {
    const day = new Date((await expiryOf(member)).getTime() - days * DAY_MS + 9 * HOUR_MS);
    await quiet.passUntil(new Date(`${day.toISOString().slice(0, 10)}T10:00:00+09:00`));
  };

  it('mails a member 30 days and 7 days before, once each, about all points of that day', async () => {
    const member = await reader(300);
    await quiet.pass(HOUR_MS);
    await shop.grant(member.memberId, 200);
    await daysBefore(member, 31);
    expect(await ofPoints()).toBe(0);
    await daysBefore(member, 30);
    expect([await ofPoints(), await ofPoints()]).toEqual([1, 0]);
    await quiet.pass(DAY_MS);
    expect(await ofPoints()).toBe(0);
    await daysBefore(member, 7);
    expect([await ofPoints(), await ofPoints()]).toEqual([1, 0]);
    await quiet.pass(DAY_MS);
    expect(await ofPoints()).toBe(0);
    const mails = await mailsTo(member);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('：500ポイント');
  });

  it('sends no mail at night and sends it in the morning', async () => {
    const member = await reader(100);
    await daysBefore(member, 30);
    await quiet.pass(-2 * HOUR_MS);
    expect(await ofPoints()).toBe(0);
    await quiet.pass(2 * HOUR_MS);
    expect(await ofPoints()).toBe(1);
  });

  it.each<[string, (member: Person) => Promise<unknown>]>([
    ['does not want such mails', (member) => switchOff(member, 'expiry')],
    [
      'has paused',
      (member) =>
        shop.pool.query("insert into members.standing (member_id, paused_until) values ($1, 'infinity')", [
          member.memberId,
        ]),
    ],
    [
      'has spent them',
      (member) => shop.pool.query('update points.lots set remaining = 0 where member_id = $1', [member.memberId]),
    ],
  ])('does not mail a member who %s', async (_, change) => {
    const member = await reader(100);
    await change(member);
    await daysBefore(member, 30);
    await ofPoints();
    await daysBefore(member, 7);
    await ofPoints();
    expect(await mailsTo(member)).toEqual([]);
  });
});

describe('mailing about late parcels', () => {
  const late = (): Promise<number> => shop.commands.execute(new TellOfLateParcels());
  /** Requests shipping of a card; 1,000 points of further draws allow it. */
  const request = async (member: Person): Promise<string> => {
    const [card, ...others] = await draw(member, 3);
    await member.browser.postWith(quiet.pairOf(member.browser), 'user/pack/decision', {
      send_card: [card],
      reduction_card: others,
    });
    const { rows } = await shop.pool.query(
      'select shipment_id as id from shipments.parcels where member_id = $1 order by requested_at desc',
      [member.memberId],
    );
    return rows[0].id;
  };
  /** Moves the clock to ten in the morning in Tokyo on the next day. */
  const nextDay = (): Promise<void> =>
    quiet.passUntil(
      new Date(`${new Date(quiet.now.getTime() + DAY_MS + 9 * HOUR_MS).toISOString().slice(0, 10)}T10:00:00+09:00`),
    );
  beforeEach(async () => {
    // Parcels of earlier tests are reported first.
    await quiet.pass(60 * DAY_MS);
    await nextDay();
    await late();
  });

  it('mails a member once, on the day after the fourteenth business day, about all their late parcels', async () => {
    const member = await reader();
    await request(member);
    await quiet.pass(HOUR_MS);
    await request(member);
    const days: number[] = [];
    for (let day = 0; day < 40; day++) {
      if ((await late()) > 0) days.push(day);
      await nextDay();
    }
    expect(days).toHaveLength(1);
    expect(days[0]).toBeGreaterThan(17);
    expect(days[0]).toBeLessThan(29);
    const mails = await mailsTo(member);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.match(/荷物番号：P/g)).toHaveLength(2);
  });

  it.each<[string, (member: Person, shipmentId: string) => Promise<unknown>]>([
    ['does not want such mails', (member) => switchOff(member, 'shipping')],
    [
      'has got it sent',
      async (_, shipmentId) => {
        const parcel = { delivery_code: '4900-1234-5675', carrier: 'ヤマト運輸', reason: '発送' };
        await (await signInAs(shop, 'support')).post(`shipments/${shipmentId}/mark-shipped`, parcel);
      },
    ],
    [
      'has a payment in dispute',
      (member) =>
        shop.pool.query('insert into members.standing (member_id, disputes) values ($1, 1)', [member.memberId]),
    ],
  ])('does not mail a member who %s', async (_, change) => {
    const member = await reader();
    await change(member, await request(member));
    for (let day = 0; day < 40; day++) {
      await late();
      await nextDay();
    }
    expect(await mailsTo(member)).toEqual([]);
  });
});
