import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, WholeShop } from '../../../test/support/whole-shop.js';
import { addDevice, CHOSEN_PASSWORD, registerIn, registrationsOf } from './members.fixture.js';

const TEN_MINUTES_MS = 10 * 60_000;

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());

const newcomer = registrationsOf('本人', 'own-data', '0908888');

/** Registers a member in a browser. */
const member = async (referralCode = '') => {
  const person = { ...newcomer(), referralCode };
  const browser = new Browser(shop, { 'user-agent': `Browser of ${person.mail}` });
  const id = await registerIn(shop, browser, person);
  const [{ code }] = await shop.rowsOf('select referral_code as code from members.profiles where member_id = $1', id);
  return { ...person, id, code: code as string, browser };
};
type Member = Awaited<ReturnType<typeof member>>;

const traitsOf = ({ id, lastName, firstName, mail, tel, address, building }: Member): string[] => [
  ...[id, lastName, firstName, mail, tel, `+81${tel.slice(1)}`, address, building],
];
const prove = (browser: Browser, pass = CHOSEN_PASSWORD) =>
  browser.postWith(quiet.pairOf(browser), 'user/export_data', { pass });
const file = (browser: Browser) => browser.get('user/export_data');

/** The tables with personal data, each with its section of the file. */
const SECTIONS: Readonly<Record<string, string>> = {
  'catalog.favourites': 'favourites',
  'contacts.answers': 'contacts',
  'contacts.contacts': 'contacts',
  'draws.draw_history': 'draws',
  'draws.draws': 'draws',
  'http.sessions': 'sessions',
  'legal.agreements': 'agreements',
  'legal.objections': 'objections',
  'legal.readings': 'announcements_read',
  'mail.messages': 'mails',
  'members.birthdays': 'birthday',
  'members.former_accounts': 'former_accounts',
  'members.log_ins': 'log_ins',
  'members.phone_codes': 'phone_codes',
  'members.phone_holders': 'verified_phones',
  'members.profiles': 'profile',
  'members.standing': 'standing',
  'notifications.mail_wishes': 'notification_settings',
  'notifications.notifications': 'notifications',
  'notifications.push_devices': 'notification_devices',
  'notifications.readers': 'notifications_seen',
  'partners.links': 'partner_sites',
  'partners.transfers': 'partner_transfers',
  'payments.details': 'payments',
  'payments.payments': 'payments',
  'points.coin_history': 'coin_history',
  'points.lots': 'point_lots',
  'points.point_history': 'point_history',
  'points.wallets': 'wallet',
  'ranks.kept': 'kept_ranks',
  'ranks.paid_months': 'paid_months',
  'referrals.referrals': 'own_referral',
  'shares.shares': 'shares',
  'shipments.former_addresses': 'former_addresses',
  'shipments.parcels': 'parcels',
  'wins.hidden_winners': 'wins_hidden',
};

