import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toTokyoDate } from '../../services/kernel/time.js';
import { announceVersion, loadTextsWithNewVersion } from '../../services/legal/test/new-version.fixture.js';
import { createSilentTransfer } from '../../services/partners/test/silent-transfer.fixture.js';
import { VeritransServer } from '../../services/payments/test/veritrans-server.fixture.js';
import { Permissions } from '../../services/platform/console-api/access/permissions.js';
import { buildZenginFile } from '../../services/platform/payments/bank/bank-file.fixture.js';
import { createHeldReferral } from '../../services/referrals/test/referral.fixture.js';
import { loadDemo } from '../../services/startup/demo.js';
import type { RunningShop } from '../../services/startup/process.js';
import { Browser } from '../support/browser.js';
import { type Console, type ConsoleResponse, signInAs, toKeyHeader } from '../support/console.js';
import { buildPrize, WholeShop } from '../support/whole-shop.js';

const reason = 'because';
const NOBODYS = '00000000-0000-7000-8000-000000000000';
const dispatch = { delivery_code: '1234-5678-9012', carrier: '西濃運輸' };
const osaka = { zipcode: '5300001', pref_id: 27, shiku: '大阪市', address: '梅田1-1' };
const CSV = { 'content-type': 'text/csv' };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Builds a provider's settlement file of one line. */
const settlement = (line: string): CommandRequest => ({
  path: 'settlements/import?provider=paypal&reason=because',
  headers: CSV,
  body: `date,order,reference,kind,yen,fee,net\n${line}\n`,
});

/** Writing routes that are no commands: they open sessions, or store nothing. */
const NO_COMMANDS = ['DELETE session', /^POST session/, 'POST notices/preview', 'POST bank-profiles/preview'];

/** A request of a command. */
interface CommandRequest {
  readonly path: string;
  readonly body?: object | string | Buffer;
  readonly headers?: Record<string, string>;
}

interface Sample {
  /** Builds a request that a rule refuses; without it, an unknown target is used. */
  refused?(): Promise<CommandRequest> | CommandRequest;
  /** Builds a request that succeeds. Absent where the module's own spec shows it with a failing consumer. */
  done?(): Promise<CommandRequest> | CommandRequest;
  /** Outcome in the audit trail, when it is not `done`. */
  readonly outcome?: 'begun';
  /** True for targets without a version, which are protected in another way. */
  readonly unversioned?: true;
}

let provider: VeritransServer;
let shop: WholeShop;
let owner: Console;
let commands: readonly string[];

const send = (
  name: string,
  { path, body, headers = {} }: CommandRequest,
  extraHeaders: Record<string, string>,
): Promise<ConsoleResponse> => {
  const [method] = name.split(' ') as ['POST' | 'PUT'];
  return owner.send(method, path, body ?? { reason }, { ...headers, ...extraHeaders });
};
const must = async (path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') => {
  const { status, body: response } = await owner.send(method, path, { reason, ...body });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
  return response;
};

const at = (path: string, body: object = {}) => ({ path, body: { reason, ...body } });

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};
const member = async (): Promise<string> => (await shop.person()).memberId;
const banned = async (): Promise<string> => {
  const id = await member();
  await must(`members/${id}/ban`);
  return id;
};
const abuseCase = async (of?: string): Promise<string> =>
  (await must(`members/${of ?? (await member())}/open-case`)).id;
