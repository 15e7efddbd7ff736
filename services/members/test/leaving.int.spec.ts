import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { ErasedClientSeeds1763600000554 } from '../../../migrations/0554-erased-client-seeds.js';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import { addDevice, CHOSEN_PASSWORD, isLoggedIn, registerIn, registrationsOf } from './members.fixture.js';

const BORN = '1987-06-05';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());
beforeEach(() => quiet.pass(1000));

const newcomer = registrationsOf('消去', 'leaver', '0907777');

/** Registers a member in a browser and grants points and coins. */
const member = async (points = 0, coins = 0) => {
  const person = newcomer();
  const browser = new Browser(shop, { 'user-agent': `Browser of ${person.mail}` });
  const id = await registerIn(shop, browser, person);
  if (points > 0) await shop.grant(id, points);
  if (coins > 0) await (await signInAs(shop, 'owner')).post(`members/${id}/grant-coins`, { coins, reason: '付与' });
  return { ...person, id, browser };
};
type Member = Awaited<ReturnType<typeof member>>;

const leave = ({ browser }: Pick<Member, 'browser'>, changes: object = {}) =>
  browser.postWith(quiet.pairOf(browser), 'user/close_account', { pass: CHOSEN_PASSWORD, ...changes });
const look = async ({ browser }: Member) => (await browser.get('user/close_account')).body.detail;
const logIn = (mail: string) => new Browser(shop).post('user/login', { mail, pass: CHOSEN_PASSWORD });
const walletOf = async ({ id }: Member) =>
  (await shop.rowsOf('select paid, free, coin from points.wallets where member_id = $1', id))[0];

/** Inserts a payment by bank transfer in this state. */
const payment = async ({ id, lastName }: Member, status: string): Promise<string> => {
  const [{ paymentId }] = await shop.rowsOf(
    `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
        bonus_coins, status, requested_at, due_at, late, alarms, version)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'bank-transfer', 'bank', 300, 300, 0, 0, $2, $3, $3, false, '{}', 1)
      returning payment_id as "paymentId"`,
    id,
    status,
    quiet.now,
  );
  await shop.pool.query(
    'insert into payments.details (payment_id, number, content, written_at) values ($1, $2, $3, $4)',
    [paymentId, '12345', JSON.stringify({ sender: lastName }), quiet.now],
  );
  return paymentId;
};

/** Links the member with a partner site and inserts a refused transfer. */
const atPartner = async ({ id, lastName }: Member): Promise<void> => {
  const [{ id: siteId }] = await shop.rowsOf(
    `insert into partners.sites (id, name, name_en, base_url, key_id, secret, direction, daily_limit, open, created_at)
     values (gen_random_uuid(), 'マイル', '', 'https://partner.example', 'shop', 'secret', 'in', 0, true, $1) returning id`,
    quiet.now,
  );
  await shop.pool.query('insert into partners.links (member_id, site_id, account, linked_at) values ($1, $2, $3, $4)', [
    id,
    siteId,
    lastName,
    quiet.now,
  ]);
  await shop.pool.query(
    `insert into partners.transfers (transfer_id, member_id, site_id, direction, points, status, requested_at, version, account)
     values (gen_random_uuid(), $1, $2, 'in', 10, 'failed', $3, 1, $4)`,
    [id, siteId, quiet.now, lastName],
  );
};

/** Returns the tables with one of the texts anywhere in a row. */
const tablesWith = async (...texts: string[]): Promise<string[]> => {
  const tables = await shop.rowsOf(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const matches: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.rowsOf(
      `select from ${name} t where exists (select from unnest($1::text[]) x where strpos(lower(t::text), lower(x)) > 0) limit 1`,
      texts,
    );
    if (rows.length > 0) matches.push(name);
  }
  return matches;
};
const traitsOf = ({ lastName, firstName, mail, tel, address, building }: Member): string[] => [
  ...[lastName, firstName, mail, tel, `+81${tel.slice(1)}`, address, building, BORN],
];

