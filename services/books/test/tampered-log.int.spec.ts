import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { DAY_MS } from '../../kernel/time.js';
import { FIRST_COMMIT } from '../../ledger/index.js';
import { Database } from '../../platform/database/database.js';
import { BEGINNING_OF_CHAIN } from '../../platform/store/sequencer.js';
import { verifyRange } from '../rows/verified-range.rows.js';
import { BooksShop } from './books.fixture.js';

let books: BooksShop;
let member: Person;

beforeAll(async () => {
  Logger.overrideLogger(false);
  books = await BooksShop.open();
  expect(await books.check()).toBe(0);
});
afterAll(() => books?.close());

interface Bought {
  readonly drawId: string;
  readonly cards: readonly string[];
}

const buys = async (packId: string, count = 2, who = member): Promise<Bought> => {
  const { body } = await books.post(who, 'user/pack/buy', { pack_id: packId, count });
  expect(body.result).toBe('1');
  return { drawId: body.history_id, cards: body.cards.map((card: { history_id: string }) => card.history_id) };
};

const converts = async (cards: readonly string[], who = member): Promise<void> => {
  const { body } = await books.post(who, 'user/pack/decision', { send_card: [], reduction_card: cards });
  expect(body.state).toBe(200);
};

/** Builds SQL that inserts an event, as somebody with write access could. The shop numbers and chains it. */
const slipIn = (streamId: string, version: string, type: string, data: object): string =>
  `insert into store.events select '${streamId}', ${version}, gen_random_uuid(), '${type}', 1, '${member.memberId}',
     '${JSON.stringify(data)}', 'member:${member.memberId}', gen_random_uuid(), null, '${books.quiet.now.toISOString()}', '${books.quiet.now.toISOString()}', e.epoch, pg_current_xact_id(), 1
     from store.epoch e;`;

/** Builds SQL that issues points without a source: event, lot and balance. */
const issue = (document: object, amount = 9_000): string => {
  const lotId = newId(books.quiet.now);
  const at = books.quiet.now.toISOString();
  const { memberId } = member;
  return `${slipIn(
    `wallet-${memberId}`,
    `(select version + 1 from points.wallets where member_id = '${memberId}')`,
    'PointsIssued',
    {
      memberId,
      document,
      lines: [
        { account: 'promotion', lot: null, amount: -amount },
        { account: `member:${memberId}:free`, lot: lotId, amount },
      ],
      lots: [{ lotId, kind: 'free', amount, issuedAt: at, expiresAt: '2026-10-01T00:00:00.000Z', parents: [] }],
    },
  )}
  insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
    values ('${lotId}', '${memberId}', 'free', ${amount}, ${amount}, '${at}', '2026-10-01T00:00:00.000Z', 'x:y');
  update points.wallets set free = free + ${amount}, version = version + 1 where member_id = '${memberId}'`;
};

/** Runs a check. @returns the open findings, and whether the member is frozen */
const checkMember = async (): Promise<{ open: string[]; isFrozen: boolean }> => {
  await books.quiet.feed();
  await books.check();
  return { open: await books.open(), isFrozen: (await books.frozen()).includes(member.memberId) };
};

/** Streams with tampered events, or with decisions on tampered rows. */
const tamperedStreams: string[] = [];

/** Changes the offer of a box. */
const rewrite = (packId: string, from: string, to: string) =>
  books.tamper(
    `update draws.boxes set offer = replace(offer::text, '${from}', '${to}')::json where pack_id = '${packId}'`,
  );

const renewMember = async () => {
  member = await books.shop.person(5_000, 30);
};

describe('a check after tampering that was used and restored', () => {
  it('finds a card that was converted twice', async () => {
    await renewMember();
    const { drawId, cards } = await buys('pack');
    await converts(cards);
    await books.tamper(`update draws.draws set outcomes = 'uu', undecided = 2 where draw_id = '${drawId}'`);
    await converts(cards);
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });

  it('finds cards converted for more than the promised points', async () => {
    await renewMember();
    await books.shop.openBox('raised', { prizes: [buildPrize('r', 10, 60)] });
    await rewrite('raised', '"buyPoint":60', '"buyPoint":60000');
    const { drawId, cards } = await buys('raised');
    await converts(cards);
    await rewrite('raised', '"buyPoint":60000', '"buyPoint":60');
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });

  it('finds a draw below the promised price', async () => {
    await renewMember();
    await books.shop.openBox('cheap', { prizes: [buildPrize('c', 10, 60)] });
    await rewrite('cheap', '"pricePoint":100', '"pricePoint":1');
    const { drawId } = await buys('cheap');
    await rewrite('cheap', '"pricePoint":1', '"pricePoint":100');
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });

  it('finds a card that was replaced by a better one for its decision', async () => {
    await renewMember();
    await books.shop.openBox('two', { prizes: [buildPrize('low', 10, 40), buildPrize('high', 3, 4_000)] });
    // There are only three high cards, so at least one of four is low.
    const { drawId, cards } = await buys('two', 4);
    await books.tamper(`create table public.was as select prizes from draws.draws where draw_id = '${drawId}';
      update draws.draws set prizes = '{1,1,1,1}' where draw_id = '${drawId}'`);
    await converts(cards);
    await books.tamper(`update draws.draws set prizes = (select prizes from public.was) where draw_id = '${drawId}';
      drop table public.was`);
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });

  it('finds a member who decided on another’s card', async () => {
    await renewMember();
    const other = await books.shop.person(5_000);
    const { drawId, cards } = await buys('pack', 2, other);
    const give = (to: Person) =>
      books.tamper(`update draws.draws set member_id = '${to.memberId}' where draw_id = '${drawId}'`);
    await give(member);
    await converts(cards);
    await give(other);
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });
});

