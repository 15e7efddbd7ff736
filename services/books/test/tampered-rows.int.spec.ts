import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FIRST_COMMIT } from '../../ledger/index.js';
import { Database } from '../../platform/database/database.js';
import { BEGINNING_OF_CHAIN } from '../../platform/store/sequencer.js';
import { verifyRange } from '../rows/verified-range.rows.js';
import { BooksShop } from './books.fixture.js';

let books: BooksShop;

beforeAll(async () => {
  Logger.overrideLogger(false);
  books = await BooksShop.open();
});
afterAll(() => books?.close());

const alice = () => `'${books.alice.memberId}'`;
const bob = () => `'${books.bob.memberId}'`;
const draw = () => `'${books.drawId}'`;
const LOT = `(select lot_id from points.lots where member_id = %a and live order by issued desc limit 1)`;
const CONVERTED = '(select lot_id from points.lots where member_id = %a order by issued limit 1)';
const WALLET_EVENT = `stream_id = 'wallet-' || %a and stream_version = 1`;
const seqOf = (event: string) =>
  `(select l.seq from store.event_log l join store.events e using (epoch, xid, ordinal) where ${event})`;
const FIRST_WALLET = seqOf(`e.stream_id = 'wallet-' || %a and e.stream_version = 1`);
const ENTRY = `(select id from ledger.ledger_entries where member_id = %a and account_class = 'member:free' order by id limit 1)`;
const PARCEL = '(select shipment_id from shipments.parcels limit 1)';
const fillIn = (sql: string) =>
  sql.replaceAll('%a', `${alice()}::uuid`).replaceAll('%b', `${bob()}::uuid`).replaceAll('%d', `${draw()}::uuid`);