/** The tables with personal data that the file omits, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'draws.drawn_before': 'a sum of draws in accounts that the person has closed, which lead to nobody any more',
  'abuse.case_steps':
    'the operators’ own words on a suspicion, which is about others, too; by request, after an identity check',
  'books.findings': 'where the shop’s own rows were not what its log says; of values that other sections tell',
  'books.lots': 'a fold of the movements that the histories tell of',
  'books.wallets': 'a fold of the movements that the histories tell of',
  'http.last_uses': 'the hour of the last request, which is the one that asks',
  'legal.announcements': 'how far the shop has come with telling of a text, by the last id',
  'ledger.card_places': 'the books’ count of the cards that the section draws tells of',
  'ledger.ledger_entries': 'the books’ lines of the movements that the histories tell of',
  'mail.unconfirmed': 'the moments at which an unconfirmed address was last written to',
  'members.closed_accounts': 'holds those who have left, and they have no session',
  'members.credentials': 'a hash of the password',
  'members.mail_links': 'hashes of links that are keys',
  'members.password_links': 'hashes of links that are keys',
  'members.unused_accounts': 'of those who are not here; who asks is here, and it is forgotten',
  'notifications.reminded': 'until when the mails of its section have told of what is due; deleted a day after that',
  'operators.audit_trail': 'the operators’ own words, which may be about others; by request, after an identity check',
  'operators.operators': 'whose account it is of those who run the shop; that it is one the section standing tells',
  'payments.deposit_senders': 'who has sent a transfer, in the bank’s words: it may be another',
  'payments.payers': 'names under which providers pay out',
  'ranks.turn': 'how far the shop has come with telling a month’s ranks, by the last id',
  'sms.messages': 'the codes, which are keys; when which phone was sent one is in phone_codes',
  'store.answers': 'answers that may have to be sent again, of what the sections tell; deleted after some days',
  'store.deadlines': 'when what is to be done of what the sections tell',
  'store.events': 'the facts that the sections were made from; they hold ids and no person',
};

/** Returns the tables with one of the texts anywhere in a row. */
const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const tables =
    await shop.rowsOf(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1`);
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

/** Creates a member with data in every table about members, and two other members who are linked. */
const planted = async () => {
  const referrer = await member();
  const ownMember = await member(referrer.code);
  const friend = await member(ownMember.code);
  await shop.grant(ownMember.id, 1000);
  const owner = await signInAs(shop, 'owner');
  await owner.post(`members/${ownMember.id}/grant-coins`, { coins: 3, reason: '付与' });
  await shop.verifyPhone(ownMember.browser, ownMember.tel);
  await new Browser(shop).post('user/login', { mail: ownMember.mail, pass: CHOSEN_PASSWORD });
  await shop.openBox('own-data', { prizes: [buildPrize('only', 3, 500, { noReduction: true })] });
  const { body } = await ownMember.browser.post('user/pack/buy', { pack_id: 'own-data', count: 2 });
  await ownMember.browser.post('user/pack/decision', { send_card: [body.cards[0].history_id], reduction_card: [] });
  await ownMember.browser.post('user/limits', { monthly_yen: 30000, pause_days: 0 });
  await shop.pool.query('insert into members.birthdays (member_id, birthday, given_at) values ($1, $2, $3)', [
    ownMember.id,
    '1990-05-17',
    quiet.now,
  ]);
  const [{ shipment_id }] = await shop.rowsOf(
    'select shipment_id from shipments.parcels where member_id = $1',
    ownMember.id,
  );
  await shop.pool.query(
    `insert into shipments.former_addresses (shipment_id, until_version, replaced_at, name, zipcode, pref_id, province, shiku, address, building, tel)
     values ($1, 2, $2, $3, '1000002', 13, '', '', $4, '', $5)`,
    [shipment_id, quiet.now, ownMember.lastName, `以前の${ownMember.address}`, ownMember.tel],
  );
  const [{ payment_id }] = await shop.rowsOf(
    `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
        bonus_coins, status, requested_at, due_at, late, alarms, version)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'bank-transfer', 'bank', 300, 300, 0, 0, 'paid', $2, $2, false, '{}', 1)
      returning payment_id`,
    ownMember.id,
    quiet.now,
  );
  const content = { sender: ownMember.lastName, goOn: { url: 'https://provider.example/?secret=provider-key' } };
  await shop.pool.query(
    'insert into payments.details (payment_id, number, content, written_at, payer_fingerprints) values ($1, $2, $3, $4, $5)',
    [payment_id, '12345', JSON.stringify(content), quiet.now, ['fingerprint-of-the-payer']],
  );
  await shop.pool.query(
    `insert into payments.movements (movement_id, payment_id, provider, kind, yen, at, day)
     values (gen_random_uuid(), $1, 'bank', 'taken', 300, $2::timestamptz, $2::date)`,
    [payment_id, quiet.now],
  );
  await shop.pool.query(
    `insert into members.standing (member_id, owed_yen) values ($1, 100) on conflict (member_id) do update set owed_yen = 100`,
    [ownMember.id],
  );
  await shop.pool.query(
    `insert into referrals.referrals (friend_id, referrer_id, status, signs, opened_at, version) values ($1, $2, 'held', '{device}', $4, 1), ($3, $1, 'waiting', '{}', $4, 1)`,
    [ownMember.id, referrer.id, friend.id, quiet.now],
  );
  const [rank] = await shop.rowsOf(
    `insert into ranks.ranks (id, name, name_en, image_url, rank_max_price, rank_coin, created_at)
     values (gen_random_uuid(), 'ゴールド', 'Gold', '', 1000, 1, $1) returning id`,
    quiet.now,
  );
  await shop.pool.query('insert into ranks.kept (member_id, month, rank_id) values ($1, $2, $3)', [
    ownMember.id,
    '2026-04',
    rank.id,
  ]);
  await shop.pool.query('insert into ranks.paid_months (id, member_id, month, yen) values ($1, $2, $3, 300)', [
    `${ownMember.id}:2026-04`,
    ownMember.id,
    '2026-04',
  ]);
  await shop.pool.query("insert into legal.agreements values ($1, 'terms-of-service', 1, $2)", [
    ownMember.id,
    quiet.now,
  ]);
  await shop.pool.query(
    `with told as (insert into legal.announcements (text, version, in_force_from, announced_at, mailed_to)
        values ('terms-of-service', 2, '2099-01-01', $2, $1)),
      object as (insert into legal.objections values ($1, 'terms-of-service', 2, '2026-01-01', $2))
    insert into legal.readings values ($1, 'terms-of-service', 2, $2)`,
    [ownMember.id, quiet.now],
  );
  const [site] = await shop.rowsOf(
    `insert into partners.sites (id, name, name_en, base_url, key_id, secret, direction, daily_limit, open, created_at)
     values (gen_random_uuid(), 'マイル', '', 'https://partner.example', 'shop', 'partner-secret', 'in', 0, true, $1) returning id`,
    quiet.now,
  );
  await shop.pool.query('insert into partners.links (member_id, site_id, account, linked_at) values ($1, $2, $3, $4)', [
    ownMember.id,
    site.id,
    ownMember.lastName,
    quiet.now,
  ]);
  await shop.pool.query(
    `insert into partners.transfers (transfer_id, member_id, site_id, direction, points, status, requested_at, version, account)
     values (gen_random_uuid(), $1, $2, 'in', 10, 'failed', $3, 1, $4)`,
    [ownMember.id, site.id, quiet.now, ownMember.lastName],
  );
  const former = await member();
  await shop.pool.query(
    `with closed as (insert into members.closed_accounts (member_id, closed_at, because, points, coins, mail_hash, mail_theirs_since)
        values ($2, $3, 'asked', 0, 0, '', $3))
    insert into members.former_accounts values ($1, $2, $3)`,
    [ownMember.id, former.id, quiet.now],
  );
  const { number } = (await ownMember.browser.post('contact', { subject: '件名', body: '内容' })).body;
  const [contact] = (await owner.get(`contacts?filter={"q":"${number}"}`)).body;
  await owner.post(`contacts/${contact.id}/answer`, { text: `${ownMember.lastName}様へ`, reason: '回答' });
  const [draw] = await shop.rowsOf('select draw_id from draws.draws where member_id = $1', ownMember.id);
  expect((await ownMember.browser.post('user/share', { history_id: draw.draw_id })).status).toBe(200);
  await ownMember.browser.post('user/notifications/read', {});
  await shop.pool.query("insert into catalog.favourites values ($1, '1', $2)", [ownMember.id, quiet.now]);
  await ownMember.browser.post('user/notification_settings', { expiry: '0', undecided: '1', shipping: '1', news: '1' });
  await ownMember.browser.post('user/win_settings', { show: '0' });
  await addDevice(shop, ownMember.id, 'https://push.example/own');
  await quiet.feed();
  return { referrer, ownMember, friend };
};

describe('a member’s own data', () => {
  it('has every table’s data or a reason for its absence, nothing about others, and no secrets', async () => {
    const { referrer, ownMember, friend } = await planted();
    const { status, headers, text, body } = await file(ownMember.browser);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toBe('attachment; filename="my-data-2026-04-01.json"');
    expect(headers['cache-control']).toContain('no-store');

    const holding = await tablesWith(traitsOf(ownMember));
    expect(holding.filter((table) => !SECTIONS[table] && !LEFT_OUT[table])).toEqual([]);
    expect(Object.keys(SECTIONS).filter((table) => !holding.includes(table))).toEqual([]);
    for (const [table, section] of Object.entries(SECTIONS))
      expect([table, body[section]?.length > 0]).toEqual([table, true]);
    for (const trait of [...traitsOf(ownMember), '1990-05-17']) expect(text).toContain(trait);
    expect(text).toContain(`以前の${ownMember.address}`);
    expect(body.payments).toMatchObject([{ payer_fingerprints: ['fingerprint-of-the-payer'] }]);

    for (const other of [referrer, friend])
      for (const trait of [...traitsOf(other), other.code]) expect(text).not.toContain(trait);
    const [secrets] = await shop.rowsOf(
      `select c.password_hash, encode(p.code_hash, 'hex') as code_hash, s.id as session, b.manifest, encode(b.encrypted_seed, 'hex') as seed
         from members.credentials c join members.phone_codes p using (member_id), http.sessions s, draws.boxes b
        where c.member_id = $1::uuid and s.member_id = $1::text limit 1`,
      ownMember.id,
    );
    const token = ownMember.browser.cookie.split('=')[1]!;
    const keys = [
      secrets.password_hash,
      secrets.code_hash,
      secrets.session,
      secrets.seed,
      token,
      await shop.lastCode(),
      'provider-key',
    ];
    for (const secret of keys) expect(text).not.toContain(secret);
    const [{ body: welcome }] = await shop.rowsOf(
      'select body from mail.messages where recipient = $1 order by mail_id',
      ownMember.mail,
    );
    const [, link] = /[?&]token=(\S+)/.exec(welcome)!;
    expect(text).not.toContain(link);
    expect(body.mails[0].body).toContain('token=…');
    expect(text).not.toContain('held');
  });

  it('has each draw with its cards when they are read in several batches', async () => {
    const ownMember = await member();
    await shop.grant(ownMember.id, 100_000);
    await shop.openBox('many-draws', { prizes: [buildPrize('a', 300, 10), buildPrize('b', 300, 20)] });
    for (let i = 0; i < 230; i++) {
      if (i % 20 === 0) await quiet.pass(1);
      expect((await ownMember.browser.post('user/pack/buy', { pack_id: 'many-draws', count: 1 })).status).toBe(200);
    }
    await quiet.feed();
    const { body } = await file(ownMember.browser);
    const drawn = await shop.rowsOf(
      'select draw_id from draws.draws where member_id = $1 order by drawn_at, draw_id',
      ownMember.id,
    );
    expect(body.draws.map(({ draw_id }: { draw_id: string }) => draw_id)).toEqual(drawn.map(({ draw_id }) => draw_id));
    expect(body.draws[0]).toMatchObject({
      pack: 'パックmany-draws',
      cost: 100,
      cards: [{ name: expect.stringMatching(/^Card [ab]$/), outcome: 'undecided' }],
    });
  });

  it('covers every table with a member’s id, or names a reason', async () => {
    const named =
      await shop.rowsOf(`select distinct table_schema || '.' || table_name as name from information_schema.columns
      where column_name in ('member_id', 'friend_id', 'referrer_id', 'recipient', 'owner')
        and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
    const ofParts = named.map(({ name }) => name).filter((name) => !SECTIONS[name] && !LEFT_OUT[name]);
    expect(ofParts).toEqual([]);
  });
});

