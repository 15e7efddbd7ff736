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

it('writes no mail address to any field of any event', async () => {
  const named = `select type, correlation_id, causation_id, actor from store.events e where to_jsonb(e)::text like '%@%'`;
  const { rows } = await shop.pool.query(named);
  expect(rows).toEqual([]);
  const { rows: counted } = await shop.pool.query('select count(distinct type) as types from store.events');
  expect(counted[0].types).toBeGreaterThanOrEqual(10);
});

it('adds operators of new roles to a demo of an earlier release, and nothing else', async () => {
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