const inCase = async (): Promise<string> => {
  const id = await member();
  await abuseCase(id);
  return id;
};
/** Inserts a group of possible duplicates into the queue. */
const group = async (): Promise<string> => {
  const { rows } = await shop.pool.query(
    `insert into abuse.items (members, score, evidence, since, found_at, stake_points, stake_cards, stake_bonus)
     values ($1, 40, '[]', now(), now(), 0, 0, 0) returning id::text as id`,
    [[await member()]],
  );
  return rows[0].id;
};
/** Requests a forfeiture that finance has approved. */
const agreedForfeiture = async (): Promise<CommandRequest> => {
  const id = await member();
  const request = at(`members/${id}/forfeit`, { case_id: await abuseCase(id) });
  await owner.post(request.path, request.body);
  const finance = await signInAs(shop, 'finance');
  await finance.post(`approvals/${(await finance.get('approvals?range=[0,0]')).body[0].id}/approve`, { reason });
  return request;
};
/** Grants points to a member. Returns the entry. */
const granted = async (id: string): Promise<string> => {
  await must(`members/${id}/grant-points`, { points: 10 });
  const { rows } = await shop.pool.query('select event_id from store.events where stream_id = $1', [`wallet-${id}`]);
  return rows[0].event_id;
};
const verified = async (): Promise<string> => {
  const { memberId, browser } = await shop.person();
  await shop.verifyPhone(browser, `0801${String(next()).padStart(7, '0')}`);
  return memberId;
};
/** Requests an approval as support. */
const approval = async (): Promise<string> => {
  const support = await signInAs(shop, 'support');
  await support.post(`members/${await member()}/grant-points`, { reason, points: 60_000 });
  return (await owner.get('approvals?range=[0,0]')).body[0].id;
};
const born = async (): Promise<string> => {
  const { memberId, browser } = await shop.person();
  await browser.post('user/birthday', { birthday: '2000-01-31' });
  return memberId;
};
const request = async (browser: Awaited<ReturnType<WholeShop['person']>>['browser'], packId: string) => {
  await shop.openBox(packId, { prizes: [buildPrize('only', 1, 9000, { noReduction: true })] });
  const { body } = await browser.post('user/pack/buy', { pack_id: packId, count: 'all' });
  const send_card = body.cards.map((card: { history_id: string }) => card.history_id);
  await browser.post('user/pack/decision', { send_card, reduction_card: [] });
};
/** Sends a visitor's contact request. */
const contact = async (): Promise<string> => {
  const text = { mail: 'a@example.com', name: 'A', subject: 's', body: 'b' };
  const { number } = (await new Browser(shop).post('contact', text)).body;
  return (await owner.get(`contacts?filter={"q":"${number}"}`)).body[0].id;
};
/** Creates parcels that one member has requested, the oldest first. */
const parcels = async (count: number): Promise<string[]> => {
  const { memberId, browser } = await shop.person(1000);
  for (let i = 0; i < count; i++) await request(browser, `of-every-${next()}`);
  const text = 'select shipment_id from shipments.parcels where member_id = $1 order by requested_at';
  return (await shop.pool.query(text, [memberId])).rows.map((row) => row.shipment_id);
};
const parcel = async (...names: readonly ('mark-shipped' | 'mark-returned')[]): Promise<string> => {
  const [id] = await parcels(1);
  for (const name of names) await must(`shipments/${id}/${name}`, { ...dispatch, delivery_code: `D-${next()}` });
  return id!;
};
const combined = async (): Promise<string> => {
  const [id] = await parcels(2);
  await must(`shipments/${id}/combine`);
  return id!;
};
const draft = (fields: object = {}) => ({
  name: `下書き${next()}`,
  name_en: 'Draft',
  card_type: 1,
  payment_method: '1',
  price_point: 600,
  image: ['/images/first.svg'],
  detail: '<p>説明</p>',
  prizes: [],
  ...fields,
});
const prizes = async () => {
  const { body: cards } = await owner.get('cards?sort=["cost_yen","ASC"]&range=[0,0]');
  return [{ card_id: cards[0].id, rank: 1, rank_name: '1等', rank_name_en: 'First', quantity: 10, buy_point: 10 }];
};
const drafted = async (): Promise<string> => (await must('packs', draft({ prizes: await prizes() }))).id;
const published = async (): Promise<string> => {
  const id = await drafted();
  await must(`packs/${id}/publish`, { accept_loss: true });
  return id;
};
const operator = async (...names: string[]): Promise<string> => {
  const body = { mail: `new-${next()}@example.com`, name: 'New', role: 'support', password: 'correct horse' };
  const { id } = await must('operators', body);
  for (const name of names) await must(`operators/${id}/${name}`);
  return id;
};
const parkedMail = async (): Promise<string> => {
  const { rows } = await shop.pool.query(
    `insert into mail.messages (id, recipient, subject, body, created_at, attempts, error, parked_at)
     values ($1, 'a@example.com', 's', 'b', now(), 2, '550', now()) returning mail_id::text as id`,
    [`given-up-${next()}`],
  );
  return rows[0].id;
};
/** Inserts a finding of the last check that the next check no longer has. */
const finding = async (): Promise<string> => {
  const { rows } = await shop.pool.query(
    `insert into books.findings (check_name, subject, differences, found_at, seen_at)
     values ('box', $1, '[]', '2026-01-01', '2026-01-01') returning id::text as id`,
    [`box-${next()}`],
  );
  await shop.pool.query("update books.state set began_at = '2026-01-02'");
  return rows[0].id;
};
const card = (fields: object = {}) => ({ name: 'カード', name_en: 'Card', rarity: 1, buy_point: 10, ...fields });
const notice = (fields: object = {}) => ({
  title_ja: 'お知らせ',
  title_en: 'News',
  content_ja: '<p>本文</p>',
  ...fields,
});
const banner = { mode: 1, files: ['/images/first.svg'], alert: '', alert_en: '' };
const type = (fields: object = {}) => ({ name: '種別', name_en: 'Type', ...fields });
const course = (fields: object = {}) => ({ price: 3000, point: 3000, on_sale: true, ...fields });
const site = (fields: object = {}) => {
  const address = { base_url: 'https://partner.example/api', key_id: 'shop', secret: 'agreed' };
  return {
    name: `サイト${next()}`,
    name_en: 'Site',
    ...address,
    direction: 'out',
    daily_limit: 0,
    open: true,
    ...fields,
  };
};
/** Builds the fields of a rank, each with a different threshold. */
const rank = (fields: object = {}) => ({
  name: '銀',
  name_en: 'Silver',
  rank_max_price: 1000 + next(),
  rank_coin: 30,
  ...fields,
});
/** Builds an offer for a card of the demo. */
const offer = (fields: object = {}) => ({ card_id: 'sb-005', price_point: 1500, stock: 3, ...fields });
/** Creates a payment of a new member. */
const bought = async (fields: object): Promise<string> => {
  const { id } = await must('point-courses', course());
  const { browser, memberId } = await shop.person();
  await browser.post('user/point/buy', { point_price_id: id, ...fields });
  const { rows } = await shop.pool.query('select payment_id as id from payments.payments where member_id = $1', [
    memberId,
  ]);
  return rows[0].id;
};
const transfer = () => bought({ pay_id: '4', name: 'ヤマダ' });
const storeSlip = () => bought({ pay_id: '2', combini_code: 'sej' });
const onAccount = { yen: 3000, received_at: '2020-01-01T00:00:00+09:00' };
const paidTransfer = async (): Promise<string> =>
  (await must(`payments/${await transfer()}/confirm-deposit`, onAccount)).id;