describe('a check after an event was inserted with all its rows', () => {
  it('finds a draw without tickets and payment', async () => {
    await renewMember();
    const drawId = newId(books.quiet.now);
    const dueAt = new Date(books.quiet.now.getTime() + 86_400_000).toISOString();
    const { memberId } = member;
    const data = {
      drawId,
      memberId,
      packId: 'pack',
      firstSlot: 70,
      prizeIndexes: [0],
      currency: 'points',
      cost: 100,
      paidFrom: [],
      dueAt,
    };
    await books.tamper(`${slipIn(`draw-${drawId}`, '1', 'CardsDrawn', data)}
      insert into draws.draws (draw_id, member_id, pack_id, drawn_at, due_at, currency, cost, paid_from, first_slot, day,
        client_seed, client_seed_by, prizes, left_before, head, outcomes, undecided, limited, extras, version)
      values ('${drawId}', '${memberId}', 'pack', now(), '${dueAt}', 'points', 100, '[]', 70, 1, 'x', 'member', '{0}', '{1,1}', 'h', 'u',
        1, false, 0, 1)`);
    tamperedStreams.push(`draw-${drawId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`draw ${drawId}`]), isFrozen: true });
  });

  it.each(['decision', 'exchange', 'payment', 'refund', 'referral', 'transfer', 'bounty'])(
    'finds points of a non-existent %s',
    async (kind) => {
      await renewMember();
      await books.tamper(issue({ kind, id: books.drawId }));
      tamperedStreams.push(`wallet-${member.memberId}`);
      const { open, isFrozen } = await checkMember();
      expect(isFrozen).toBe(true);
      expect(
        open.filter((finding) => finding === `wallet ${member.memberId}` || finding === 'draw the draw'),
      ).not.toEqual([]);
    },
  );

  it('finds coins of a non-existent payment', async () => {
    await renewMember();
    const { memberId } = member;
    await books.tamper(
      `${slipIn(
        `wallet-${memberId}`,
        `(select version + 1 from points.wallets where member_id = '${memberId}')`,
        'CoinsIssued',
        {
          memberId,
          document: { kind: 'payment', id: newId(books.quiet.now) },
          lines: [
            { account: 'promotion', lot: null, amount: -500 },
            { account: `member:${memberId}:coin`, lot: null, amount: 500 },
          ],
        },
      )} update points.wallets set coin = coin + 500, version = version + 1 where member_id = '${memberId}'`,
    );
    tamperedStreams.push(`wallet-${memberId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`wallet ${memberId}`]), isFrozen: true });
  });

  it('finds a parcel with converted cards', async () => {
    await renewMember();
    const { drawId, cards } = await buys('pack');
    await converts(cards);
    const shipmentId = newId(books.quiet.now);
    const { memberId } = member;
    await books.tamper(`${slipIn(`shipment-${shipmentId}`, '1', 'ShipmentRequested', { shipmentId, memberId, cards: [{ drawId, indexes: [0, 1] }] })}
      insert into shipments.parcels select (jsonb_populate_record(p, jsonb_build_object('shipment_id', '${shipmentId}', 'parcel_id', '${shipmentId}',
        'member_id', '${memberId}', 'number', 5000, 'items', jsonb_build_array(jsonb_build_object('drawId', '${drawId}', 'index', 0),
        jsonb_build_object('drawId', '${drawId}', 'index', 1))))).* from shipments.parcels p limit 1`);
    tamperedStreams.push(`shipment-${shipmentId}`);
    expect(await checkMember()).toEqual({ open: expect.arrayContaining([`shipment ${shipmentId}`]), isFrozen: true });
  });
});

describe('the verification of a range by PostgreSQL', () => {
  it('leaves each of these streams to the rules', async () => {
    const [{ seq }] = (await books.sql<{ seq: number }>('select seq from store.sequencer')) as [{ seq: number }];
    const beginning = { ...FIRST_COMMIT, seq: 0, hash: BEGINNING_OF_CHAIN };
    const { things, unmatched } = (await verifyRange(books.shop.app.get(Database), beginning, seq))!;
    expect(tamperedStreams.length).toBeGreaterThan(10);
    expect([...things, ...unmatched.map(({ streamId }) => streamId)]).toEqual(expect.arrayContaining(tamperedStreams));
  });
});