describe('who gets it', () => {
  it('includes the member who has logged in or typed the password within ten minutes, in this session', async () => {
    const ownMember = await member();
    expect((await file(ownMember.browser)).status).toBe(200);
    await quiet.pass(TEN_MINUTES_MS);
    expect((await file(ownMember.browser)).body).toMatchObject({
      state: 400,
      errors: { pass: [expect.stringContaining('もう一度')] },
    });
    const elsewhere = new Browser(shop);
    expect((await elsewhere.post('user/login', { mail: ownMember.mail, pass: CHOSEN_PASSWORD })).status).toBe(200);
    expect((await file(ownMember.browser)).status).toBe(400);
    expect((await prove(ownMember.browser)).body).toMatchObject({ state: 200, good_for_seconds: 600 });
    await quiet.pass(TEN_MINUTES_MS - 1);
    expect((await file(ownMember.browser)).status).toBe(200);
    await quiet.pass(1);
    expect((await file(ownMember.browser)).status).toBe(400);
  });

  it('excludes another password and visitors', async () => {
    const ownMember = await member();
    await quiet.pass(TEN_MINUTES_MS);
    expect((await prove(ownMember.browser, 'secret13')).body.errors).toEqual({
      pass: [expect.stringContaining('正しくありません')],
    });
    expect((await prove(ownMember.browser, '')).body.errors).toEqual({ pass: ['パスワードを入力してください。'] });
    expect((await file(ownMember.browser)).status).toBe(400);
    expect((await shop.visitorGet('user/export_data')).status).toBe(401);
  });

  it('excludes the member after three files a day, and the page shows the limit before', async () => {
    const limited = await WholeShop.open({ environment: { RATE_LIMITS: '1' } });
    try {
      const { memberId, browser } = await limited.person();
      const { rows } = await limited.pool.query('select password_hash from members.credentials limit 1');
      await limited.pool.query('insert into members.credentials values ($1, $2)', [memberId, rows[0].password_hash]);
      const responses = [];
      for (let i = 0; i < 4; i++) responses.push((await file(browser)).status);
      expect(responses).toEqual([200, 200, 200, 429]);
      const { status, body } = await browser.post('user/export_data', { pass: CHOSEN_PASSWORD });
      expect([status, body.errors]).toEqual([400, { pass: [expect.stringContaining('1日3回まで')] }]);
    } finally {
      await limited.close();
    }
  });
});
