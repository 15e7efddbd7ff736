import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { findReconciliation } from '../../../test/support/projections.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { laneOf, lanes } from '../../kernel/lane.js';
import { Feed } from '../feed/feed.js';
import { Sequencer } from '../store/sequencer.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';
import { type Reconciliation, reconcile } from './reconciliation.js';

const draws = findReconciliation('draw_history');
const points = findReconciliation('point_history');
const coins = findReconciliation('coin_history');
const ALL = [draws, points, coins];

let shop: WholeShop;
let people: Person[];

beforeAll(async () => {
  Logger.overrideLogger(false);
  shop = await WholeShop.open();
  shop.app.get(Sequencer).start();
  await shop.openBox('box', { pricePoint: 10, prizes: [buildPrize('a', 100_000, 150)] });
  people = await Promise.all([shop.person(5000, 7), shop.person(5000), shop.person(5000, 3)]);
});
afterAll(async () => {
  await shop.app.get(Sequencer).stop();
  await shop.close();
});

const draw = async ({ browser }: Person, count: number): Promise<void> => {
  const { body } = await browser.post('user/pack/buy', { pack_id: 'box', count });
  const reduction_card = body.cards.map((card: { history_id: string }) => card.history_id);
  if (count > 1) await browser.post('user/pack/decision', { send_card: [], reduction_card });
};
const numbered = () =>
  waitUntil('all have numbers', async () => (await shop.pool.query('select from store.unsequenced')).rowCount === 0);
const head = async (): Promise<number> => (await shop.pool.query('select seq from store.sequencer')).rows[0].seq;
/** Waits until all read models are at the end of the log. */
const bringAll = async (): Promise<void> => {
  await numbered();
  const feed = shop.app.get(Feed);
  for (const reader of shop.app.get(Projector).readers)
    for (let isThere = false; !isThere; ) {
      const { after, through } = (await reader.advance(null, (seq) => feed.read(seq, 2000, reader.types)))!;
      isThere = after === through;
    }
};
const compare = (one: Reconciliation) => reconcile(shop.pool, shop.clock, one);
const compareAll = () => Promise.all(ALL.map(compare));
/** Corrupts a table during `work` and restores it afterwards. */
const withCorruption = async (statement: string, restore: string, work: () => Promise<void>): Promise<void> => {
  await shop.pool.query(statement);
  await work();
  await shop.pool.query(restore);
};

describe('read models that are what the log says', () => {
  it('show no difference while members draw and the projector runs', async () => {
    const projector = shop.app.get(Projector);
    await projector.start();
    let playing = true;
    let drawn = 0;
    const play = async (person: Person) => {
      for (; playing; drawn++) await draw(person, 2);
    };
    const all = people.map(play);
    for (let round = 0; round < 15 || drawn <= 10; round++) expect(await compareAll()).toEqual([{}, {}, {}]);
    playing = false;
    await Promise.all(all);
    await numbered();
    const end = await head();
    const there = 'select from store.readers having min(seq) = $1';
    await waitUntil('all is read', async () => (await shop.pool.query(there, [end])).rowCount === 1);
    await projector.stop();
    expect(await compareAll()).toEqual([{}, {}, {}]);
    expect((await shop.pool.query('select from draws.draw_history')).rowCount).toBeGreaterThan(10);
  });

  it('show none while the consumer is behind, or ahead in some lanes', async () => {
    for (const person of people) await draw(person, 3);
    await numbered();
    expect(await compareAll()).toEqual([{}, {}, {}]);
    const feed = shop.app.get(Feed);
    for (const reader of shop.app.get(Projector).readers)
      for (const lane of lanes.filter((one) => one % 2 === laneOf(people[0]!.memberId) % 2))
        await reader.advance(lane, async (after) => {
          const { events, through } = await feed.read(after, 100_000, reader.types);
          return { events: events.filter(({ partitionKey }) => laneOf(partitionKey) === lane), through };
        });
    const { rows } = await shop.pool.query(
      "select max(l.seq) - min(l.seq) as spread from store.lane_checkpoints l where reader = 'draw_history'",
    );
    expect(rows[0].spread).toBeGreaterThan(0);
    expect(await compareAll()).toEqual([{}, {}, {}]);
    await bringAll();
    expect(await compareAll()).toEqual([{}, {}, {}]);
  });

  it('show none after a rebuild', async () => {
    for (const { projection } of ALL) await rebuild(shop.pool, shop.app.get(Feed), shop.clock, projection);
    expect(await compareAll()).toEqual([{}, {}, {}]);
  });

  it('show none for parked events', async () => {
    await bringAll();
    const { rows } = await shop.pool.query(`delete from draws.draw_history where draw_id =
      (select draw_id from draws.draw_history order by created desc limit 1) returning *`);
    expect(await compare(draws)).toEqual({ rows: -1, cost: -rows[0].cost });
    await shop.pool.query(
      `insert into store.dead_letters (reader, seq, type, partition_key, attempts, parked_at)
       select 'draw_history', l.seq, l.type, e.partition_key, 3, now() from store.event_log l
         join store.events e using (epoch, xid, ordinal) where l.type = 'CardsDrawn' and e.data->>'drawId' = $1`,
      [rows[0].draw_id],
    );
    expect(await compare(draws)).toEqual({});
    await shop.pool.query('delete from store.dead_letters');
    await rebuild(shop.pool, shop.app.get(Feed), shop.clock, draws.projection);
    expect(await compare(draws)).toEqual({});
  });
});

