import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { deal } from '../services/draws/test/hand.fixture.js';
import { AddressParcels } from '../services/shipments/address-parcels/address-parcels.command.js';
import { AT_THE_BARRIER, Barrier } from './support/barrier.js';
import { waitUntil } from './support/until.js';
import { buildPrize, WholeShop } from './support/whole-shop.js';

const DAY_MS = 24 * 3_600_000;

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  await shop.pool.query(`
    create function public.wait_at_the_barrier() returns trigger language plpgsql as
      $$ begin perform ${AT_THE_BARRIER}; return new; end $$;
    create trigger at_the_barrier before insert on shipments.parcels
      for each row execute function public.wait_at_the_barrier();
  `);
});
afterAll(() => shop?.close());

/** Transactions that wait for another's advisory lock, beside the one at the barrier. */
const WAITING = `select from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and not granted and datname = current_database()`;

it('an address entered while the decision at 24 hours commits reaches the parcel of that decision', async () => {
  const { memberId, browser } = await deal(shop, [buildPrize('only', 1, 9000, { noReduction: true })]);
  await shop.pool.query(`update members.profiles set address = '' where member_id = $1`, [memberId]);
  shop.clock.advance(DAY_MS);
  await shop.pool.query("update http.sessions set expires_at = 'infinity'");
  const barrier = await Barrier.close();
  // A request of the member triggers the decision, and its parcel waits for storage, without an address.
  const look = Promise.resolve(browser.get('user/point'));
  await barrier.reached();
  await shop.pool.query(`update members.profiles set address = '千代田1-1' where member_id = $1`, [memberId]);
  // Reactions to the event of the new address.
  const addressed = shop.app.get(CommandBus).execute(new AddressParcels(memberId));
  const others = waitUntil('it waits for the decision', async () => (await shop.pool.query(WAITING)).rowCount! > 1);
  await Promise.race([addressed, others]);
  await barrier.open();
  await Promise.all([look, addressed]);
  const { rows } = await shop.pool.query('select address from shipments.parcels where member_id = $1', [memberId]);
  expect(rows).toEqual([{ address: '千代田1-1' }]);
});