/** Cases of tampering: the description, the SQL, and the expected finding. */
const TAMPERINGS: readonly (readonly [string, string, string | RegExp])[] = [
  [
    '777,777 points in a lot',
    `update points.lots set issued = 777777, remaining = 777777 where lot_id = ${LOT}`,
    'wallet alice',
  ],
  ['fewer points in a lot', `update points.lots set remaining = remaining - 1 where lot_id = ${LOT}`, 'wallet alice'],
  [
    'a lot that nobody issued',
    `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document) values (gen_random_uuid(), %a, 'paid', 9, 9, now(), now() + interval '1 month', 'grant:x')`,
    'wallet alice',
  ],
  ['a deleted lot', `delete from points.lots where lot_id = ${LOT}`, 'wallet alice'],
  [
    'a later expiry of a lot',
    `update points.lots set expires_at = expires_at + interval '1 day' where lot_id = ${LOT}`,
    'wallet alice',
  ],
  ['free points turned into paid ones', `update points.lots set kind = 'paid' where lot_id = ${LOT}`, 'wallet alice'],
  ['a changed issue of a lot', `update points.lots set issued = issued + 1 where lot_id = ${LOT}`, 'wallet alice'],
  ['a lot assigned to another member', `update points.lots set member_id = %b where lot_id = ${LOT}`, 'wallet alice'],
  [
    'a lot and its balance changed alike',
    `update points.lots set remaining = issued where lot_id = ${LOT}; update points.wallets set free = free + 500 where member_id = %a`,
    'wallet alice',
  ],
  [
    'points of a card issued again',
    `update points.lots set issued = issued + 60, remaining = remaining + 60 where lot_id = ${CONVERTED}`,
    'wallet alice',
  ],
  ['a balance of paid points', `update points.wallets set paid = paid + 100 where member_id = %a`, 'wallet alice'],
  ['a balance of free points', `update points.wallets set free = free + 100 where member_id = %a`, 'wallet alice'],
  ['a balance of coins', `update points.wallets set coin = coin + 100 where member_id = %a`, 'wallet alice'],
  ['a wallet’s version', `update points.wallets set version = version - 1 where member_id = %a`, 'wallet alice'],
  [
    'a later version without an event',
    `update points.wallets set version = version + 1 where member_id = %a`,
    'wallet alice',
  ],
  ['a deleted wallet', `delete from points.wallets where member_id = %b`, 'wallet bob'],
  [
    'points moved to another member with an unchanged sum',
    `update points.wallets set free = free - 10 where member_id = %a; update points.wallets set free = free + 10 where member_id = %b`,
    'wallet bob',
  ],
  ['a debt', `insert into members.standing (member_id, owed_yen) values (%b, 300)`, 'wallet bob'],
  [
    'better cards left in a box',
    `update draws.boxes set remaining[1] = remaining[1] - 1, remaining[2] = remaining[2] + 1 where pack_id = 'pack'`,
    'box pack',
  ],
  [
    'tickets that were not drawn',
    `update draws.boxes set drawn = drawn + 1, remaining[1] = remaining[1] - 1 where pack_id = 'pack'`,
    'box pack',
  ],
  ['the head of a box’s log', `update draws.boxes set head = repeat('0', 64) where pack_id = 'pack'`, 'box pack'],
  ['the state of a box', `update draws.boxes set status = 'paused' where pack_id = 'pack'`, 'box pack'],
  ['the manifest of a box', `update draws.boxes set manifest = manifest || ' ' where pack_id = 'pack'`, 'box pack'],
  [
    'a manifest with its hash',
    `update draws.boxes set manifest = manifest || ' ', box_hash = encode(sha256(convert_to(manifest || ' ', 'UTF8')), 'hex') where pack_id = 'pack'`,
    'box pack',
  ],
  [
    'the price of a box',
    `update draws.boxes set offer = replace(offer::text, '"pricePoint":100', '"pricePoint":1')::json where pack_id = 'pack'`,
    'box pack',
  ],
  [
    'the points of a card',
    `update draws.boxes set offer = replace(offer::text, '"buyPoint":60', '"buyPoint":6000')::json where pack_id = 'pack'`,
    'box pack',
  ],
  [
    'the last public seed',
    `update draws.boxes set revealed_through = revealed_through + 1 where pack_id = 'pack'`,
    'box pack',
  ],
  ['a deleted box', `delete from draws.boxes where pack_id = 'sent'`, 'box sent'],
  ['another drawn card', `update draws.draws set prizes[2] = 1 - prizes[2] where draw_id = %d`, 'draw the draw'],
  [
    'a converted card that is undecided again',
    `update draws.draws set outcomes = 'uuuuu', undecided = 5 where draw_id = %d`,
    'draw the draw',
  ],
  ['the number of undecided cards', `update draws.draws set undecided = 0 where draw_id = %d`, 'draw the draw'],
  ['a draw assigned to another member', `update draws.draws set member_id = %b where draw_id = %d`, 'draw the draw'],
  [
    'the end of the 24 hours',
    `update draws.draws set due_at = due_at + interval '1 hour' where draw_id = %d`,
    'draw the draw',
  ],
  ['the cost of a draw', `update draws.draws set cost = 1 where draw_id = %d`, 'draw the draw'],
  ['the first ticket of a draw', `update draws.draws set first_slot = 90 where draw_id = %d`, 'draw the draw'],
  ['a deleted draw', `delete from draws.draws where draw_id = %d`, 'draw the draw'],
  [
    'the lots that paid for a draw',
    `update draws.draws set paid_from = replace(paid_from::text, 'free', 'paid')::json where draw_id = %d`,
    'draw the draw',
  ],
  ['cards outside of the box', `update draws.draws set extras = 1 where draw_id = %d`, 'draw the draw'],
  ['another card in a parcel', `update shipments.parcels set items = jsonb_set(items, '{0,index}', '4')`, /^shipment /],
  [
    'a better card’s name in a parcel',
    `update shipments.parcels set items = jsonb_set(items, '{0,name}', '"PSA 10"')`,
    /^shipment /,
  ],
  ['a parcel without draws', `update shipments.parcels set draw_ids = '{}'`, /^shipment /],
  ['a parcel whose contents are no list', `update shipments.parcels set items = '{}'`, /^shipment /],
  ['a parcel assigned to another member', `update shipments.parcels set member_id = %b`, /^shipment /],
  [
    'an unshipped parcel marked as shipped',
    `update shipments.parcels set status = 'shipped', shipped_at = now(), delivery_code = '1', carrier = 'yamato'`,
    /^shipment /,
  ],
  ['a deleted parcel', `delete from shipments.parcels where shipment_id = ${PARCEL}`, /^shipment /],
  ['the amount of an entry', `update ledger.ledger_entries set amount = amount + 1 where id = ${ENTRY}`, /^entry /],
  [
    'the booking time of an entry',
    `update ledger.ledger_entries set at = at - interval '1 month' where id = ${ENTRY}`,
    /^entry /,
  ],
  [
    'the recording time of an entry',
    `update ledger.ledger_entries set recorded_at = now() where id = ${ENTRY}`,
    /^entry /,
  ],
  [
    'the kind of an entry’s document',
    `update ledger.ledger_entries set kind = 'payment' where id = ${ENTRY}`,
    /^entry /,
  ],
  ['the document of an entry', `update ledger.ledger_entries set document = 'x' where id = ${ENTRY}`, /^entry /],
  ['the type of an entry', `update ledger.ledger_entries set type = 'PointsExpired' where id = ${ENTRY}`, /^entry /],
  ['the memo of an entry', `update ledger.ledger_entries set memo = 'sorry' where id = ${ENTRY}`, /^entry /],
  [
    'the actor of an entry',
    `update ledger.ledger_entries set actor = 'operator:nobody' where id = ${ENTRY}`,
    /^entry /,
  ],
  ['the version of an entry', `update ledger.ledger_entries set stream_version = 9 where id = ${ENTRY}`, /^entry /],
  [
    'the account of an entry',
    `update ledger.ledger_entries set account_class = 'member:paid' where id = ${ENTRY}`,
    /^entry /,
  ],
  ['the member of an entry', `update ledger.ledger_entries set member_id = %b where id = ${ENTRY}`, /^entry /],
  [
    'a line of the books that nobody made',
    `insert into ledger.ledger_entries select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid() || '.0'))).*
      from ledger.ledger_entries l where id = ${ENTRY}`,
    /^entry .*\.0$/,
  ],
  [
    'a line more of an entry',
    `insert into ledger.ledger_entries select (jsonb_populate_record(l, jsonb_build_object('id', left(id, 36) || '.9'))).*
      from ledger.ledger_entries l where id = ${ENTRY}`,
    /^entry .*\.9$/,
  ],
  [
    'a lot used up that nobody issued',
    `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document) values (gen_random_uuid(), %b, 'paid', 9, 0, now(), now() + interval '1 month', 'grant:x')`,
    'wallet bob',
  ],
  [
    'a draw that nobody made',
    `insert into draws.draws select (jsonb_populate_record(d, jsonb_build_object('draw_id', gen_random_uuid(), 'first_slot', 90))).*
      from draws.draws d where draw_id = %d`,
    /^draw (?!the draw)/,
  ],
  [
    'a parcel that nobody asked for',
    `insert into shipments.parcels select (jsonb_populate_record(p, jsonb_build_object('shipment_id', gen_random_uuid(), 'number', 1000))).*
      from shipments.parcels p where shipment_id = ${PARCEL}`,
    /^shipment /,
  ],
  ['a deleted entry', `delete from ledger.ledger_entries where id = ${ENTRY}`, /^entry /],
  [
    'the amounts of an event',
    `update store.events set data = replace(data::text, '5000', '9000')::json where ${WALLET_EVENT}`,
    /^chain \d+$/,
  ],
  ['the actor of an event', `update store.events set actor = 'operator:nobody' where ${WALLET_EVENT}`, /^chain \d+$/],
  ['a deleted event', `delete from store.events where ${WALLET_EVENT}`, /^chain \d+$/],
  [
    'an inserted event',
    `insert into store.events select 'tampered', 1, gen_random_uuid(), type, schema_version, partition_key, data, actor, correlation_id, causation_id, effective_at, recorded_at, epoch, xid, 1000 from store.events where ${WALLET_EVENT}`,
    /^chain \d+$/,
  ],
  ['a changed link', `update store.event_log set hash = sha256('x') where seq = ${FIRST_WALLET}`, /^chain \d+$/],
  ['the type of a number', `update store.event_log set type = 'Noted' where seq = ${FIRST_WALLET}`, /^chain \d+$/],
  ['a deleted number', `delete from store.event_log where seq = ${FIRST_WALLET}`, /^chain \d+$/],
  [
    'a deleted end of the log',
    `delete from store.event_log where seq = (select seq from store.sequencer)`,
    /^chain \d+$/,
  ],
  ['the last link', `update store.sequencer set hash = sha256('x')`, /^chain \d+$/],
  [
    'a leaf of the tree',
    `update proof.tiles set hashes = overlay(hashes placing sha256('x') from 1 for 32) where level = 0 and index = 0`,
    'chain 1',
  ],
];

