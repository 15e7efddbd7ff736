import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toTokyoDate } from '../../services/kernel/time.js';
import { announceVersion, loadTextsWithNewVersion } from '../../services/legal/test/new-version.fixture.js';
import { createSilentTransfer } from '../../services/partners/test/silent-transfer.fixture.js';
import { Permissions } from '../../services/platform/console-api/access/permissions.js';
import { createHeldReferral } from '../../services/referrals/test/referral.fixture.js';
import { loadDemo } from '../../services/startup/demo.js';
import type { RunningShop } from '../../services/startup/process.js';
import { Browser } from '../support/browser.js';
import { type Console, runWithApproval, signInAs } from '../support/console.js';
import { buildPrize, WholeShop } from '../support/whole-shop.js';

const reason = 'because';
const dispatch = { delivery_code: '1234-5678-9012', carrier: '西濃運輸' };
const elsewhere = { zipcode: '5300001', pref_id: 27, shiku: '大阪市', address: '梅田1-1' };
const BANK = {
  BANK_NAME: 'みずほ銀行',
  BANK_BRANCH: '本店',
  BANK_ACCOUNT: '普通 1234567',
  BANK_HOLDER_KANA: 'カ)オリパ',
};
const SITE = {
  name: '提携サイト',
  base_url: 'https://partner.example/api',
  key_id: 'shop',
  secret: 'agreed',
  direction: 'out',
  daily_limit: 0,
  open: true,
};
/** Terms of an offer for a card of the demo. */
const OFFER = { card_id: 'sb-005', price_point: 1500, stock: 3 };
const RANK = { name: 'シルバー', rank_max_price: 5001, rank_coin: 30 };
const COURSE = { price: 3000, point: 3000, on_sale: true };
const UNKNOWN_IDS = ['00000000-0000-7000-8000-000000000000', '0', 'x', '1%00'];

/** Example of a command. */
interface Sample {
  readonly body?: object;
  /** A target with a version on which the command is possible. */
  readonly live?: string;
  /** A target on which the command is impossible, too late or too early. */
  readonly closed?: string;
}

let shop: WholeShop;
let owner: Console;
let samples: Readonly<Record<string, Sample>>;
let commands: readonly string[];

const post = async (path: string, body: object): Promise<{ id: string }> => {
  const { status, body: response } = await runWithApproval(shop, () => owner.post(path, { reason, ...body }));
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
  return response;
};

/** Creates a parcel that a member has requested. */
let boxes = 0;
const parcel = async (): Promise<string> => {
  boxes += 1;
  const packId = `parcels-${boxes}`;
  const { memberId, browser } = await shop.person(1000);
  await shop.openBox(packId, { prizes: [buildPrize('only', 2, 9000, { noReduction: true })] });
  const { body } = await browser.post('user/pack/buy', { pack_id: packId, count: 'all' });
  const send_card = body.cards.map((card: { history_id: string }) => card.history_id);
  await browser.post('user/pack/decision', { send_card, reduction_card: [] });
  const { rows } = await shop.pool.query('select shipment_id from shipments.parcels where member_id = $1', [memberId]);
  return rows[0].shipment_id;
};

/** Creates a transfer that a new member has announced. */
const transfer = async (course: string): Promise<string> => {
  const { memberId, browser } = await shop.person();
  await browser.post('user/point/buy', { point_price_id: course, pay_id: '4', name: 'ヤマダ' });
  const text = 'select payment_id as id from payments.payments where member_id = $1';
  return (await shop.pool.query<{ id: string }>(text, [memberId])).rows[0]!.id;
};
const onAccount = { yen: 3000, received_at: '2020-01-01T00:00:00+09:00' };

/** Imports a deposit that matches no payment. */
const heldDeposit = async (number: string): Promise<string> => {
  const day = toTokyoDate(shop.clock.now());
  const file = `取引日,照会番号,金額,振込依頼人名\n${day},${number},700,${number} ABC\n`;
  await owner.send('POST', 'deposits/import?reason=because', file, { 'content-type': 'text/csv' });
  return (await owner.get(`deposits?filter={"q":"${number}"}`)).body[0].id;
};