describe('leaving', () => {
  it('lapses points and coins in the ledger, ends every session and sends a mail', async () => {
    const leaver = await member(120, 7);
    const elsewhere = await logIn(leaver.mail);
    expect(elsewhere.status).toBe(200);
    expect(await look(leaver)).toEqual({
      point: 120,
      coin: 7,
      cards: 0,
      parcels: 0,
      payments: 0,
      transfers: 0,
      owes: '0',
    });
    expect((await leave(leaver, { point: 120, coin: 7 })).body).toMatchObject({ state: 200 });
    expect(await walletOf(leaver)).toEqual({ paid: 0, free: 0, coin: 0 });
    expect(await isLoggedIn(leaver.browser)).toBe(false);
    expect(await shop.rowsOf('select from http.sessions where member_id = $1', leaver.id)).toEqual([]);
    expect((await logIn(leaver.mail)).body.errors).toHaveProperty('mail');
    const facts = await shop.rowsOf(
      `select type, data, xid::text from store.events where partition_key = $1 and type in ('AccountClosed', 'PointsSpent', 'CoinsSpent') order by type`,
      leaver.id,
    );
    const document = { kind: 'closing', id: leaver.id };
    expect(facts.map(({ data }) => data)).toEqual([
      { memberId: leaver.id, because: 'asked' },
      expect.objectContaining({ document }),
      expect.objectContaining({ document }),
    ]);
    expect(new Set(facts.map(({ xid }) => xid)).size).toBe(1);
    expect(facts.flatMap(({ data }) => data.lines ?? []).filter(({ account }) => account === 'breakage')).toEqual([
      { account: 'breakage', lot: null, amount: 7 },
      { account: 'breakage', lot: null, amount: 120 },
    ]);
    const [mail] = await shop.rowsOf(
      'select body from mail.messages where recipient = $1 order by mail_id desc',
      leaver.mail,
    );
    expect(mail.body).toContain('120ポイント、7コイン');
  });

  it('returns the stored response when it was lost, and closes the account once', async () => {
    const leaver = await member(50);
    const pair = quiet.pairOf(leaver.browser);
    const responses = [];
    for (let i = 0; i < 3; i++)
      responses.push(
        (await leaver.browser.twin().postWith(pair, 'user/close_account', { pass: CHOSEN_PASSWORD })).text,
      );
    expect(responses[1]).toBe(responses[0]);
    expect(responses[2]).toBe(responses[0]);
    expect(await shop.rowsOf('select from members.closed_accounts where member_id = $1', leaver.id)).toHaveLength(1);
  });

  it.each([
    ['another password', { pass: 'secret13' }, { pass: [expect.stringContaining('パスワードが正しくありません')] }],
    ['no password', { pass: '' }, { pass: ['パスワードを入力してください。'] }],
    ['another sum than lapses', { point: 49, coin: 0 }, { point: [expect.stringContaining('50ポイント、0コイン')] }],
    ['a sum that is none', { point: '1.5' }, { point: [expect.any(String)] }],
  ])('refuses %s and changes nothing', async (_, request, errors) => {
    const leaver = await member(50);
    expect((await leave(leaver, request)).body).toMatchObject({ state: 400, errors });
    expect(await isLoggedIn(leaver.browser)).toBe(true);
    expect(await walletOf(leaver)).toEqual({ paid: 0, free: 50, coin: 0 });
  });

  it('refuses while cards, parcels or payments are open, and says what to do', async () => {
    const leaver = await member(1000);
    await shop.openBox('of-leaver', { prizes: [buildPrize('only', 2, 500, { noReduction: true })] });
    const { body } = await leaver.browser.post('user/pack/buy', { pack_id: 'of-leaver', count: 1 });
    const card = body.cards[0].history_id;
    expect((await leave(leaver)).body.errors).toEqual({
      cards: [
        'まだ選択していないカードが1枚あります。商品履歴で発送かポイント還元を選んでから、もう一度お手続きください。',
      ],
    });
    await leaver.browser.post('user/pack/decision', { send_card: [card], reduction_card: [] });
    expect((await leave(leaver)).body.errors.cards).toEqual([expect.stringContaining('荷物が1個')]);
    const [{ id }] = await shop.rowsOf(
      'select shipment_id as id from shipments.parcels where member_id = $1',
      leaver.id,
    );
    const shipped = { delivery_code: '4900-1234-5675', carrier: 'ヤマト運輸', reason: '発送' };
    expect((await (await signInAs(shop, 'support')).post(`shipments/${id}/mark-shipped`, shipped)).status).toBe(200);
    expect((await leave(leaver)).body.errors.cards).toEqual([expect.stringContaining('荷物が1個')]);
    await quiet.pass(14 * DAY_MS);
    const paymentId = await payment(leaver, 'awaiting');
    expect((await leave(leaver)).body.errors).toEqual({ payments: [expect.stringContaining('1件')] });
    await shop.pool.query("update payments.payments set status = 'expired' where payment_id = $1", [paymentId]);
    await shop.pool.query('insert into members.standing (member_id, owed_yen) values ($1, 100)', [leaver.id]);
    expect((await leave(leaver)).body.errors).toEqual({ payments: [expect.stringContaining('お問い合わせ')] });
    await shop.pool.query('delete from members.standing where member_id = $1', [leaver.id]);
    expect((await leave(leaver)).status).toBe(200);
  });

  it('frees mail address and phone at once, and the next member gets no mails of the former', async () => {
    const leaver = await member();
    await shop.verifyPhone(leaver.browser, leaver.tel);
    expect((await leave(leaver)).status).toBe(200);
    const browser = new Browser(shop);
    const { id: _, browser: __, ...person } = leaver;
    expect((await browser.post('user/append', person)).status).toBe(200);
    await quiet.pass(1000);
    await shop.verifyPhone(browser, leaver.tel);
    for (let days = 0; days < 5; days++) {
      await quiet.sweep();
      await quiet.pass(DAY_MS);
    }
    const subjects = await shop.rowsOf('select subject from mail.messages where recipient = $1', leaver.mail);
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects).not.toContainEqual({ subject: '退会の手続きが完了しました' });
    expect((await logIn(leaver.mail)).status).toBe(200);
  });

  it('closes once for two requests at once; a draw in progress comes before it or is refused', async () => {
    const leaver = await member(300);
    await shop.openBox('race-leaving', { prizes: [buildPrize('a', 100, 10)] });
    const doing = [
      leave({ ...leaver, browser: leaver.browser.twin() }),
      leaver.browser.twin().post('user/pack/buy', { pack_id: 'race-leaving', count: 1 }),
      leave({ ...leaver, browser: leaver.browser.twin() }),
    ];
    for (const { status } of await Promise.all(doing)) expect([200, 400, 401, 403]).toContain(status);
    const closed = await shop.rowsOf('select from members.closed_accounts where member_id = $1', leaver.id);
    const [{ undecided }] = await shop.rowsOf(
      'select coalesce(sum(undecided), 0)::int as undecided from draws.draws where member_id = $1',
      leaver.id,
    );
    expect(closed.length + undecided).toBe(1);
  });

  it('leaves neither a duplicate nor a referral code behind', async () => {
    const [leaver, another] = [await member(), await member()];
    const [{ code }] = await shop.rowsOf(
      'select referral_code as code from members.profiles where member_id = $1',
      leaver.id,
    );
    expect((await new Browser(shop).post('user/confirm', { ...newcomer(), referralCode: code })).status).toBe(200);
    await leave(leaver);
    await leave(another);
    const harness = await signInAs(shop, 'support');
    expect((await harness.get(`members/${leaver.id}/duplicates`)).body).toMatchObject({ others: [], total: 0 });
    const { status, body } = await new Browser(shop).post('user/confirm', { ...newcomer(), referralCode: code });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['referral_code']]);
  });

  it('prevents every operator’s command on the account', async () => {
    const leaver = await member(10);
    await leave(leaver);
    const harness = await signInAs(shop, 'owner');
    const { body: shown } = await harness.get(`members/${leaver.id}`);
    expect(shown).toMatchObject({ state: 'closed', mail: '', last_name: '', points: 0 });
    for (const [command, body] of [
      ['unban', {}],
      ['ban', {}],
      ['grant-points', { points: 5 }],
    ] as const) {
      const { status, body: response } = await harness.post(`members/${leaver.id}/${command}`, {
        reason: '確認',
        ...body,
      });
      expect([status, response.errors.state]).toEqual([400, [expect.stringContaining('退会済み')]]);
    }
  });
});

