import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { newId } from '../../kernel/ids.js';
import { DailyCaps } from '../../platform/console-api/commands/daily-caps.js';
import { EventStore } from '../../platform/store/event-store.js';
import { dailyGrants } from '../operator-settings.js';
import { operatorsPart } from '../operators.module.js';

let shop: TestShop;
let store: EventStore;
let caps: DailyCaps;

beforeAll(async () => {
  shop = await openShop([operatorsPart]);
  store = shop.app.get(EventStore);
  caps = shop.app.get(DailyCaps);
});
afterAll(() => shop?.close());

it('returns the rest of a day to the second of two concurrent commands after the first has ended', async () => {
  const operator = { operatorId: newId(shop.clock.now()), name: 'Support', role: 'support' } as const;
  const left = () => store.transact([], (tx) => caps.leftOf(tx, operator, 'grants', 'points'));
  const isWaiting = async () =>
    (await shop.pool.query("select from pg_locks where locktype in ('transactionid', 'tuple') and not granted"))
      .rowCount !== 0;
  // Covers the first command of a day, whose row does not exist yet, and a later one.
  for (const [value, sum] of [
    [30, 30],
    [40, 70],
  ] as const) {
    let second: Promise<number> | undefined;
    await store.transact([], async (tx) => {
      await caps.leftOf(tx, operator, 'grants', 'points');
      second = left();
      await Promise.race([second, waitUntil('the second waits', isWaiting)]);
      caps.count(tx, operator, 'grants', { value, unit: 'points' });
    });
    expect(await second).toBe(dailyGrants.initial - sum);
  }
});