const discardedMail = async (): Promise<string> => {
  const { rows } = await shop.pool.query(`insert into mail.messages
      (id, recipient, subject, body, created_at, attempts, error, parked_at, discarded_at)
    values ('given-up', 'a@example.com', 's', 'b', now(), 2, '550', now(), now()) returning mail_id::text as id`);
  return rows[0].id;
};

/** Creates a member whose phone is verified. */
const verified = async (): Promise<string> => {
  const { memberId, browser } = await shop.person();
  await shop.verifyPhone(browser, '08012345678');
  return memberId;
};

const born = async (): Promise<string> => {
  const { memberId, browser } = await shop.person();
  expect((await browser.post('user/birthday', { birthday: '2000-01-31' })).status).toBe(200);
  return memberId;
};

/** Grants points to a member. Returns the entry. */
const granted = async (id: string): Promise<string> => {
  await post(`members/${id}/grant-points`, { points: 10 });
  const { rows } = await shop.pool.query('select event_id from store.events where stream_id = $1', [`wallet-${id}`]);
  return rows[0].event_id;
};

/** Sends a visitor's contact request. */
const contact = async (): Promise<string> => {
  const text = { mail: 'a@example.com', name: 'A', subject: 's', body: 'b' };
  const { number } = (await new Browser(shop).post('contact', text)).body;
  return (await owner.get(`contacts?filter={"q":"${number}"}`)).body[0].id;
};

/** Requests an approval as support. */
const approval = async (): Promise<string> => {
  const support = await signInAs(shop, 'support');
  await support.post(`members/${(await shop.person()).memberId}/grant-points`, { reason, points: 60_000 });
  return (await owner.get('approvals?range=[0,0]')).body[0].id;
};