describe('rows without tampering', () => {
  it('agree with the log at every check', async () => {
    expect(await books.check()).toBe(0);
    expect(await books.check()).toBe(0);
    expect(await books.open()).toEqual([]);
    const [state] = await books.sql('select compared_at from books.state');
    expect(state!.compared_at).toEqual(books.quiet.now);
    const walks = await books.sql('select walk, ended_at from books.walks order by walk');
    expect(walks).toEqual([
      { walk: 'again', ended_at: books.quiet.now },
      { walk: 'new', ended_at: books.quiet.now },
    ]);
  });
});

describe('a shop whose ledger projection has not started', () => {
  const renamed = (from: string, to: string) =>
    books.sql('update store.checkpoints set reader = $2 where reader = $1', [from, to]);

  it('has no findings and counts as unverified', () =>
    books.restoreAfter(async () => {
      await books.tamper(`delete from ledger.ledger_entries; update books.walks set seq = 0, epoch = 0, xid = '0', ordinal = 0,
        hash = '\\x${BEGINNING_OF_CHAIN.toString('hex')}', ended_at = null, lines = 0, lots = 0, draws = 0, parcels = 0`);
      await renamed('ledger_entries', 'not begun');
      try {
        expect(await books.check()).toBe(0);
        expect(await books.open()).toEqual([]);
        expect(await books.sql('select ended_at from books.walks where ended_at is not null')).toEqual([]);
      } finally {
        await renamed('not begun', 'ledger_entries');
      }
    }));
});