describe('the data of a person who has left', () => {
  it('deletes client seeds that an earlier release left in erased accounts', async () => {
    const leaver = await member(1000);
    const client_seed = `${leaver.firstName}の運`;
    await shop.openBox('left-over', { prizes: [buildPrize('only', 2, 1000)] });
    const { body } = await leaver.browser.post('user/pack/buy', { pack_id: 'left-over', count: 1, client_seed });
    await leaver.browser.post('user/pack/decision', { send_card: [], reduction_card: [body.cards[0].history_id] });
    expect((await leave(leaver)).status).toBe(200);
    await quiet.pass(3 * DAY_MS);
    await quiet.sweep();
    const erasedAt = async () =>
      (await shop.rowsOf('select erased_at from members.closed_accounts where member_id = $1', leaver.id))[0].erased_at;
    expect(await erasedAt()).toEqual(quiet.now);
    await shop.rowsOf(
      'update draws.draws set client_seed = $2, client_seed_hash = null where draw_id = $1',
      body.history_id,
      client_seed,
    );
    const release = new ErasedClientSeeds1763600000554();
    const runner = { query: (text: string) => shop.pool.query(text) } as unknown as QueryRunner;
    await release.down(runner);
    await release.up(runner);
    expect([await erasedAt(), await tablesWith(client_seed)]).toEqual([null, ['draws.draws']]);
    await shop.pool.query("update store.deadlines set due_at = $1 where kind = 'erasure'", [quiet.now]);
    await quiet.sweep();
    expect([await erasedAt(), await tablesWith(client_seed)]).toEqual([quiet.now, []]);
    await expect(release.down(runner)).rejects.toThrow('the public logs would not verify');
  });

  it('disappears from all tables once its keep time is over, and the books are intact', async () => {
    const leaver = await member(1000, 3);
    await shop.verifyPhone(leaver.browser, leaver.tel);
    expect((await leaver.browser.post('user/birthday', { birthday: BORN })).status).toBe(200);
    await shop.pool.query("insert into catalog.favourites values ($1, '1', $2)", [leaver.id, quiet.now]);
    await leaver.browser.post('user/notification_settings', { expiry: '0', undecided: '0', shipping: '1', news: '1' });
    await addDevice(shop, leaver.id, `https://push.example/${leaver.mail}`);
    await logIn(leaver.mail);
    await shop.openBox('erased', { prizes: [buildPrize('only', 1, 500, { noReduction: true })] });
    const client_seed = `${leaver.lastName}の運`;
    const { body } = await leaver.browser.post('user/pack/buy', { pack_id: 'erased', count: 1, client_seed });
    const logOfBox = async () => (await leaver.browser.get('fair/pack/erased/log')).body.list;
    const logged = await logOfBox();
    expect(logged).toMatchObject([{ slot: 0, client_seed_hash: hash('sha256', client_seed) }]);
    await leaver.browser.post('user/pack/decision', { send_card: [body.cards[0].history_id], reduction_card: [] });
    expect((await leaver.browser.post('user/share', { history_id: body.history_id })).status).toBe(200);
    const [{ id }] = await shop.rowsOf(
      'select shipment_id as id from shipments.parcels where member_id = $1',
      leaver.id,
    );
    const shipped = { delivery_code: '4900-1234-5686', carrier: 'ヤマト運輸', reason: '発送' };
    expect((await (await signInAs(shop, 'support')).post(`shipments/${id}/mark-shipped`, shipped)).status).toBe(200);
    await payment(leaver, 'paid');
    expect((await leaver.browser.post('contact', { subject: '件名', body: '内容' })).status).toBe(200);
    const loggedOut = { name: leaver.lastName, mail: leaver.mail.toUpperCase(), subject: '件名', body: '内容' };
    expect((await new Browser(shop).post('contact', loggedOut)).status).toBe(200);
    const anothers = { ...loggedOut, mail: 'another-writer@example.com', name: '他人' };
    expect((await new Browser(shop).post('contact', anothers)).status).toBe(200);
    await quiet.feed();
    await quiet.pass(15 * DAY_MS);
    await atPartner(leaver);
    const before = await tablesWith(...traitsOf(leaver));
    expect(before).toEqual(
      expect.arrayContaining([
        'contacts.contacts',
        'draws.draws',
        'mail.messages',
        'members.birthdays',
        'members.log_ins',
        'members.phone_codes',
        'members.phone_holders',
        'members.profiles',
        'notifications.push_devices',
        'partners.links',
        'partners.transfers',
        'payments.details',
        'shipments.parcels',
        'sms.messages',
      ]),
    );
    expect((await leave(leaver)).status).toBe(200);
    await quiet.sweep();
    await quiet.feed();
    const listed = async () => (await (await signInAs(shop, 'finance')).get(`closed-accounts/${leaver.id}`)).body;
    expect(await listed()).toMatchObject({ id: leaver.id, because: 'asked', erased_at: null });
    expect(Date.parse((await listed()).next_erasure_at)).toBeGreaterThan(quiet.now.getTime());
    for (const trait of traitsOf(leaver)) expect(JSON.stringify(await listed())).not.toContain(trait);
    expect(await tablesWith(anothers.mail)).toContain('contacts.contacts');
    // The last mail may still have to be sent, and the parcel may come back.
    expect(await tablesWith(...traitsOf(leaver))).toEqual([
      'mail.messages',
      'members.closed_accounts',
      'shipments.parcels',
    ]);
    await quiet.pass(3 * DAY_MS);
    await quiet.sweep();
    expect(await tablesWith(...traitsOf(leaver))).toEqual(['shipments.parcels']);
    await quiet.pass(72 * DAY_MS);
    await quiet.sweep();
    expect(await listed()).toMatchObject({ erased_at: expect.any(String), next_erasure_at: null });
    expect(await tablesWith(...traitsOf(leaver))).toEqual([]);
    const { receipt } = (await (await signInAs(shop, 'support')).get(`draws/${body.history_id}`)).body;
    expect(receipt).toMatchObject({
      client_seed: null,
      client_seed_hash: hash('sha256', client_seed),
      client_seed_by: 'member',
    });
    expect(await logOfBox()).toEqual(logged);
    const [account] = await shop.rowsOf('select * from members.closed_accounts where member_id = $1', leaver.id);
    for (const table of [
      'notifications.mail_wishes',
      'notifications.push_devices',
      'catalog.favourites',
      'shares.shares',
    ])
      expect(await shop.rowsOf(`select from ${table} where member_id = $1`, leaver.id)).toEqual([]);
    expect(account).toMatchObject({ because: 'asked', coins: 3, mail: null, erased_at: quiet.now });
    expect(
      await shop.rowsOf("select from store.deadlines where kind = 'erasure' and stream_id = $1", `member-${leaver.id}`),
    ).toEqual([]);
    const [{ trial }] = await shop.rowsOf(
      "select coalesce(sum((l->>'amount')::int), 0)::int as trial from store.events e, json_array_elements(e.data->'lines') l",
    );
    expect(trial).toBe(0);
  });
});