const prepare = async (): Promise<Record<string, Sample>> => {
  const member = (await shop.person()).memberId;
  const banned = (await shop.person()).memberId;
  await post(`members/${banned}/ban`, {});
  const { body: packs } = await owner.get('packs?filter={"status":"published"}');
  const [onSale, closed] = packs.map(({ id }: { id: string }) => id);
  await post(`packs/${closed}/close`, {});
  const requested = await parcel();
  const shipped = await parcel();
  await post(`shipments/${shipped}/mark-shipped`, dispatch);
  const operator = { name: 'New', role: 'support', password: 'correct horse' };
  const active = await post('operators', { ...operator, mail: 'active@example.com' });
  const disabled = await post('operators', { ...operator, mail: 'disabled@example.com' });
  await post(`operators/${disabled.id}/disable`, {});
  const discarded = await discardedMail();
  const [course, withdrawn] = [await post('point-courses', COURSE), await post('point-courses', COURSE)];
  await post(`point-courses/${withdrawn.id}/withdraw`, {});
  const [rank, withdrawnRank] = [await post('ranks', RANK), await post('ranks', { ...RANK, rank_max_price: 9001 })];
  await post(`ranks/${withdrawnRank.id}/withdraw`, {});
  const [awaited, paid] = [await transfer(course.id), await transfer(course.id)];
  await post(`payments/${paid}/confirm-deposit`, onAccount);
  const [held, ignored] = [await heldDeposit('11111'), await heldDeposit('22222')];
  await post(`deposits/${ignored}/ignore`, {});
  const [heldForLook, settled] = [await createHeldReferral(shop), await createHeldReferral(shop)];
  await post(`referrals/${settled}/refuse`, {});
  const [offer, withdrawnOffer] = [await post('exchange-offers', OFFER), await post('exchange-offers', OFFER)];
  await post(`exchange-offers/${withdrawnOffer.id}/withdraw`, {});
  const [openContact, closedContact] = [await contact(), await contact()];
  await post(`contacts/${closedContact}/close`, {});
  const onContact = { live: openContact, closed: closedContact };
  const [waiting, declined] = [await approval(), await approval()];
  await post(`approvals/${declined}/decline`, {});
  const onApproval = { live: waiting, closed: declined };
  await announceVersion(shop.pool);
  const objection = { announcement: 'privacy-policy.9', received_on: '2020-02-01' };
  const objector = (await shop.person()).memberId;
  await post(`members/${objector}/record-objection`, objection);
  const site = await post('partner-sites', SITE);
  const onTransfer = {
    live: await createSilentTransfer(shop, site.id),
    closed: await createSilentTransfer(shop, site.id, true),
  };
  const [suspect, cleared] = [(await shop.person()).memberId, (await shop.person()).memberId];
  const [openCase, dismissed] = [
    await post(`members/${suspect}/open-case`, {}),
    await post(`members/${cleared}/open-case`, {}),
  ];
  await post(`abuse-cases/${dismissed.id}/dismiss`, {});
  const onCase = { live: openCase.id, closed: dismissed.id };
  const profile = await post('bank-profiles', { name: 'Layout', booked_on: '計上日', in: 'ご入金', sender: 'お名前' });
  const onReferral = { live: heldForLook, closed: settled };
  const onPayment = { live: awaited, closed: paid };
  const onMember = { live: member, closed: banned };
  const onPack = { live: onSale, closed };
  const onOperator = { live: active.id, closed: disabled.id };
  const onParcel = { live: requested, closed: shipped };
  const onShipped = { live: shipped, closed: requested };
  return {
    'members/ban': onMember,
    'members/forfeit': { live: suspect, closed: member, body: { case_id: openCase.id, reason_code: 'fraud' } },
    'members/open-case': { closed: suspect },
    'abuse-items/open-case': {},
    'abuse-cases/assign': onCase,
    'abuse-cases/note': onCase,
    'abuse-cases/dismiss': onCase,
    'abuse-cases/close': onCase,
    'members/unban': { live: banned, closed: member },
    'members/keep': onMember,
    'members/change-mail': { ...onMember, body: { mail: 'changed@example.com', checked: ['licence'] } },
    'members/change-address': {
      ...onMember,
      body: { zipcode: '5300001', pref_id: 27, shiku: '大阪市北区', address: '梅田3-1-1', checked: ['licence'] },
    },
    'members/release-phone': { live: await verified(), closed: member },
    'members/release-birthday': { live: await born(), closed: member },
    // A member's objection has no version.
    'members/record-objection': { closed: objector, body: objection },
    'legal-texts/announce': { live: 'terms-of-service', closed: 'privacy-policy' },
    'members/grant-points': { ...onMember, body: { points: 10 } },
    'members/grant-coins': { ...onMember, body: { coins: 10 } },
    'members/reverse-grant': { ...onMember, body: { entry: await granted(member) } },
    'contacts/answer': { ...onContact, body: { text: 'x' } },
    'contacts/assign': onContact,
    'contacts/close': onContact,
    'packs/publish': onPack,
    'packs/cancel-publication': onPack,
    'packs/change-display': { ...onPack, body: { position: 3 } },
    'packs/pause': onPack,
    'packs/resume': onPack,
    'packs/close': onPack,
    'shipments/mark-shipped': { ...onParcel, body: { ...dispatch, delivery_code: '9' } },
    'shipments/correct-tracking': { ...onShipped, body: { ...dispatch, delivery_code: '7' } },
    'shipments/change-address': { ...onParcel, body: elsewhere },
    'shipments/combine': onParcel,
    'shipments/split': onParcel,
    'shipments/mark-returned': onShipped,
    'shipments/resend': { ...onShipped, body: { ...dispatch, delivery_code: '8' } },
    'shipments/forfeit': onShipped,
    'operators/change-role': { ...onOperator, body: { role: 'finance' } },
    'operators/disable': onOperator,
    'operators/enable': { live: disabled.id, closed: active.id },
    'operators/require-otp': onOperator,
    'operators/waive-otp': onOperator,
    'operators/reset-otp': onOperator,
    'operators/reset-password': { ...onOperator, body: { password: 'another horse' } },
    'operators/name-member': { ...onOperator, body: { member_id: UNKNOWN_IDS[0] } },
    'operators/unname-member': onOperator,
    'approvals/approve': onApproval,
    'approvals/decline': onApproval,
    'settings/change': { live: 'shipping-threshold', body: { value: 900 } },
    'settings/maintenance': { live: 'maintenance', body: { on: true } },
    // A transfer has no provider to query.
    'payments/check': onPayment,
    'payments/cancel': onPayment,
    'payments/confirm-deposit': { ...onPayment, body: onAccount },
    'payments/refund': { live: paid, closed: awaited, body: { yen: 3000 } },
    'payments/confirm-refund': { ...onPayment, body: { sent_at: onAccount.received_at } },
    'payments/withdraw-refund': onPayment,
    'payments/record-return': { ...onPayment, body: { yen: 1 } },
    // It has no refund.
    'payments/bounce-refund': { ...onPayment, body: { refund_id: 'none' } },
    'payments/settle-debt': { ...onPayment, body: { yen: 1, by: 'transfer' } },
    'bank-profiles/remove': { live: profile.id },
    'deposits/match': { live: held, closed: ignored, body: { payment_id: awaited } },
    'deposits/credit-smaller': { live: held, closed: ignored, body: { course_id: course.id } },
    // It has no settlement.
    'deposits/match-payout': { live: held, closed: ignored, body: { settlements: ['paypal-2026-01-31'] } },
    // It has no reversal.
    'deposits/reverse': { live: held, closed: ignored },
    'deposits/return': { live: held, closed: ignored },
    'deposits/ignore': { live: held, closed: ignored },
    // Transfers cannot be disputed, and these have no fault.
    'payments/charge-back': onPayment,
    'payments/charge-back-won': onPayment,
    'payments/charge-back-lost': onPayment,
    'payments/close-alarm': { ...onPayment, body: { alarm: 'surplus' } },
    // It has this setting already.
    'payment-methods/switch': { live: 'carrier', closed: 'carrier', body: { on: true } },
    'ranks/withdraw': { live: rank.id, closed: withdrawnRank.id },
    'referrals/pay': onReferral,
    'referrals/refuse': onReferral,
    'partner-transfers/settle': { ...onTransfer, body: { done: false } },
    'exchange-offers/restock': { live: offer.id, closed: withdrawnOffer.id, body: { count: 1 } },
    'exchange-offers/withdraw': { live: offer.id, closed: withdrawnOffer.id },
    'point-courses/withdraw': { live: course.id, closed: withdrawn.id },
    'projections/rebuild': { closed: 'notify-member-when-shipped' },
    'projections/reconcile': { closed: 'notify-member-when-shipped' },
    // Closed targets are tested in `books/test/frozen.int.spec.ts`.
    'book-findings/close': {},
    // Closed targets are tested with the retry and discard of dead letters.
    'dead-letters/retry': {},
    'dead-letters/discard': {},
    'parked-mails/retry': { closed: discarded },
    'parked-mails/discard': { closed: discarded },
  };
};