describe('a public log that does not verify', () => {
  it('leads to a finding about its pack', async () => {
    await books.sql(`insert into draws.log_differences (pack_id, walk, slot, reason, found_at)
      values ('pack', 'chained', 2, 'hash', now())`);
    expect(await books.check()).toBe(1);
    expect(await books.open()).toEqual(['public-log pack']);
    await books.sql('delete from draws.log_differences');
    expect(await books.check()).toBe(0);
    await books.tamper('update books.findings set closed_at = now()');
  });
});

describe('a head that the signer refused', () => {
  it('leads to a finding until the next head is signed', async () => {
    await books.sql("update proof.tree set refused = 'it does not go on'");
    expect(await books.check()).toBe(1);
    expect(await books.open()).toEqual(['signature head']);
    await books.sql('update proof.tree set refused = null');
    expect(await books.check()).toBe(0);
    await books.tamper('update books.findings set closed_at = now()');
  });
});

/** Cases of tampering with the log, or with rows that it implies. A verification run finds them. */
const ALONG_THE_LOG = TAMPERINGS.filter(
  ([what, , where]) =>
    /chain|entry|draw|shipment/.test(String(where)) && !/nobody|a line more|the last link/.test(what),
);
/** The cursor before any verification. */
const BEGINNING = { ...FIRST_COMMIT, seq: 0, hash: BEGINNING_OF_CHAIN };

/** Verifies the whole log in PostgreSQL. @returns null if it finds a fault */
const whole = async () => {
  const [{ seq }] = (await books.sql<{ seq: number }>('select seq from store.sequencer')) as [{ seq: number }];
  return verifyRange(books.shop.app.get(Database), BEGINNING, seq);
};

describe('the verification of a range by PostgreSQL', () => {
  let things: readonly string[];

  it('accepts a log without tampering', async () => {
    const right = (await whole())!;
    things = right.things;
    // The draws with decisions, and the parcel.
    expect(things.map((stream) => stream.replace(/-.*/, '')).sort()).toEqual(['draw', 'draw', 'shipment']);
    // PostgreSQL compares the events of a commit, except those about a parcel.
    expect(right.unmatched.map(({ streamId }) => streamId.replace(/-.*/, '')).sort()).toEqual(['draw', 'shipment']);
    const counts = await books.sql("select lines, lots, draws, parcels from books.walks where walk = 'new'");
    expect(counts).toEqual([(await whole())!.rowCounts]);
  });

  it('covers more than twenty cases of tampering', () => expect(ALONG_THE_LOG.length).toBeGreaterThan(20));

  it.each(ALONG_THE_LOG)('rejects %s, or leaves its row to the rules', async (_, tamper, where) => {
    await books.restoreAfter(async () => {
      await books.tamper(fillIn(tamper));
      const right = await whole();
      const isLeftToRules =
        right !== null && /draw|shipment/.test(String(where)) && right.things.length >= things.length;
      expect(right === null || isLeftToRules).toBe(true);
    });
  });

  it('rejects an unreadable event', async () => {
    await books.restoreAfter(async () => {
      await books.tamper(fillIn(`update store.events set data = '[]' where ${WALLET_EVENT}`));
      expect(await whole()).toBeNull();
      await books.check();
      expect(await books.open()).toContainEqual(expect.stringMatching(/^chain \d+$/));
    });
  });
});

describe('a check after tampering', () => {
  it('covers more than forty cases', () => expect(TAMPERINGS.length).toBeGreaterThan(40));

  it.each(TAMPERINGS)('finds and locates %s', async (_, tamper, where) => {
    await books.restoreAfter(async () => {
      await books.tamper(fillIn(tamper));
      expect(await books.check()).toBeGreaterThan(0);
      expect(await books.open()).toContainEqual(
        typeof where === 'string' ? where : (expect.stringMatching(where) as unknown as string),
      );
    });
    expect(await books.check()).toBe(0);
  });

  it('finds a log with recomputed links by an earlier verified link', async () => {
    const [{ seq }] = (await books.sql(fillIn(`select ${FIRST_WALLET} as seq`))) as [{ seq: number }];
    await books.restoreAfter(async () => {
      await books.rewriteFrom(
        seq,
        fillIn(`update store.events set data = replace(data::text, '5000', '9000')::json where ${WALLET_EVENT}`),
      );
      expect(await books.check()).toBeGreaterThan(0);
      expect(await books.open()).toContainEqual(expect.stringMatching(/^chain \d+$/));
      const problems = await books.sql(
        "select differences->0->>'value' as value from books.findings where closed_at is null",
      );
      expect(problems).toContainEqual({ value: 'ProvenLinkDiffers' });
    });
  });
});