const refunding = async (): Promise<string> =>
  (await must(`payments/${await paidTransfer()}/refund`, { yen: 3000 })).id;
const sent = { sent_at: '2020-01-02T00:00:00+09:00' };
/** Creates a payment whose points were spent before its refund. */
const owing = async (): Promise<string> => {
  const id = await paidTransfer();
  await shop.pool.query(`update points.lots set remaining = 0 where document = 'payment:${id}'`);
  await must(`payments/${id}/refund`, { yen: 3000, spent_too: true });
  return (await must(`payments/${id}/confirm-refund`, sent)).id;
};
const reiwa = (): string => {
  const [year = '', month = '', day = ''] = toTokyoDate(shop.clock.now()).split('-');
  return `${String(Number(year) - 2018).padStart(2, '0')}${month}${day}`;
};
/** Builds a bank file with one new line. */
const bankFile = (
  number = '00000',
  yen = 3000,
  details: { enquiry?: number; isReversal?: boolean } = {},
): CommandRequest => ({
  path: 'deposits/import?reason=because',
  headers: CSV,
  body: buildZenginFile([{ enquiry: next(), day: reiwa(), yen, sender: `${number} ABC`, ...details }]),
});
/** Builds a layout of bank files with custom headings. */
const bankProfile = (fields: object = {}) => {
  const number = next();
  return { name: `Layout ${number}`, booked_on: `計上日${number}`, in: 'ご入金', sender: 'お名前', ...fields };
};
/** Imports a deposit that is held. */
const heldDeposit = async (number = String(10_000 + next()), yen = 3000): Promise<string> => {
  const file = bankFile(number, yen);
  await owner.send('POST', file.path, file.body!, file.headers);
  const { body } = await owner.get(`deposits?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`);
  return body[0].id;
};
/** Imports a deposit that is too small for a cancelled payment. */
const tooLittle = async (): Promise<string> => {
  const id = await transfer();
  await must(`payments/${id}/cancel`);
  const { number } = (await owner.get(`payments/${id}`)).body;
  return heldDeposit(number, 1000);
};
/** Imports the line that reverses a payment's deposit. */
const takenBack = async (): Promise<string> => {
  const { number, yen } = (await owner.get(`payments/${await transfer()}`)).body;
  const enquiry = next();
  for (const isReversal of [false, true]) {
    const file = bankFile(number, yen, { enquiry, isReversal });
    await owner.send('POST', file.path, file.body!, file.headers);
  }
  const filter = { q: number, status: 'held' };
  return (await owner.get(`deposits?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body[0].id;
};
const ignoredDeposit = async (): Promise<string> => (await must(`deposits/${await heldDeposit()}/ignore`)).id;
const paidCard = async (): Promise<string> => {
  const token = '0a812412-682c-4dad-8a5d-720caf23bca0';
  const id = await bought({ pay_id: '1', token, req_card_number: '411111********11', card_user_name: 'TARO YAMADA' });
  provider.pay(id);
  return (await must(`payments/${id}/check`)).id;
};
const disputed = async (): Promise<string> => (await must(`payments/${await paidCard()}/charge-back`)).id;
/** Creates a payment that was cancelled and paid afterwards. */
const paidAfterAll = async (): Promise<string> => {
  const { id } = await must(`payments/${await transfer()}/cancel`);
  return (await must(`payments/${id}/confirm-deposit`, onAccount)).id;
};
const objection = { announcement: 'privacy-policy.9', received_on: '2020-02-01' };

const SAMPLES: Readonly<Record<string, Sample>> = {
  'POST members/:id/ban': { done: async () => at(`members/${await member()}/ban`) },
  'POST members/:id/forfeit': {
    refused: async () => at(`members/${await member()}/forfeit`, { case_id: '999999' }),
    done: agreedForfeiture,
  },
  'POST members/:id/open-case': {
    refused: async () => at(`members/${await inCase()}/open-case`),
    done: async () => at(`members/${await member()}/open-case`),
    unversioned: true,
  },
  'POST abuse-items/:id/open-case': { done: async () => at(`abuse-items/${await group()}/open-case`) },
  'POST abuse-cases/:id/assign': { done: async () => at(`abuse-cases/${await abuseCase()}/assign`) },
  'POST abuse-cases/:id/note': { done: async () => at(`abuse-cases/${await abuseCase()}/note`) },
  'POST abuse-cases/:id/dismiss': { done: async () => at(`abuse-cases/${await abuseCase()}/dismiss`) },
  'POST abuse-cases/:id/close': {
    refused: async () => at(`abuse-cases/${await abuseCase()}/close`),
    done: async () => at(`abuse-cases/${await abuseCase(await banned())}/close`),
  },
  'POST members/:id/keep': {
    refused: async () => at(`members/${await banned()}/keep`),
    done: async () => at(`members/${await member()}/keep`),
  },
  'POST members/:id/unban': {
    refused: async () => at(`members/${await member()}/unban`),
    done: async () => at(`members/${await banned()}/unban`),
  },
  'POST members/:id/release-phone': {
    refused: async () => at(`members/${await member()}/release-phone`),
    done: async () => at(`members/${await verified()}/release-phone`),
  },
  'POST members/:id/release-birthday': {
    refused: async () => at(`members/${await member()}/release-birthday`),
    done: async () => at(`members/${await born()}/release-birthday`),
  },
  'POST members/:id/change-mail': {
    done: async () =>
      at(`members/${await member()}/change-mail`, { mail: `to-${next()}@example.com`, checked: ['licence'] }),
  },
  'POST members/:id/change-address': {
    done: async () => at(`members/${await member()}/change-address`, { ...osaka, checked: ['licence'] }),
  },
  'POST members/:id/grant-points': { done: async () => at(`members/${await member()}/grant-points`, { points: 10 }) },
  'POST members/:id/grant-coins': { done: async () => at(`members/${await member()}/grant-coins`, { coins: 10 }) },
  'POST members/:id/reverse-grant': {
    refused: async () => at(`members/${await member()}/reverse-grant`, { entry: NOBODYS }),
    done: async () => {
      const id = await member();
      return at(`members/${id}/reverse-grant`, { entry: await granted(id) });
    },
  },

  'POST members/:id/record-objection': {
    refused: async () => at(`members/${await member()}/record-objection`, { ...objection, announcement: 'none.2' }),
    done: async () => {
      await announceVersion(shop.pool);
      return at(`members/${await member()}/record-objection`, objection);
    },
    unversioned: true,
  },
  'POST legal-texts/:id/announce': {
    refused: () => at('legal-texts/privacy-policy/announce'),
    done: () => at('legal-texts/terms-of-service/announce'),
  },

  'POST packs': {
    refused: () => at('packs', draft({ card_type: 18 })),
    done: () => at('packs', draft()),
    unversioned: true,
  },
  'PUT packs/:id': {
    refused: async () => at(`packs/${await published()}`, draft({ version: 2 })),
    done: async () => at(`packs/${await drafted()}`, draft({ version: 1 })),
  },
  'POST packs/:id/prizes.csv': {
    refused: async () => ({
      path: `packs/${await drafted()}/prizes.csv?version=1&reason=because`,
      headers: CSV,
      body: 'card_id,rank,rank_name,quantity\nnobody-knows-it,1,1等,1\n',
    }),
    done: async () => ({
      path: `packs/${await drafted()}/prizes.csv?version=1&reason=because`,
      headers: CSV,
      body: `card_id,rank,rank_name,quantity\n${(await prizes())[0]!.card_id},1,1等,5\n`,
    }),
  },
  'POST packs/:id/publish': {
    refused: async () => at(`packs/${await published()}/publish`),
    done: async () => at(`packs/${await drafted()}/publish`, { accept_loss: true }),
  },
  'POST packs/:id/cancel-publication': {
    refused: async () => at(`packs/${await drafted()}/cancel-publication`),
    done: async () => {
      const id = await drafted();
      await must(`packs/${id}/publish`, { at: '2099-01-01T00:00:00+09:00', accept_loss: true });
      return at(`packs/${id}/cancel-publication`);
    },
  },
  'POST packs/:id/change-display': {
    done: async () => at(`packs/${await published()}/change-display`, { position: 3 }),
  },
  'POST packs/:id/pause': { done: async () => at(`packs/${await published()}/pause`) },
  'POST packs/:id/resume': {
    refused: async () => at(`packs/${await published()}/resume`),
    done: async () => {
      const id = await published();
      await must(`packs/${id}/pause`);
      return at(`packs/${id}/resume`);
    },
  },
  'POST packs/:id/close': { done: async () => at(`packs/${await published()}/close`) },
  'POST cards': {
    refused: async () => at('cards', card({ id: (await prizes())[0]!.card_id })),
    done: () => at('cards', card()),
    unversioned: true,
  },
  'PUT cards/:id': { done: async () => at(`cards/${(await must('cards', card())).id}`, card({ name: '別名' })) },
  'POST card-types': {
    refused: () => at('card-types', type({ id: 1 })),
    done: () => at('card-types', type({ id: 17 })),
    unversioned: true,
  },
  'PUT card-types/:id': { done: () => at('card-types/2', type()) },

  'PUT banners/:id': { refused: () => at('banners/nothing', banner), done: () => at('banners/top', banner) },
  'POST notices': {
    refused: () =>
      at('notices', notice({ show_from: '2026-01-02T00:00:00+09:00', show_to: '2026-01-01T00:00:00+09:00' })),
    done: () => at('notices', notice()),
    unversioned: true,
  },
  'PUT notices/:id': {
    done: async () => at(`notices/${(await must('notices', notice())).id}`, notice({ title_ja: '別の題' })),
  },
  'POST ranks': {
    refused: async () => at('ranks', rank({ rank_max_price: (await must('ranks', rank())).rank_max_price })),
    done: () => at('ranks', rank()),
    unversioned: true,
  },
  'PUT ranks/:id': { done: async () => at(`ranks/${(await must('ranks', rank())).id}`, rank()) },
  'POST ranks/:id/withdraw': { done: async () => at(`ranks/${(await must('ranks', rank())).id}/withdraw`) },
  'POST referrals/:id/pay': { done: async () => at(`referrals/${await createHeldReferral(shop)}/pay`) },
  'POST referrals/:id/refuse': { done: async () => at(`referrals/${await createHeldReferral(shop)}/refuse`) },
  'POST partner-sites': {
    refused: () => at('partner-sites', site({ secret: '' })),
    done: () => at('partner-sites', site()),
    unversioned: true,
  },
  'PUT partner-sites/:id': {
    done: async () => at(`partner-sites/${(await must('partner-sites', site())).id}`, site({ name: '別の名前' })),
  },
  'POST partner-transfers/:id/settle': {
    done: async () => {
      const { id } = await must('partner-sites', site());
      return at(`partner-transfers/${await createSilentTransfer(shop, id)}/settle`, { done: false });
    },
  },
  'POST contacts/:id/answer': {
    refused: async () => at(`contacts/${(await must(`contacts/${await contact()}/close`)).id}/answer`, { text: 'x' }),
    done: async () => at(`contacts/${await contact()}/answer`, { text: 'x' }),
  },
  'POST contacts/:id/assign': {
    refused: async () => at(`contacts/${(await must(`contacts/${await contact()}/assign`)).id}/assign`),
    done: async () => at(`contacts/${await contact()}/assign`),
  },
  'POST contacts/:id/close': {
    refused: async () => at(`contacts/${(await must(`contacts/${await contact()}/close`)).id}/close`),
    done: async () => at(`contacts/${await contact()}/close`),
  },
  'POST exchange-offers': {
    refused: () => at('exchange-offers', offer({ card_id: 'none-such' })),
    done: () => at('exchange-offers', offer()),
    unversioned: true,
  },
  'PUT exchange-offers/:id': {
    done: async () =>
      at(`exchange-offers/${(await must('exchange-offers', offer())).id}`, offer({ price_point: 1600 })),
  },
  'POST exchange-offers/:id/restock': {
    refused: async () => at(`exchange-offers/${(await must('exchange-offers', offer())).id}/restock`, { count: -4 }),
    done: async () => at(`exchange-offers/${(await must('exchange-offers', offer())).id}/restock`, { count: 4 }),
  },
  'POST exchange-offers/:id/withdraw': {
    done: async () => at(`exchange-offers/${(await must('exchange-offers', offer())).id}/withdraw`),
  },
  'POST point-courses': {
    refused: () => at('point-courses', course({ point: 3001 })),
    done: () => at('point-courses', course()),
    unversioned: true,
  },
  'PUT point-courses/:id': {
    done: async () => at(`point-courses/${(await must('point-courses', course())).id}`, course({ bonus_coin: 1 })),
  },
  'POST bank-profiles': {
    refused: () => at('bank-profiles', bankProfile({ in: '' })),
    done: () => at('bank-profiles', bankProfile()),
    unversioned: true,
  },
  'PUT bank-profiles/:id': {
    refused: async () =>
      at(`bank-profiles/${(await must('bank-profiles', bankProfile())).id}`, bankProfile({ in: '' })),
    done: async () => at(`bank-profiles/${(await must('bank-profiles', bankProfile())).id}`, bankProfile()),
  },
  'POST bank-profiles/:id/remove': {
    done: async () => at(`bank-profiles/${(await must('bank-profiles', bankProfile())).id}/remove`),
  },
  'POST point-courses/:id/withdraw': {
    done: async () => at(`point-courses/${(await must('point-courses', course())).id}/withdraw`),
  },
  'POST payment-methods/:id/switch': {
    refused: () => at('payment-methods/carrier/switch', { on: true }),
    done: () => at('payment-methods/carrier/switch', { on: true, memo: `お知らせ${next()}` }),
  },
  'POST payments/:id/check': {
    refused: async () => at(`payments/${await transfer()}/check`),
    done: async () => at(`payments/${await storeSlip()}/check`),
  },
  'POST payments/:id/cancel': {
    refused: async () => at(`payments/${await bought({ pay_id: '7' })}/cancel`),
    done: async () => at(`payments/${await transfer()}/cancel`),
  },
  'POST payments/:id/confirm-deposit': {
    refused: async () => at(`payments/${await transfer()}/confirm-deposit`, { ...onAccount, yen: 2999 }),
    done: async () => at(`payments/${await transfer()}/confirm-deposit`, onAccount),
  },
  'POST payments/:id/refund': {
    refused: async () => at(`payments/${await transfer()}/refund`, { yen: 3000 }),
    done: async () => at(`payments/${await paidTransfer()}/refund`, { yen: 3000 }),
  },
  'POST payments/:id/confirm-refund': {
    refused: async () => at(`payments/${await paidTransfer()}/confirm-refund`, sent),
    done: async () => at(`payments/${await refunding()}/confirm-refund`, sent),
  },
  'POST payments/:id/withdraw-refund': {
    refused: async () => at(`payments/${await paidTransfer()}/withdraw-refund`),
    done: async () => at(`payments/${await refunding()}/withdraw-refund`),
  },
  'POST payments/:id/record-return': {
    refused: async () => at(`payments/${await paidTransfer()}/record-return`, { yen: 1 }),
    done: async () => at(`payments/${await paidCard()}/record-return`, { yen: 1000 }),
  },
  'POST payments/:id/bounce-refund': {
    refused: async () => at(`payments/${await paidTransfer()}/bounce-refund`, { refund_id: NOBODYS }),
    done: async () => {
      const payment = await refunding();
      const { refunds } = await must(`payments/${payment}/confirm-refund`, sent);
      return at(`payments/${payment}/bounce-refund`, { refund_id: refunds[0].id });
    },
  },
  'POST payments/:id/settle-debt': {
    refused: async () => at(`payments/${await paidTransfer()}/settle-debt`, { yen: 1, by: 'transfer' }),
    done: async () => at(`payments/${await owing()}/settle-debt`, { yen: 3000, by: 'write-off' }),
  },
  'POST deposits/import': {
    refused: async () => {
      const file = bankFile();
      await owner.send('POST', file.path, file.body!, file.headers);
      return file;
    },
    done: () => bankFile(),
    unversioned: true,
  },
  'POST deposits/:id/match': {
    refused: async () => at(`deposits/${await heldDeposit()}/match`, { payment_id: NOBODYS }),
    done: async () => at(`deposits/${await heldDeposit()}/match`, { payment_id: await transfer() }),
  },
  'POST deposits/:id/match-payout': {
    refused: async () => at(`deposits/${await heldDeposit()}/match-payout`, { settlements: ['paypal-2020-01-01'] }),
    done: async () => {
      const { path, body, headers } = settlement(`2026-04-02,nobody-${next()},R,payment,4321,0,4321`);
      await owner.send('POST', path, body!, headers);
      const id = await heldDeposit(undefined, 4321);
      return at(`deposits/${id}/match-payout`, { settlements: ['paypal-2026-04-02'] });
    },
  },
  'POST deposits/:id/credit-smaller': {
    refused: async () => at(`deposits/${await heldDeposit()}/credit-smaller`, { course_id: NOBODYS }),
    done: async () => {
      const { id } = await must('point-courses', course({ price: 1000, point: 1000 }));
      return at(`deposits/${await tooLittle()}/credit-smaller`, { course_id: id });
    },
  },
  'POST deposits/:id/reverse': {
    refused: async () => at(`deposits/${await heldDeposit()}/reverse`),
    done: async () => at(`deposits/${await takenBack()}/reverse`),
  },
  'POST deposits/:id/return': {
    refused: async () => at(`deposits/${await ignoredDeposit()}/return`),
    done: async () => at(`deposits/${await heldDeposit()}/return`),
  },
  'POST deposits/:id/ignore': {
    refused: async () => at(`deposits/${await ignoredDeposit()}/ignore`),
    done: async () => at(`deposits/${await heldDeposit()}/ignore`),
  },
  'POST payments/:id/charge-back': {
    refused: async () => at(`payments/${await paidTransfer()}/charge-back`),
    done: async () => at(`payments/${await paidCard()}/charge-back`),
  },
  'POST payments/:id/charge-back-won': {
    refused: async () => at(`payments/${await paidTransfer()}/charge-back-won`),
    done: async () => at(`payments/${await disputed()}/charge-back-won`),
  },
  'POST payments/:id/charge-back-lost': {
    refused: async () => at(`payments/${await paidTransfer()}/charge-back-lost`),
    done: async () => at(`payments/${await disputed()}/charge-back-lost`),
  },
  'POST payments/:id/close-alarm': {
    refused: async () => at(`payments/${await paidTransfer()}/close-alarm`, { alarm: 'paid-after-failure' }),
    done: async () => at(`payments/${await paidAfterAll()}/close-alarm`, { alarm: 'paid-after-failure' }),
  },
  'POST settlements/import': {
    refused: () => settlement('2026-04-01,nobody,R,payment,100,3,98'),
    done: () => settlement(`2026-04-01,nobody-${next()},R,payment,100,3,97`),
    unversioned: true,
  },
  'POST uploads': {
    refused: () => ({ path: 'uploads', headers: { 'content-type': 'image/png' }, body: Buffer.from('no picture') }),
    done: () => ({ path: 'uploads', headers: { 'content-type': 'image/png' }, body: PIXEL }),
    unversioned: true,
  },

  'POST shipments/tracking.csv': {
    refused: () => ({
      path: 'shipments/tracking.csv?reason=because',
      headers: CSV,
      body: `id,delivery_code,carrier\n${NOBODYS},L-1,西濃運輸\n`,
    }),
    done: async () => ({
      path: 'shipments/tracking.csv?reason=because',
      headers: CSV,
      body: `id,delivery_code,carrier\n${await parcel()},L-${next()},西濃運輸\n`,
    }),
    unversioned: true,
  },
  'POST shipments/:id/mark-shipped': { done: async () => at(`shipments/${await parcel()}/mark-shipped`, dispatch) },
  'POST shipments/:id/correct-tracking': {
    refused: async () => at(`shipments/${await parcel()}/correct-tracking`, dispatch),
    done: async () =>
      at(`shipments/${await parcel('mark-shipped')}/correct-tracking`, { ...dispatch, delivery_code: `C-${next()}` }),
  },
  'POST shipments/:id/change-address': { done: async () => at(`shipments/${await parcel()}/change-address`, osaka) },
  'POST shipments/:id/mark-returned': {
    refused: async () => at(`shipments/${await parcel()}/mark-returned`),
    done: async () => at(`shipments/${await parcel('mark-shipped')}/mark-returned`),
  },
  'POST shipments/:id/resend': {
    refused: async () => at(`shipments/${await parcel()}/resend`, dispatch),
    done: async () =>
      at(`shipments/${await parcel('mark-shipped', 'mark-returned')}/resend`, {
        ...dispatch,
        delivery_code: `R-${next()}`,
      }),
  },
  // It succeeds only after the storage period: forfeit-parcel.spec.ts.
  'POST shipments/:id/forfeit': {
    refused: async () => at(`shipments/${await parcel('mark-shipped', 'mark-returned')}/forfeit`),
  },
  'POST shipments/:id/combine': {
    refused: async () => at(`shipments/${await parcel()}/combine`),
    done: async () => at(`shipments/${(await parcels(2))[0]}/combine`),
  },
  'POST shipments/:id/split': {
    refused: async () => at(`shipments/${await parcel()}/split`),
    done: async () => at(`shipments/${await combined()}/split`),
  },

  'POST operators': {
    refused: () =>
      at('operators', { mail: 'owner@example.com', name: 'Twice', role: 'owner', password: 'correct horse' }),
    done: () => at('operators', { mail: 'once@example.com', name: 'Once', role: 'support', password: 'correct horse' }),
    unversioned: true,
  },
  'POST operators/:id/change-role': {
    done: async () => at(`operators/${await operator()}/change-role`, { role: 'shipping' }),
  },
  'POST operators/:id/disable': { done: async () => at(`operators/${await operator()}/disable`) },
  'POST operators/:id/enable': {
    refused: async () => at(`operators/${await operator()}/enable`),
    done: async () => at(`operators/${await operator('disable')}/enable`),
  },
  'POST operators/:id/require-otp': { done: async () => at(`operators/${await operator()}/require-otp`) },
  'POST operators/:id/waive-otp': { done: async () => at(`operators/${await operator('require-otp')}/waive-otp`) },
  // No operator here has an authenticator: operators.int.spec.ts.
  'POST operators/:id/reset-otp': { refused: async () => at(`operators/${await operator()}/reset-otp`) },
  'POST operators/:id/reset-password': {
    done: async () => at(`operators/${await operator()}/reset-password`, { password: 'another horse' }),
  },
  'POST operators/:id/name-member': {
    done: async () => at(`operators/${await operator()}/name-member`, { member_id: (await shop.person()).memberId }),
  },
  'POST operators/:id/unname-member': { refused: async () => at(`operators/${await operator()}/unname-member`) },
  'POST approvals/:id/approve': { done: async () => at(`approvals/${await approval()}/approve`) },
  'POST approvals/:id/decline': { done: async () => at(`approvals/${await approval()}/decline`) },
  'POST settings/:id/change': {
    refused: () => at('settings/nothing/change', { value: 1 }),
    done: () => at('settings/shipping-threshold/change', { value: 900 }),
  },
  'POST settings/:id/maintenance': {
    refused: () => at('settings/maintenance/maintenance', { on: false }),
    done: () => at('settings/maintenance/maintenance', { on: true }),
  },

  'POST projections/:id/rebuild': {
    refused: () => at('projections/notify-member-when-shipped/rebuild'),
    done: () => at('projections/point_history/rebuild'),
    outcome: 'begun',
    unversioned: true,
  },
  'POST projections/:id/reconcile': {
    refused: () => at('projections/notify-member-when-shipped/reconcile'),
    done: () => at('projections/point_history/reconcile'),
    unversioned: true,
  },
  // Success is tested with a failing consumer: retry-dead-letter.int.spec.ts, discard-dead-letter.int.spec.ts.
  'POST dead-letters/:id/retry': { unversioned: true },
  'POST dead-letters/:id/discard': { unversioned: true },
  'POST book-findings/:id/close': { done: async () => at(`book-findings/${await finding()}/close`) },
  'POST parked-mails/:id/retry': {
    done: async () => at(`parked-mails/${await parkedMail()}/retry`),
    unversioned: true,
  },
  'POST parked-mails/:id/discard': {
    done: async () => at(`parked-mails/${await parkedMail()}/discard`),
    unversioned: true,
  },
  'POST chain-checks': {
    refused: async () => {
      await shop.pool.query(`insert into ledger.chain_checks (state, started_by, started_at, beat_at, through, head_hash)
        values ('running', '${NOBODYS}', now(), now(), 0, '') on conflict do nothing`);
      return at('chain-checks');
    },
    done: async () => {
      await shop.pool.query(
        `update ledger.chain_checks set state = 'interrupted', ended_at = now() where state = 'running'`,
      );
      return at('chain-checks');
    },
    outcome: 'begun',
    unversioned: true,
  },
};

const isCommand = (name: string): boolean =>
  !/^(GET|HEAD) /.test(name) && !NO_COMMANDS.some((one) => (typeof one === 'string' ? one === name : one.test(name)));

beforeAll(async () => {
  provider = await VeritransServer.open();
  const texts = loadTextsWithNewVersion('2099-01-01');
  shop = await WholeShop.open({ environment: { ...provider.environment, LEGAL_TEXTS: texts }, providerCalls: true });
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
  owner = await signInAs(shop, 'owner');
  commands = shop.app
    .get(Permissions, { strict: false })
    .routes()
    .map(({ method, path }) => `${method} ${path.replace('admin-api/', '').replace(/:\w+/g, ':id')}`)
    .filter(isCommand);
});

afterAll(async () => {
  await provider?.close();
  await shop?.close();
});

/**
 * Returns the lines of the audit trail with a matching outcome of a command, the newest first. A rebuild ends later and is left
 * out.
 */
const trail = async (matches: (outcome: string) => boolean): Promise<{ outcome: string; reason: string }[]> => {
  const { rows } = await shop.pool.query(
    `select outcome, reason from operators.audit_trail
      where once is null and command <> 'sign-in' and (command, outcome) <> ('rebuild', 'done') order by id desc`,
  );
  return rows.filter(({ outcome }) => matches(outcome));
};
const isRefusal = (outcome: string): boolean => !['done', 'begun', 'failed'].includes(outcome);
const facts = async (): Promise<number> =>
  (await shop.pool.query('select count(*) as count from store.events')).rows[0].count;
/** Returns the status with the body, or with the last line of a streamed body, which holds the result. */
const resultOf = ({ status, body }: ConsoleResponse) => [
  status,
  typeof body === 'string' ? body.trim().split('\n').at(-1) : body,
];

const unknown = (name: string): CommandRequest => at(name.replace(/^\w+ /, '').replace(':id', NOBODYS), {});

describe('every command of the operators’ API', () => {
  it('has a sample here', () => {
    expect([...commands].sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  it.each(Object.keys(SAMPLES))('records a refusal once, however often it is sent: %s', async (name) => {
    const { refused, done } = SAMPLES[name]!;
    // A valid request is refused when its target is unknown.
    const well = refused ?? (done && (() => done()));
    const request = well ? await well() : unknown(name);
    const sent = refused ? request : { ...request, path: request.path.replace(/^([\w-]+)\/[^/]+/, `$1/${NOBODYS}`) };
    const key = toKeyHeader(`refused-${next()}-${next()}`);
    const [lines, before] = [(await trail(isRefusal)).length, await facts()];
    const first = await send(name, sent, key);
    const again = await send(name, sent, key);
    expect(resultOf(again)).toEqual(resultOf(first));
    expect([name, first.status]).toEqual([name, expect.any(Number)]);
    if (name !== 'POST shipments/tracking.csv') expect([400, 404]).toContain(first.status);
    const recorded = await trail(isRefusal);
    expect([name, recorded.length - lines, await facts()]).toEqual([name, 1, before]);
    if (!/uploads|chain-checks/.test(name)) expect(recorded[0]!.reason).toBe(reason);
  });

  it.each(Object.keys(SAMPLES).filter((name) => SAMPLES[name]!.done))(
    'runs once and returns the same response, however often it is sent: %s',
    async (name) => {
      const { done, outcome = 'done' } = SAMPLES[name]!;
      const request = await done!();
      const key = toKeyHeader(`done-${next()}-${next()}`);
      const lines = (await trail((one) => one === outcome)).length;
      const first = await send(name, request, key);
      expect([name, first.status, first.status === 200 ? '' : first.body]).toEqual([name, 200, '']);
      const [written, after] = [(await trail((one) => one === outcome)).length, await facts()];
      expect(written).toBeGreaterThan(lines);
      expect(resultOf(await send(name, request, key))).toEqual(resultOf(first));
      expect([(await trail((one) => one === outcome)).length, await facts()]).toEqual([written, after]);
      if (name === 'POST settings/:id/maintenance') await must('settings/maintenance/maintenance', { on: false });
    },
  );

  it.each(Object.keys(SAMPLES).filter((name) => SAMPLES[name]!.done && !SAMPLES[name]!.unversioned))(
    'refuses an outdated version, and records the refusal: %s',
    async (name) => {
      const request = await SAMPLES[name]!.done!();
      const path = request.path.replace('version=1', 'version=999999');
      const body = typeof request.body === 'string' ? request.body : { ...request.body, version: 999_999 };
      const [lines, before] = [(await trail(isRefusal)).length, await facts()];
      const { status, body: response } = await send(name, { ...request, path, body }, { 'accept-language': 'en' });
      expect([name, status, response.state, Object.keys(response.errors)]).toEqual([name, 409, 409, ['version']]);
      expect(response.errors.version).toEqual([expect.stringContaining('Reload it')]);
      const recorded = await trail(isRefusal);
      expect([recorded.length - lines, recorded[0]!.outcome, await facts()]).toEqual([1, 'StaleVersion', before]);
    },
  );

  it.each([
    'packs',
    'cards',
    'card-types',
    'notices',
    'ranks',
    'exchange-offers',
    'partner-sites',
    'point-courses',
    'payments',
    'deposits',
    'bank-profiles',
    'payment-methods',
  ])('names its target in the audit trail in both languages: %s', async (resource) => {
    const filter = encodeURIComponent(JSON.stringify({ resource, outcome: 'done' }));
    const { body: entries } = await owner.get(`audit-trail?filter=${filter}&range=[0,99]`);
    const named = entries.find((entry: Record<string, unknown>) => entry.subject_name_en !== null);
    expect(named).toMatchObject({ subject_name: expect.stringMatching(/\S/) });
    expect(named.subject_name_en).not.toMatch(/[\u3000-\u9fff]/);
  });
});
