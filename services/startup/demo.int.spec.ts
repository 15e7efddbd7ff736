import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WholeShop } from '../../test/support/whole-shop.js';
import { loadDemo } from './demo.js';
import type { RunningShop } from './process.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
}, 120_000);
afterAll(() => shop?.close());

it('tells no mail address in any field of any event: they are kept for ever, and travel', async () => {
  const named = `select type, correlation_id, causation_id, actor from store.events e where to_jsonb(e)::text like '%@%'`;
  const { rows } = await shop.pool.query(named);
  expect(rows).toEqual([]);
  const { rows: counted } = await shop.pool.query('select count(distinct type) as types from store.events');
  expect(counted[0].types).toBeGreaterThanOrEqual(10);
});
