import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { buildPrize, WholeShop } from '../../../test/support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop?.close());

it('counts undecided cards by their conversion value when a member requests a change of mail address', async () => {
  const support = await signInAs(shop, 'support');
  const { memberId, browser } = await shop.person(1000);
  const change = () =>
    support.post(`members/${memberId}/change-mail`, { reason: 'x', checked: ['licence'], mail: 'new@example.com' });
  await shop.openBox('dear', { pricePoint: 100, prizes: [buildPrize('dear', 5, 20_000)] });
  const drawn = await browser.post('user/pack/buy', { pack_id: 'dear', count: 3 });
  expect(Object.keys((await change()).body.errors)).toEqual(['approval']);
  const [request] = (await support.get('approvals?range=[0,0]')).body;
  expect(request).toMatchObject({ worth: 60_700, about: { points_with_cards: 60_700 } });
  const [turned, ...sent] = drawn.body.cards.map(({ history_id }: { history_id: string }) => history_id);
  await browser.post('user/pack/decision', { send_card: sent, reduction_card: [turned] });
  expect((await change()).status).toBe(200);
});
