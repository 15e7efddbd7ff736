import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { addDays } from '../../kernel/business-days.js';
import { startOfTokyoDate } from '../../kernel/time.js';
import { type ShipmentShipped, shipmentStreamOf } from '../../shipments/index.js';
import { deal, emptyBox, type Hand } from '../test/hand.fixture.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const listOf = async ({ browser }: Pick<Hand, 'browser'>, payload: object = {}, page = '') =>
  (await browser.postWith(quiet.pairOf(browser), `user/history/list${page}`, payload)).body;
const detailOf = async ({ browser }: Hand, drawId: string) => (await browser.get(`user/history/detail/${drawId}`)).body;
const decide = ({ browser }: Hand, send_card: readonly string[], reduction_card: readonly string[]) =>
  browser.post('user/pack/decision', { send_card, reduction_card });

/** Records that a parcel was handed to the carrier, with the same event as the shipments' own command. */
const ship = async ({ memberId }: Hand, shipmentId: string, drawIds: string[], deliveryCode: string) => {
  const data = { shipmentId, memberId, drawIds, deliveryCode, carrier: 'ヤマト運輸' };
  const shipped: ShipmentShipped = { type: 'ShipmentShipped', data };
  const streamId = shipmentStreamOf(shipmentId);
  await shop.store.transact([streamId], async (tx) =>
    tx.append(
      { commandId: `ship-${shipmentId}`, actor: 'operator:test' },
      { streamId, expectedVersion: 1, partitionKey: memberId, events: [shipped] },
    ),
  );
};

describe('the history of a member’s draws', () => {
  const PRIZES = [buildPrize('dear', 1, 1000), buildPrize('cheap', 1, 10)];
  let hand: Hand;
  /** The draws by state, newest first. */
  const draws: Record<string, string[]> = { '1': [], '2': [], '3': [], '4': [] };

  beforeAll(async () => {
    hand = await deal(shop, PRIZES);
    draws['1']!.unshift(hand.drawId);
    const another = async (state: string) => {
      await quiet.pass(1000);
      const box = await emptyBox(shop, hand.browser, PRIZES);
      draws[state]!.unshift(box.drawId);
      return box;
    };
    const chosen = await another('2');
    await decide(hand, chosen.cards.cheap!, chosen.cards.dear!);
    const shipped = await another('3');
    await decide(hand, shipped.cards.cheap!, shipped.cards.dear!);
    const [parcel] = (await detailOf(hand, shipped.drawId)).detail.parcels;
    await ship(hand, parcel.id, [shipped.drawId], '1234-5678');
    const converted = await another('4');
    await decide(hand, [], [...converted.cards.cheap!, ...converted.cards.dear!]);
    const half = await another('1');
    await decide(hand, [], half.cards.dear!);
  });

  const idsOf = (body: { list: { id: string }[] }) => body.list.map((row) => row.id);

  it.each(['1', '2', '3', '4'])('lists the draws in mode %s, newest first', async (mode) => {
    for (const payload of [{ mode }, { mode: Number(mode) }]) {
      const body = await listOf(hand, payload);
      expect(idsOf(body)).toEqual(draws[mode]);
      for (const row of body.list) expect([row.send_state, row.status]).toEqual([mode, mode === '1' ? '0' : '1']);
    }
  });

  it.each([[{}], [{ mode: '0' }], [{ mode: 0 }]])('lists all draws for %j, newest first', async (payload) => {
    const [first, last] = draws['1']!;
    expect(idsOf(await listOf(hand, payload))).toEqual([first, ...draws['4']!, ...draws['3']!, ...draws['2']!, last]);
  });

  it.each(['5', '', 'all', -1, [], null, true])('refuses mode %j', async (mode) => {
    const body = await listOf(hand, { mode });
    // A null counts as absent.
    if (mode === null) expect(body.state).toBe(200);
    else expect(body).toMatchObject({ state: 400, errors: { mode: [expect.any(String)] } });
  });

  it('shows in each row the outcomes of the cards', async () => {
    const [row] = (await listOf(hand, { mode: '3' })).list;
    expect(row).toEqual({
      id: draws['3']![0],
      pack_id: expect.any(String),
      pack_name: expect.stringContaining('パック'),
      created: expect.stringMatching(/\+09:00$/),
      send_state: '3',
      status: '1',
      point: 200,
      payment_method: '1',
      count: 2,
      delivery_code: '1234-5678',
      send_card: 1,
      exchange_card: 0,
      reduction_card: 1,
      reduction_point: 1000,
    });
  });

  it('shows in the detail each card and each parcel', async () => {
    const { detail } = await detailOf(hand, draws['3']![0]!);
    const states = detail.cards.map((card: { model_number: string; send_state: string }) => [
      card.model_number,
      card.send_state,
    ]);
    expect(states.sort()).toEqual([
      ['cheap', '3'],
      ['dear', '4'],
    ]);
    const [chosenCard] = detail.cards.filter((card: { send_state: string }) => card.send_state === '3');
    expect(detail.parcels).toEqual([
      {
        ...{ id: expect.any(String), number: expect.stringMatching(/^P\d{6}[A-Z]$/), delivery_code: '1234-5678' },
        ...{ send_state: '3', came_back: '', cards: [chosenCard.history_id] },
        ...{ needs_address: '0', due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), is_late: '0' },
      },
    ]);
    const half = (await detailOf(hand, draws['1']![0]!)).detail;
    expect(half.cards.map((card: { send_state: string }) => card.send_state).sort()).toEqual(['1', '4']);
  });

  it('stays the same after the projection has caught up', async () => {
    const looks = async () => [
      await Promise.all(['0', '1', '2', '3', '4'].map(async (mode) => (await listOf(hand, { mode })).list)),
      await Promise.all(
        Object.values(draws)
          .flat()
          .map(async (id) => (await detailOf(hand, id)).detail),
      ),
    ];
    const before = await looks();
    await quiet.feed();
    expect(await looks()).toEqual(before);
  });

  it('does not appear for other members', async () => {
    const { browser } = await shop.person();
    expect((await listOf({ browser })).list).toEqual([]);
    for (const id of [draws['2']![0]!, '01987654-3210-7abc-8def-0123456789ab', 'no-id', `${'-'.repeat(36)}`])
      expect((await browser.get(`user/history/detail/${id}`)).status).toBe(404);
    expect((await shop.visitorGet(`user/history/detail/${draws['2']![0]}`)).status).toBe(401);
  });
});

