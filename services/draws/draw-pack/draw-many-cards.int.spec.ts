import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { buildPrize, WholeShop } from '../../../test/support/whole-shop.js';
import { eventLoop } from '../../platform/concurrency/event-loop.js';

const MEMBERS = 30;
const CARDS = 3000;

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop?.close());

describe(`${MEMBERS} members who draw ${CARDS} cards each at one moment`, () => {
  it('get their cards in order, one draw a transaction, while other requests are handled', async () => {
    await shop.openBox('large', {
      pricePoint: 1,
      prizes: [buildPrize('a', 10, 100), buildPrize('b', MEMBERS * CARDS, 1)],
    });
    await shop.openBox('small', { pricePoint: 1, prizes: [buildPrize('a', 10, 1)] });
    const members = await shop.persons(MEMBERS, CARDS);
    const buyer = await shop.person(1);
    for (const { browser } of [...members, buyer]) browser.pair = await browser.freshPair();
    const turn = jest.spyOn(eventLoop, 'turn');

    let done = 0;
    const draws = members.map(async ({ browser }) => {
      const { status, body } = await browser.post('user/pack/buy', { pack_id: 'large', count: CARDS });
      done += 1;
      return [status, body.cards?.length];
    });
    const small = await buyer.browser.post('user/pack/buy', { pack_id: 'small', count: 1 });
    const doneBeforeTheSmallOne = done;
    expect(small.body.result).toBe('1');
    for (const drawn of await Promise.all(draws)) expect(drawn).toEqual([200, CARDS]);
    // At most 100 cards are drawn in one turn of the event loop.
    expect(turn.mock.calls.length).toBeGreaterThanOrEqual((MEMBERS * CARDS) / 100);
    expect(doneBeforeTheSmallOne).toBeLessThan(MEMBERS);

    const [commits] = await shop.rowsOf(`select count(distinct xid)::int as n from store.events
      where stream_id = 'box-large' and type = 'TicketsDrawn'`);
    expect(commits.n).toBe(MEMBERS);
    const slots = await shop.rowsOf("select first_slot from draws.draws where pack_id = 'large' order by first_slot");
    expect(slots.map(({ first_slot }) => first_slot)).toEqual(Array.from({ length: MEMBERS }, (_, i) => i * CARDS));
    const [box] = await shop.rowsOf("select drawn, remaining, tickets from draws.boxes where pack_id = 'large'");
    expect([box.drawn, box.remaining[0] + box.remaining[1]]).toEqual([MEMBERS * CARDS, 10]);
    expect((await shop.rowsOf('select sum(paid + free)::int as points from points.wallets'))[0].points).toBe(0);
  });
});
