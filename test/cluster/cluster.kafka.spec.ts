import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LANES, laneOf } from '../../services/kernel/lane.js';
import type { AntiForgery } from '../../services/platform/http/requests/wire.contract.js';
import type { BrowserResponse } from '../support/browser.js';
import { waitUntil } from '../support/until.js';
import { ClusterShop, type Customer } from './cluster-shop.js';

/** Longer than the longest wait for Kafka of the shop and its client (10 s), and than several rounds of retries (5 s). */
const GONE_MS = 20_000;
/** Time without progress after which a consumer counts as stopped. */
const STANDS_MS = 1000;
/** Interval between two draws of a member while Kafka is away. */
const ROUND_MS = 1000;
const READER = 'draw_history';

let shop: ClusterShop;

beforeAll(async () => {
  shop = await ClusterShop.open();
});
afterEach(() => shop.mend());
afterAll(() => shop?.close());

/** Returns the consumer's position: over Kafka in the member's lane, over PostgreSQL in all lanes. */
const placeOf = async ({ memberId }: Customer): Promise<{ lane: number; mark: number }> => {
  const { rows } = await shop.store.pool.query(
    `select l.seq as lane, c.seq as mark from store.lane_checkpoints l join store.checkpoints c using (reader)
      where reader = $1 and lane = $2`,
    [READER, laneOf(memberId)],
  );
  return rows[0];
};
/** Returns true when the read model has all draws of a member, without those that the query adds from the log. */
const isBrought = async ({ memberId }: Customer): Promise<boolean> => {
  const count = "select count(*) from draws.draw_history where member_id = $1 and shipping_state = 'nothing_to_ship'";
  const draws = 'select count(*) from draws.draws where member_id = $1';
  return (await shop.store.pool.query(`select (${count}) = (${draws}) as is`, [memberId])).rows[0].is;
};

describe('the shop in several processes around PostgreSQL and Kafka', () => {
  it('lets a member register, draw and decide; the histories come over Kafka', async () => {
    const browser = shop.browser();
    const person = { lastName: '山田', firstName: '花子', tel: '09012345678', mail: 'hanako@example.com' };
    const home = { zipcode: '1000001', pref_id: '13', shiku: '千代田区', address: '千代田1-1' };
    const secret = { pass: 'secret12', confirmPass: 'secret12' };
    expect((await browser.post('user/append', { ...person, ...home, ...secret })).status).toBe(200);
    const profiles = await shop.store.pool.query('select member_id from members.profiles where mail = $1', [
      person.mail,
    ]);
    const customer = { memberId: profiles.rows[0].member_id, browser };
    await shop.shop.grant(customer.memberId, 1000);
    await shop.drained();

    const before = await placeOf(customer);
    await shop.drawAndDecide(customer, 3);
    const histories = await shop.histories(customer);
    expect(JSON.parse(histories[0]!).list).toMatchObject([{ count: 3 }]);
    await waitUntil('the history is up to date', () => isBrought(customer));
    const after = await placeOf(customer);
    expect(after.lane).toBeGreaterThan(before.lane);
    expect(after.lane).toBeGreaterThan(after.mark);
    expect(after.mark).toBe(before.mark);
    expect(await shop.histories(customer)).toEqual(histories);
  });

  it('shows a member’s draw also without a relay', async () => {
    const customer = await shop.customer();
    await shop.drained();
    await Promise.all(shop.cluster.ofKind('relay').map((relay) => relay.stop()));
    const before = await placeOf(customer);
    await shop.drawAndDecide(customer);
    const histories = await shop.histories(customer);
    expect(JSON.parse(histories[0]!).list).toMatchObject([{ count: 2 }]);
    const end = performance.now() + STANDS_MS;
    await waitUntil('it has stood for a while', async () => {
      expect(await placeOf(customer)).toEqual(before);
      return performance.now() > end;
    });
    await Promise.all(shop.cluster.ofKind('relay').map((relay) => relay.start()));
    await shop.drained();
    expect((await placeOf(customer)).lane).toBeGreaterThan(before.lane);
    expect(await shop.histories(customer)).toEqual(histories);
  });

  it('continues to draw while the broker is away for long, and catches up when it is back', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
    await shop.drained();
    const [broker] = shop.cluster.brokers;
    await broker!.kill('SIGKILL');
    const back = performance.now() + GONE_MS;
    await waitUntil(
      'the broker has been gone long enough',
      async () => {
        await Promise.all(customers.map((customer) => shop.drawAndDecide(customer)));
        await pause(ROUND_MS);
        return performance.now() > back;
      },
      GONE_MS * 2,
    );
    for (const customer of customers) expect(await isBrought(customer)).toBe(false);
    const seen = await Promise.all(customers.map((customer) => shop.histories(customer)));
    await broker!.start();
    await shop.drained();
    expect(await Promise.all(customers.map((customer) => shop.histories(customer)))).toEqual(seen);
    expect(await shop.unlikeTheLog()).toEqual([]);
  });

  it('replaces a killed relay by its standby', async () => {
    const customer = await shop.customer();
    const leading = await waitUntil('one leads', () => shop.leader('relay'));
    await shop.cluster.process(leading).kill();
    await shop.drawAndDecide(customer);
    await shop.successor('relay', leading);
    await waitUntil('the history is up to date', () => isBrought(customer));
  });

  it('loses and repeats no draw when an API is killed and its requests are sent again', async () => {
    const { memberId, browser } = await shop.customer();
    const pairs: AntiForgery[] = [];
    for (let i = 0; i < 40; i++) pairs.push(await browser.freshPair());
    const buy = (pair: AntiForgery): Promise<BrowserResponse> =>
      waitUntil('it responds', async () => {
        const response = await browser
          .postWith(pair, 'user/pack/buy', { pack_id: 'box', count: '1' })
          .catch(() => null);
        return response && response.status < 500 && response;
      });
    const buying = pairs.map(buy);
    await Promise.race(buying);
    await shop.cluster.process('api-1').kill();
    const responses = await Promise.all(buying);
    expect(responses.map(({ status, body }) => [status, body.result])).toEqual(pairs.map(() => [200, '1']));
    const drawn = await shop.store.pool.query('select from draws.draws where member_id = $1', [memberId]);
    expect(drawn.rowCount).toBe(40);
    for (let i = 0; i < 10; i++) expect((await browser.get('user/point')).status).toBe(200);

    await shop.cluster.process('api-1').start();
    await shop.cluster.process('api-2').kill();
    await waitUntil('the first serves again', async () => (await browser.get('user/point')).status === 200);
  });

  it('moves the lanes of a killed projector to the other', async () => {
    const customers = await Promise.all(Array.from({ length: 2 * LANES }, () => shop.customer()));
    await shop.cluster.process('projector-1').kill();
    await Promise.all(customers.map((customer) => shop.drawAndDecide(customer, 1)));
    await shop.drained();
    expect(await shop.unlikeTheLog()).toEqual([]);
  });

  it('stops every process with exit code 0 on SIGTERM', async () => {
    const codes = await shop.stop();
    expect(Object.values(codes)).toEqual(Array(8).fill(0));
  });
});