beforeAll(async () => {
  shop = await WholeShop.open({ environment: { ...BANK, LEGAL_TEXTS: loadTextsWithNewVersion('2099-01-01') } });
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
  owner = await signInAs(shop, 'owner');
  samples = await prepare();
  commands = shop.app
    .get(Permissions, { strict: false })
    .routes()
    .flatMap(({ method, path }) => {
      const [, resource, command] = /^admin-api\/([\w-]+)\/:\w+\/([\w-]+)$/.exec(path) ?? [];
      return method === 'POST' && command ? [`${resource}/${command}`] : [];
    });
});
afterAll(() => shop?.close());

const give = (command: string, id: string, body: object) => {
  const [resource, name] = command.split('/');
  return owner.post(`${resource}/${id}/${name}`, body);
};
const facts = async (): Promise<number> =>
  (await shop.pool.query('select count(*) as count from store.events')).rows[0].count;

/** Sends every command that has such a target. Each must be refused and change nothing. */
const refusedAll = async (
  state: 400 | 409,
  idOf: (sample: Sample) => string | undefined,
  bodyOf: (sample: Sample) => object,
): Promise<Record<string, readonly string[]>> => {
  const before = await facts();
  const refused: Record<string, readonly string[]> = {};
  for (const command of commands) {
    const sample = samples[command]!;
    const id = idOf(sample);
    if (id === undefined) continue;
    const { status, body } = await give(command, id, bodyOf(sample));
    refused[command] = status === state ? Object.keys(body.errors) : [`${status} ${JSON.stringify(body)}`];
  }
  expect(await facts()).toBe(before);
  return refused;
};
const named = (refused: object, field: string) => Object.fromEntries(Object.keys(refused).map((key) => [key, [field]]));