describe('an unreadable event', () => {
  it('leads to a finding about its wallet, and others are still compared', async () => {
    await renewMember();
    const other = await books.shop.person(0, 5);
    const data = { memberId: member.memberId, document: { kind: 'draw', id: 'x' }, lines: 5 };
    await books.tamper(`${slipIn(`wallet-${member.memberId}`, '3', 'PointsSpent', data)}
      update points.wallets set version = 3 where member_id = '${member.memberId}';
      update points.wallets set coin = 500 where member_id = '${other.memberId}'`);
    const { open, isFrozen } = await checkMember();
    expect(isFrozen).toBe(true);
    expect(open).toEqual(expect.arrayContaining([`wallet ${member.memberId}`, `wallet ${other.memberId}`]));
  });

  it('leads to a finding about its draw, and others are still compared', async () => {
    await renewMember();
    const [{ drawId }, other] = [await buys('pack'), await buys('pack')];
    await books.tamper(`${slipIn(`draw-${drawId}`, '2', 'CardsDecided', { drawId, memberId: member.memberId })}
      update draws.draws set cost = 1 where draw_id = '${other.drawId}'`);
    const { open, isFrozen } = await checkMember();
    expect(isFrozen).toBe(true);
    expect(open).toEqual(expect.arrayContaining([`draw ${drawId}`, `draw ${other.drawId}`]));
  });

  it('leads to a finding about its box, and others are still compared', async () => {
    await renewMember();
    await books.shop.openBox('torn', { prizes: [buildPrize('t', 10, 60)] });
    await books.shop.openBox('zebra', { prizes: [buildPrize('z', 10, 60)] });
    await books.tamper(`${slipIn('box-torn', '2', 'BoxOpened', { packId: 'torn', boxHash: 'x', manifest: '{}' })}
      update draws.boxes set version = 2 where pack_id = 'torn';
      update draws.boxes set status = 'paused' where pack_id = 'zebra'`);
    expect((await checkMember()).open).toEqual(expect.arrayContaining(['box torn', 'box zebra']));
  });
});

describe('tampering with rows and their verified values alike', () => {
  it('gets found in lots and balance', async () => {
    await renewMember();
    await checkMember();
    await books.tamper(`update points.lots set issued = 777777, remaining = 777777 where member_id = '${member.memberId}';
      update points.wallets set free = 777777 where member_id = '${member.memberId}';
      update books.lots set issued = 777777, remaining = 777777 where member_id = '${member.memberId}';
      update books.wallets set free = 777777 where member_id = '${member.memberId}'`);
    expect(await checkMember()).toEqual({
      open: expect.arrayContaining([`wallet ${member.memberId}`]),
      isFrozen: true,
    });
  });

  it('gets found in coins', async () => {
    await renewMember();
    await checkMember();
    await books.tamper(`update points.wallets set coin = 777 where member_id = '${member.memberId}';
      update books.wallets set coin = 777 where member_id = '${member.memberId}'`);
    expect(await checkMember()).toEqual({
      open: expect.arrayContaining([`wallet ${member.memberId}`]),
      isFrozen: true,
    });
  });

  it('gets found in a box', async () => {
    await books.tamper(`update draws.boxes set remaining[1] = remaining[1] - 1, remaining[2] = remaining[2] + 1 where pack_id = 'two';
      update books.boxes set remaining[1] = remaining[1] - 1, remaining[2] = remaining[2] + 1 where pack_id = 'two'`);
    expect((await checkMember()).open).toContain('box two');
  });

  it('gets found in an offer, also before its first check', async () => {
    await books.shop.openBox('fresh', { prizes: [buildPrize('f', 10, 60)] });
    await books.tamper(
      `update draws.boxes set offer = replace(offer::text, '"buyPoint":60', '"buyPoint":60000')::json where pack_id = 'fresh'`,
    );
    expect((await checkMember()).open).toContain('box fresh');
  });
});

describe('a card or parcel assigned to another member', () => {
  it.each([
    ['draw', () => `update draws.draws set member_id = '${member.memberId}' where draw_id = '${books.drawId}'`],
    ['shipment', () => `update shipments.parcels set member_id = '${member.memberId}'`],
  ])('freezes the other member (%s)', async (check, tamper) => {
    await renewMember();
    await books.tamper(tamper());
    expect(await checkMember()).toEqual({
      open: expect.arrayContaining([expect.stringMatching(new RegExp(`^${check}`))]),
      isFrozen: true,
    });
  });
});

describe('a missing or postponed deadline', () => {
  it('leads to a finding about its draw once the cards are due', async () => {
    await renewMember();
    const [gone, later, kept] = [await buys('pack'), await buys('pack'), await buys('pack')];
    await books.tamper(`delete from store.deadlines where stream_id = 'draw-${gone.drawId}';
      update store.deadlines set due_at = due_at + interval '1 year' where stream_id = 'draw-${later.drawId}'`);
    await books.quiet.pass(DAY_MS);
    const { open } = await checkMember();
    expect(open).toEqual(expect.arrayContaining([`draw ${gone.drawId}`, `draw ${later.drawId}`]));
    expect(open).not.toContain(`draw ${kept.drawId}`);
  });
});
