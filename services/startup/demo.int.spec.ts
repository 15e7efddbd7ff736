import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WholeShop } from '../../test/support/whole-shop.js';
import { loadDemo } from './demo.js';
import type { RunningShop } from './process.js';

let shop: WholeShop;

const load = () => loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);

beforeAll(async () => {
  shop = await WholeShop.open();
  await load();
});
afterAll(() => shop?.close());

it('tells no mail address in any field of any event: they are kept for ever, and travel', async () => {
  const named = `select type, correlation_id, causation_id, actor from store.events e where to_jsonb(e)::text like '%@%'`;
  const { rows } = await shop.pool.query(named);
  expect(rows).toEqual([]);
  const { rows: counted } = await shop.pool.query('select count(distinct type) as types from store.events');
  expect(counted[0].types).toBeGreaterThanOrEqual(10);
});

it('has an operator of each role also where an earlier release has loaded it, and loads nothing else again', async () => {
  const counted = async () =>
    (
      await shop.pool.query(`select (select array_agg(role order by mail) from operators.operators) as roles,
        (select count(*) from store.events) as events`)
    ).rows[0];
  const whole = await counted();
  await shop.pool.query("delete from operators.operators where role = 'auditor'");
  await load();
  expect(await counted()).toEqual(whole);
});
