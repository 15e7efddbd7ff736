import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';

let quiet: QuietShop;
let shop: WholeShop;
let consoles: Record<Role | 'nobody', Console>;
let [hanako, taro]: Person[] = [];
let made: { id: string; at: Date }[];

const buy = async ({ browser }: Person, pack_id: string, count: number) => {
  await quiet.pass(1000);
  const { body } = await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id, count });
  return { id: body.history_id as string, at: quiet.now, cards: body.cards as { history_id: string }[] };
};

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  [hanako, taro] = [await shop.person(10_000), await shop.person(10_000)];
  await shop.openBox('red', { prizes: [buildPrize('a', 30, 600)] });
  await shop.openBox('blue', { prizes: [buildPrize('b', 30, 600)] });
  const first = await buy(hanako, 'red', 4);
  made = [first, await buy(taro!, 'red', 1), await buy(hanako, 'blue', 2)];
  const [send, ...convert] = first.cards.map((card) => card.history_id);
  const { browser } = hanako;
  const decision = { send_card: [send], reduction_card: convert.slice(0, 2) };
  await browser.postWith(quiet.pairOf(browser), 'user/pack/decision', decision);
  await quiet.feed();
  consoles = await consolesOf(shop);
});
afterAll(() => quiet?.close());

const list = async (filter: object = {}, options: Record<string, unknown> = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  for (const [name, value] of Object.entries(options)) query.set(name, JSON.stringify(value));
  return consoles.support.get(`draws?${query}`);
};
const ids = async (...query: Parameters<typeof list>) =>
  (await list(...query)).body.map((row: { id: string }) => row.id);

describe('the list of draws', () => {
  it('lists draws newest first, with the member, the cards and their outcomes', async () => {
    const { body, headers } = await list();
    expect(headers['content-range']).toBe('draws 0-2/3');
    expect(body.map((row: { id: string }) => row.id)).toEqual(made.map(({ id }) => id).reverse());
    expect(body[2]).toEqual({
      id: made[0]!.id,
      member_id: hanako!.memberId,
      pack_id: 'red',
      pack_name: 'パックred',
      pack_name_en: 'Pack red',
      created: toTokyoIso(made[0]!.at),
      payment_method: '1',
      cost: 400,
      count: 4,
      undecided: 1,
      shipped: 1,
      converted: 2,
      converted_points: 1200,
      exchanged: 0,
      send_state: '1',
    });
  });

  it('filters by member, pack, state, time and id', async () => {
    const [first, second, third] = made.map(({ id }) => id);
    expect(await ids({ member_id: hanako!.memberId })).toEqual([third, first]);
    expect(await ids({ pack_id: 'red' })).toEqual([second, first]);
    expect(await ids({ pack_id: ['red', 'blue'], member_id: taro!.memberId })).toEqual([second]);
    expect(await ids({ send_state: ['1', '4'] })).toEqual([third, second, first]);
    expect(await ids({ send_state: '4' })).toEqual([]);
    expect(await ids({ send_state: 'undecided' })).toEqual([]);
    expect(await ids({ from: toTokyoIso(made[1]!.at), to: toTokyoIso(made[1]!.at) })).toEqual([second]);
    expect(await ids({ id: [first, third] }, { sort: ['created', 'ASC'] })).toEqual([first, third]);
    expect(await ids({ id: 'nothing' })).toEqual([]);
    expect((await list({ from: 'then' })).body.errors).toHaveProperty('from');
    expect((await list({ outcomes: 'u' })).status).toBe(400);
  });

  it('shows a draw with its cards, parcels, lots and a receipt that verifies it', async () => {
    const { status, body } = await consoles.finance.get(`draws/${made[0]!.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ member_id: hanako!.memberId, pack_name: 'パックred', count: 4, undecided: 1 });
    expect(body.cards.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'shipped',
      'converted',
      'converted',
      'undecided',
    ]);
    expect(body.cards[0]).toMatchObject({
      name: 'Card a',
      buy_point: 600,
      shipment_id: expect.any(String),
      delivery_code: null,
    });
    expect(body.cards[1]).toMatchObject({ shipment_id: null });
    expect(body.paid_from).toEqual([{ lot_id: expect.any(String), kind: 'free', amount: 400 }]);
    const { browser } = hanako!;
    const { state: _, csrf: __, ...receipt } = (await browser.get(`fair/draw/${made[0]!.id}`)).body;
    expect(receipt).toMatchObject(body.receipt);
    expect(body.receipt).toMatchObject({ first_slot: 0, count: 4, prize_ids: ['a', 'a', 'a', 'a'] });
    expect(body.events).toMatchObject([
      { at: toTokyoIso(made[0]!.at), type: 'CardsDrawn', by: 'member', drawn: 4, shipped: 0, converted: 0 },
      { type: 'CardsDecided', by: 'member', drawn: 0, shipped: 1, converted: 2, points: 1200 },
    ]);
    for (const id of ['nothing', '00000000-0000-0000-0000-000000000000'])
      expect((await consoles.owner.get(`draws/${id}`)).status).toBe(404);
  });

  it('requires an operator', async () => {
    for (const path of ['draws', `draws/${made[0]!.id}`]) {
      expect((await consoles.nobody.get(path)).status).toBe(401);
      for (const who of ['owner', 'support', 'finance'] as const)
        expect((await consoles[who].get(path)).status).toBe(200);
    }
  });
});