describe('a read model that is not what the log says', () => {
  beforeEach(bringAll);

  it('differs when a row is missing', async () => {
    const { rows } = await shop.pool.query('select * from points.point_history order by id limit 1');
    await shop.pool.query('delete from points.point_history where id = $1', [rows[0].id]);
    expect(await compare(points)).toEqual({ rows: -1, change: -rows[0].change, members: 1 });
    expect(await compare(coins)).toEqual({});
    await shop.pool.query(
      'insert into points.point_history select * from json_populate_record(null::points.point_history, $1)',
      [JSON.stringify(rows[0])],
    );
    expect(await compare(points)).toEqual({});
  });

  it('differs when a row is corrupted', async () => {
    const one = '(select id from points.point_history order by id limit 1)';
    await withCorruption(
      `update points.point_history set change = change + 5 where id = ${one}`,
      `update points.point_history set change = change - 5 where id = ${one}`,
      async () => expect(await compare(points)).toEqual({ change: 5, members: 1 }),
    );
    const draft = '(select draw_id from draws.draw_history order by draw_id limit 1)';
    await withCorruption(
      `update draws.draw_history set cost = cost - 3 where draw_id = ${draft}`,
      `update draws.draw_history set cost = cost + 3 where draw_id = ${draft}`,
      async () => expect(await compare(draws)).toEqual({ cost: -3 }),
    );
  });

  it('differs when two corrupted rows cancel out', async () => {
    const swap = (sign: string, other: string) => `update points.point_history h set change = change ${sign} 4
        where id = (select id from points.point_history where member_id = '${people[0]!.memberId}' order by id limit 1);
      update points.point_history h set change = change ${other} 4
        where id = (select id from points.point_history where member_id = '${people[1]!.memberId}' order by id limit 1)`;
    await withCorruption(swap('+', '-'), swap('-', '+'), async () =>
      expect(await compare(points)).toEqual({ members: 2 }),
    );
  });

  it('differs when a balance is wrong', async () => {
    const change = (sign: string) =>
      `update points.wallets set coin = coin ${sign} 1 where member_id = '${people[1]!.memberId}'`;
    await withCorruption(change('+'), change('-'), async () => expect(await compare(coins)).toEqual({ members: 1 }));
  });

  it('stores its difference, and the next comparison continues from the stored sums', async () => {
    const kept = async () =>
      (await shop.pool.query("select seq, sums, differences from store.reconciliations where reader = 'draw_history'"))
        .rows[0];
    await compare(draws);
    const before = await kept();
    expect(before).toMatchObject({ seq: await head(), differences: {} });
    await draw(people[0]!, 1);
    await bringAll();
    await withCorruption(
      'update draws.draw_history set cost = cost + 1',
      'update draws.draw_history set cost = cost - 1',
      async () => {
        const { rows } = await shop.pool.query('select count(*) as n from draws.draw_history');
        expect(await compare(draws)).toEqual({ cost: rows[0].n });
      },
    );
    const after = await kept();
    expect([after.seq > before.seq, after.sums.rows]).toEqual([true, before.sums.rows + 1]);
    await shop.pool.query("update store.reconciliations set sums = '{}', definition = 'another'");
    expect(await compare(draws)).toEqual({});
    expect((await kept()).sums).toEqual(after.sums);
  });
});