describe('every command of the operators’ API', () => {
  it('has a sample here', () => {
    expect([...commands].sort()).toEqual(Object.keys(samples).sort());
  });

  it.each([
    ['no reason', {}],
    ['an empty reason', { reason: '' }],
    ['a reason of spaces', { reason: ' \n\t' }],
    ['a reason without end', { reason: 'x'.repeat(501) }],
    ['a reason that is no text', { reason: { $ne: '' } }],
  ])('refuses %s', async (_, without) => {
    const refused = await refusedAll(
      400,
      ({ live, closed }) => live ?? closed ?? '1',
      ({ body }) => ({ ...body, ...without }),
    );
    expect(refused).toEqual(named(refused, 'reason'));
  });

  it('refuses an outdated version', async () => {
    const refused = await refusedAll(
      409,
      ({ live }) => live,
      ({ body }) => ({ ...body, reason, version: 999_999 }),
    );
    expect(refused).toEqual(named(refused, 'version'));
    expect(Object.keys(refused).length).toBeGreaterThan(20);
  });

  it('refuses a closed target with a message', async () => {
    const refused = await refusedAll(
      400,
      ({ closed }) => closed,
      ({ body }) => ({ ...body, reason }),
    );
    const fields = Object.values(refused).map(([field]) => field);
    expect(Object.entries(refused).filter(([, [field]]) => !/^[a-z_]+$/.test(field!))).toEqual([]);
    expect(fields.length).toBeGreaterThan(20);
  });

  it.each([
    ['members', 'ban', { state: ['active', 'banned'] }],
    ['packs', 'close', { status: ['published', 'closed'] }],
    ['operators', 'disable', { status: ['active', 'disabled'] }],
    ['shipments', 'mark-shipped', { status: ['requested', 'shipped'], deliveryCode: [null, dispatch.delivery_code] }],
  ])('records its target and its changes in the audit trail: %s/%s', async (resource, command, changes) => {
    const filter = encodeURIComponent(JSON.stringify({ resource, command, outcome: 'done' }));
    const { body } = await owner.get(`audit-trail?filter=${filter}`);
    expect(body[0]).toMatchObject({ operator_name: 'Owner', changes, subject_name: expect.stringMatching(/\S/) });
  });

  it('names a pack there in both languages', async () => {
    const { body } = await owner.get(
      `audit-trail?filter=${encodeURIComponent('{"resource":"packs","command":"close"}')}`,
    );
    const { name, name_en } = (await owner.get(`packs/${body[0].resource_id}`)).body;
    expect(body[0]).toMatchObject({ subject_name: name, subject_name_en: name_en });
    expect(name_en).not.toBe(name);
  });

  it.each([
    ['a member’s name', '山田太郎', 'members/ban'],
    ['a member’s mail address', () => `${samples['members/ban']!.closed}@example.com`, 'members/ban'],
    ['a recipient’s name', '山田', 'shipments/mark-shipped'],
    ['a tracking number', dispatch.delivery_code, 'shipments/mark-shipped'],
    ['a new operator’s name', 'New', 'operators/disable'],
    ['an operator’s mail address', 'owner@example.com', 'packs/close'],
  ])('appears in the audit trail when searched by %s', async (_, q, command) => {
    const filter = encodeURIComponent(JSON.stringify({ q: typeof q === 'string' ? q : q() }));
    const { status, body } = await owner.get(`audit-trail?filter=${filter}&range=[0,99]`);
    expect(status).toBe(200);
    const commands = body.map(({ resource, command }: Record<string, string>) => `${resource}/${command}`);
    expect(commands).toContain(command);
  });

  it('returns 404 for an unknown target', async () => {
    const before = await facts();
    for (const command of commands)
      for (const id of UNKNOWN_IDS) {
        const { status } = await give(command, id, { ...samples[command]!.body, reason });
        expect([command, id, status]).toEqual([command, id, 404]);
      }
    expect(await facts()).toBe(before);
  });

  it('responds in the operator’s language', async () => {
    for (const [language, words] of [
      ['ja', /[ぁ-ん]/],
      ['en', /^[\x20-\x7e’“”–]+$/],
    ] as const)
      for (const command of commands) {
        const [resource, name] = command.split('/');
        const { body } = await owner.send('POST', `${resource}/1/${name}`, {}, { 'accept-language': language });
        expect([command, body.errors.reason[0]]).toEqual([command, expect.stringMatching(words)]);
      }
  });
});