describe('a parcel that is not shipped', () => {
  it('becomes late once its day has passed', async () => {
    const hand = await deal(shop, [buildPrize('one', 1, 10, { noReduction: true })]);
    await decide(hand, hand.cards.one!, []);
    const parcelOf = async () => (await detailOf(hand, hand.drawId)).detail.parcels[0];
    const { due_on } = await parcelOf();
    const dayAfter = startOfTokyoDate(addDays(due_on, 1));
    await quiet.pass(dayAfter.getTime() - quiet.now.getTime() - 1);
    expect(await parcelOf()).toMatchObject({ due_on, is_late: '0' });
    await quiet.pass(1);
    expect(await parcelOf()).toMatchObject({ due_on, is_late: '1' });
  });

  it('never becomes late while it waits for its member’s address', async () => {
    const hand = await deal(shop, [buildPrize('one', 1, 10, { noReduction: true })]);
    await decide(hand, hand.cards.one!, []);
    const goesTo = (address: string) =>
      shop.pool.query('update shipments.parcels set address = $2 where member_id = $1', [hand.memberId, address]);
    const parcelOf = async () => (await detailOf(hand, hand.drawId)).detail.parcels[0];
    const { due_on } = await parcelOf();
    await goesTo('');
    await quiet.pass(startOfTokyoDate(addDays(due_on, 1)).getTime() - quiet.now.getTime());
    expect(await parcelOf()).toMatchObject({ needs_address: '1', is_late: '0' });
    await goesTo('千代田1-1');
    expect(await parcelOf()).toMatchObject({ needs_address: '0', is_late: '1' });
  });
});

describe('a draw with two shipments packed together', () => {
  it('has one parcel with one tracking number, even after a correction', async () => {
    const hand = await deal(shop, [
      buildPrize('one', 1, 10, { noReduction: true }),
      buildPrize('two', 1, 10, { noReduction: true }),
    ]);
    for (const card of [hand.cards.one!, hand.cards.two!]) {
      await quiet.pass(1000);
      await decide(hand, card, []);
    }
    const detail = async () => (await detailOf(hand, hand.drawId)).detail;
    const [first] = (await detail()).parcels;
    const owner = await signInAs(shop, 'owner');
    const post = (command: string, body: object = {}) =>
      owner.post(`shipments/${first.id}/${command}`, { reason: '同じ住所', carrier: '西濃運輸', ...body });
    expect((await post('combine')).status).toBe(200);
    const cards = [...hand.cards.one!, ...hand.cards.two!].sort();
    const number = (await owner.get(`shipments/${first.id}`)).body.number;
    const { due_on } = first;
    const same = { id: first.id, number, came_back: '', needs_address: '0', due_on, is_late: '0', cards };
    const packed = (delivery_code: string, send_state: string) => [{ ...same, delivery_code, send_state }];
    expect((await detail()).parcels).toEqual(packed('', '2'));
    await post('mark-shipped', { delivery_code: 'ONE-PARCEL' });
    expect(await detail()).toMatchObject({ delivery_code: 'ONE-PARCEL', parcels: packed('ONE-PARCEL', '3') });
    expect((await listOf(hand)).list).toMatchObject([{ id: hand.drawId, delivery_code: 'ONE-PARCEL' }]);
    await post('correct-tracking', { delivery_code: 'PUT-RIGHT' });
    expect(await detail()).toMatchObject({ delivery_code: 'PUT-RIGHT', parcels: packed('PUT-RIGHT', '3') });
    await quiet.feed();
    expect(await detail()).toMatchObject({ delivery_code: 'PUT-RIGHT', parcels: packed('PUT-RIGHT', '3') });
    const shownDraw = (await owner.get(`draws/${hand.drawId}`)).body;
    expect(shownDraw.parcels).toEqual([
      { id: first.id, number, status: 'shipped', delivery_code: 'PUT-RIGHT', carrier: '西濃運輸', count: 2 },
    ]);
    expect(shownDraw.cards.map((card: { shipment_id: string }) => card.shipment_id)).toEqual([first.id, first.id]);
  });
});

describe('a long history', () => {
  it('has 20 rows a page, even if some rows have changed since the projection caught up', async () => {
    const { browser, memberId } = await shop.person(10_000);
    await shop.openBox('long', { prizes: [buildPrize('a', 100, 5)] });
    const ids: string[] = [];
    const buy = async (times: number) => {
      for (let i = 0; i < times; i++) {
        await quiet.pass(1000);
        ids.unshift((await browser.post('user/pack/buy', { pack_id: 'long', count: 1 })).body.history_id);
      }
    };
    const pages = async (mode: string) => {
      const bodies = await Promise.all([1, 2, 3].map((page) => listOf({ browser }, { mode }, `/${page}`)));
      return bodies.map((body) => body.list.map((row: { id: string }) => row.id));
    };
    await buy(22);
    await quiet.feed();
    await buy(3);
    expect(await pages('0')).toEqual([ids.slice(0, 20), ids.slice(20), []]);
    // A projected draw changes its state, one at each end of the page.
    for (const id of [ids[4]!, ids[21]!]) await decide({ browser, memberId } as Hand, [], [`${id}.0`]);
    expect(await pages('0')).toEqual([ids.slice(0, 20), ids.slice(20), []]);
    const open = ids.filter((id) => id !== ids[4] && id !== ids[21]);
    expect(await pages('1')).toEqual([open.slice(0, 20), open.slice(20), []]);
    expect(await pages('4')).toEqual([[ids[4], ids[21]], [], []]);
    await quiet.feed();
    expect(await pages('1')).toEqual([open.slice(0, 20), open.slice(20), []]);
    expect(await listOf({ browser }, { mode: '1' }, '/2')).toMatchObject({ page: 2, all_page: 2, pages: [1, 2] });
  });
});
