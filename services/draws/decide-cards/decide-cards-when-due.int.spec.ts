import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { deal, emptyBox, type Hand } from '../test/hand.fixture.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

/** Draws three cards for 300 points. They convert to 330 points: one card of 250 and two of 40. */
const usual = () => deal(shop, [buildPrize('dear', 1, 250), buildPrize('cheap', 2, 40)]);
/** Draws one ship-only card and one card of 70 points. */
const withShipOnly = () => deal(shop, [buildPrize('only', 1, 9000, { noReduction: true }), buildPrize('plain', 1, 70)]);
const ofCoins = () => deal(shop, [buildPrize('coin', 2, 500)], { currency: 'coins', pricePoint: 5 });

const factsOf = async ({ memberId }: Hand, ...types: string[]) =>
  (
    await shop.pool.query(
      `select type, data, actor, effective_at, recorded_at from store.events
        where partition_key = $1 and type = any($2) order by xid, ordinal`,
      [memberId, types],
    )
  ).rows;
const parcelsOf = async ({ memberId }: Hand) =>
  (await shop.pool.query('select items, address from shipments.parcels where member_id = $1', [memberId])).rows;
/**
 * Posts with a fresh CSRF pair and without a request before it, so that this is the first request after the deadline.
 */
const post = ({ browser }: Hand, path: string, payload: object) =>
  browser.postWith(quiet.pairOf(browser), path, payload);
const pointsOf = async ({ browser }: Hand): Promise<number> => (await browser.get('user/point')).body.detail.point;

describe('the shop’s decision 24 hours after a draw', () => {
  it('leaves the decision to the member until one millisecond before the deadline', async () => {
    const [early, late] = [await usual(), await usual()];
    await quiet.pass(DAY_MS - 1);
    const inTime = await early.browser.post('user/pack/decision', { reduction_card: early.cards.dear });
    expect(inTime.body).toMatchObject({ state: 200, result: '1' });
    await quiet.pass(1);
    for (const one of [early, late]) {
      const tooLate = await one.browser.post('user/pack/decision', { reduction_card: one.cards.cheap });
      expect([tooLate.status, tooLate.body.state, tooLate.body.result]).toEqual([200, 204, '-1']);
      expect(await pointsOf(one)).toBe(10_000 - 300 + 330);
    }
  });

  const firstLooks: [string, (hand: Hand) => Promise<unknown>, unknown][] = [
    ['GET user/point', async ({ browser }) => (await browser.get('user/point')).body.detail.point, 10_030],
    ['POST user/pack/card', async (hand) => (await post(hand, 'user/pack/card', {})).body.list, []],
    ['GET buy_result', async ({ browser }) => (await browser.get('user/pack/buy_result')).body.cards, []],
    [
      'POST history/list',
      async (hand) => {
        const [row] = (await post(hand, 'user/history/list', {})).body.list;
        return [row.send_state, row.status, row.reduction_card, row.reduction_point];
      },
      ['4', '1', 3, 330],
    ],
    [
      'GET history/detail',
      async ({ browser, drawId }) => (await browser.get(`user/history/detail/${drawId}`)).body.detail.reduction_point,
      330,
    ],
    [
      'GET point/list',
      async ({ browser }) => {
        const [row] = (await browser.get('user/point/list')).body.list;
        return [row.bonusPoint, row.memo];
      },
      [330, expect.stringMatching(/^ポイント還元（.+）$/)],
    ],
    [
      'POST pack/check',
      async (hand) => {
        await shop.openBox('check', { prizes: [buildPrize('a', 9, 1)] });
        return (await post(hand, 'user/pack/check', { pack_id: 'check', count: '1' })).body.detail.before;
      },
      10_030,
    ],
  ];
  it.each(firstLooks)(
    'becomes visible in the first response of %s without a job having run',
    async (_, look, expected) => {
      const hand = await usual();
      await quiet.pass(DAY_MS);
      expect(await look(hand)).toEqual(expected);
    },
  );

  it('takes effect at the deadline, however late it is recorded', async () => {
    const hand = await withShipOnly();
    const due = new Date(quiet.now.getTime() + DAY_MS);
    await quiet.pass(4 * DAY_MS);
    await quiet.sweep();
    const facts = await factsOf(hand, 'CardsDecided', 'PointsIssued', 'ShipmentRequested');
    const [issued, ...decided] = facts.map(({ type, effective_at, recorded_at, actor }) => ({
      type,
      effective_at,
      recorded_at,
      actor,
    }));
    expect(issued).toMatchObject({ type: 'PointsIssued', actor: 'operator:test' });
    expect(decided).toEqual(
      ['CardsDecided', 'PointsIssued', 'ShipmentRequested'].map((type) => ({
        type,
        effective_at: due,
        recorded_at: quiet.now,
        actor: 'clock',
      })),
    );
    const [lot] = facts[2].data.lots;
    expect([lot.issuedAt, lot.expiresAt]).toEqual([due.toISOString(), sixMonthsAfter(due)]);
    const [row] = (await hand.browser.get('user/point/list')).body.list;
    expect(new Date(row.created)).toEqual(due);
  });

  it('ships ship-only cards and cards of a coin pack to the member’s address', async () => {
    const [mixed, coins] = [await withShipOnly(), await ofCoins()];
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    for (const [hand, names] of [
      [mixed, ['only']],
      [coins, ['coin', 'coin']],
    ] as const) {
      const [parcel, ...none] = await parcelsOf(hand);
      expect(none).toEqual([]);
      expect(parcel.items.map((item: { modelNumber: string }) => item.modelNumber)).toEqual(names);
      expect(parcel.address).toBe('千代田1-1');
    }
    expect(await pointsOf(mixed)).toBe(10_000 - 200 + 70);
    expect((await coins.browser.get('user/point')).body.detail).toMatchObject({ point: 10_000, coin: 90 });
    expect((await mixed.browser.post('user/history/list', {})).body.list[0]).toMatchObject({
      send_state: '2',
      send_card: 1,
      reduction_card: 1,
    });
  });

  it('does not change what the member has decided', async () => {
    const hand = await deal(shop, [buildPrize('a', 1, 1000), buildPrize('b', 1, 20), buildPrize('c', 1, 3)]);
    await hand.browser.post('user/pack/decision', { send_card: hand.cards.b, reduction_card: hand.cards.a });
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    const { detail } = (await hand.browser.get(`user/history/detail/${hand.drawId}`)).body;
    expect(detail).toMatchObject({ send_state: '2', send_card: 1, reduction_card: 2, reduction_point: 1003 });
    expect(await factsOf(hand, 'CardsDecided')).toMatchObject([
      { data: { by: 'member' } },
      { data: { by: 'deadline', converted: [Number(hand.cards.c![0]!.split('.')[1])], shipped: [] } },
    ]);
  });
});

describe('the deadline of a draw', () => {
  const deadlinesOf = async ({ drawId }: Hand) =>
    (await shop.pool.query('select kind, due_at from store.deadlines where stream_id = $1', [`draw-${drawId}`])).rows;

  it('exists from the draw until its last card is decided', async () => {
    const hand = await usual();
    expect(await deadlinesOf(hand)).toEqual([
      { kind: 'undecided-cards', due_at: new Date(quiet.now.getTime() + DAY_MS) },
    ]);
    await hand.browser.post('user/pack/decision', { reduction_card: hand.cards.cheap });
    expect(await deadlinesOf(hand)).toHaveLength(1);
    await hand.browser.post('user/pack/decision', { reduction_card: hand.cards.dear });
    expect(await deadlinesOf(hand)).toEqual([]);
  });

  it('ends with the shop’s decision', async () => {
    const hand = await withShipOnly();
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect(await deadlinesOf(hand)).toEqual([]);
  });

  it('happens once when the scheduled job and many requests run at the same moment', async () => {
    const hands = [await usual(), await withShipOnly(), await ofCoins()];
    await quiet.pass(DAY_MS);
    const looks = hands.flatMap((hand) => Array.from({ length: 6 }, () => hand.browser.twin().get('user/point')));
    const [replies] = await Promise.all([Promise.all(looks), quiet.sweep(), quiet.sweep()]);
    for (const reply of replies) expect(reply.status).toBe(200);
    for (const hand of hands) expect(await factsOf(hand, 'CardsDecided')).toHaveLength(1);
    expect(await pointsOf(hands[0]!)).toBe(10_030);
    expect([await parcelsOf(hands[1]!), await parcelsOf(hands[2]!)].map((parcels) => parcels.length)).toEqual([1, 1]);
  });

  it('races with the member’s own decision: one of them decides every card', async () => {
    for (let round = 0; round < 10; round++) {
      const hand = await usual();
      await quiet.pass(DAY_MS - 1);
      const payload = { reduction_card: [...hand.cards.cheap!, ...hand.cards.dear!] };
      const deciding = post(hand, 'user/pack/decision', payload);
      // The clock reaches the deadline while the request is in progress, a little later in each round.
      for (let hops = 0; hops < round * 10; hops++) await new Promise(setImmediate);
      shop.clock.advance(1);
      const [reply] = await Promise.all([deciding, quiet.sweep()]);
      // The job skips a draw that the request has locked; the next run finds it.
      await quiet.sweep();
      const [fact, ...none] = await factsOf(hand, 'CardsDecided');
      expect(none).toEqual([]);
      expect(reply.body.result).toBe(fact.data.by === 'member' ? '1' : '-1');
      expect(await pointsOf(hand)).toBe(10_030);
    }
  });

  it('happens with fewer connections than concurrent requests', async () => {
    const narrow = await QuietShop.open(2);
    const hands = await Promise.all(Array.from({ length: 6 }, withShipOnly));
    await quiet.pass(DAY_MS);
    narrow.shop.clock.set(quiet.now);
    const replies = await Promise.all(
      hands.map((hand) => Object.assign(new Browser(narrow.shop), { cookie: hand.browser.cookie }).get('user/point')),
    );
    expect(replies.map((reply) => reply.body.detail.point)).toEqual(Array(6).fill(9870));
    await narrow.close();
  });

  it('happens for many draws in one run of the job', async () => {
    const hand = await deal(shop, [buildPrize('a', 1, 1)]);
    await shop.openBox('many', { pricePoint: 1, prizes: [buildPrize('b', 120, 3)] });
    await Promise.all(
      Array.from({ length: 120 }, () =>
        hand.browser.twin().postWith(quiet.pairOf(hand.browser), 'user/pack/buy', { pack_id: 'many', count: '1' }),
      ),
    );
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    const { rows } = await shop.pool.query(
      'select sum(undecided) as open, count(*) as draws from draws.draws where member_id = $1',
      [hand.memberId],
    );
    expect(rows[0]).toEqual({ open: 0, draws: 121 });
    expect(await pointsOf(hand)).toBe(10_000 - 100 - 120 + 1 + 120 * 3);
  });
});

describe('a draw that cannot be decided on', () => {
  /** Makes a draw refer to a prize that does not exist. */
  const breakDraw = ({ drawId }: Hand) =>
    shop.pool.query('update draws.draws set prizes = array_fill(99, array[cardinality(prizes)]) where draw_id = $1', [
      drawId,
    ]);
  const mendDraw = ({ drawId }: Hand, prizes: number[]) =>
    shop.pool.query('update draws.draws set prizes = $2 where draw_id = $1', [drawId, prizes]);
  const prizesOf = async ({ drawId }: Hand): Promise<number[]> =>
    (await shop.pool.query('select prizes from draws.draws where draw_id = $1', [drawId])).rows[0].prizes;
  const faultsOf = async ({ drawId }: Hand) =>
    (
      await shop.pool.query('select attempts, error, failed_at, retry_at from store.deadlines where stream_id = $1', [
        `draw-${drawId}`,
      ])
    ).rows;

  it('does not block other draws, is postponed, and is reported among the jobs and in the metrics', async () => {
    const [first, broken, last] = [await usual(), await usual(), await withShipOnly()];
    const prizes = await prizesOf(broken);
    await breakDraw(broken);
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    for (const hand of [first, last]) expect(await factsOf(hand, 'CardsDecided')).toHaveLength(1);
    expect(await factsOf(broken, 'CardsDecided')).toEqual([]);
    const [fault] = await faultsOf(broken);
    expect(fault).toMatchObject({ error: expect.stringMatching(/^TypeError: /), failed_at: quiet.now });
    expect(fault.attempts).toBeGreaterThan(0);
    expect(fault.retry_at.getTime()).toBeGreaterThanOrEqual(quiet.now.getTime() + 60_000);
    const owner = await signInAs(shop, 'owner');
    expect((await owner.get('jobs/undecided-cards')).body).toMatchObject({
      state: 'failing',
      failing: 1,
      last_error: fault.error,
    });
    expect(await shop.app.get(Metrics).read()).toContain('shop_deadlines_failing{kind="undecided-cards"} 1');
    await mendDraw(broken, prizes);
    await quiet.sweep();
    expect(await factsOf(broken, 'CardsDecided')).toHaveLength(1);
    expect((await owner.get('jobs/undecided-cards')).body).toMatchObject({ failing: 0 });
  });

  it('lets its member read and use other due draws, and write again once it is repaired', async () => {
    const broken = await usual();
    const { packId } = broken;
    await quiet.pass(1000);
    const sound = await emptyBox(shop, broken.browser, [buildPrize('good', 1, 70)]);
    await shop.openBox('after-fault', { pricePoint: 1, prizes: [buildPrize('z', 5, 3)] });
    const prizes = await prizesOf(broken);
    await breakDraw(broken);
    await quiet.pass(DAY_MS);
    expect(await pointsOf(broken)).toBe(10_000 - 300 - 100 + 70);
    expect((await faultsOf(broken))[0].attempts).toBe(1);
    expect(await faultsOf({ ...broken, drawId: sound.drawId })).toEqual([]);
    // The job is postponed and does not even try it.
    expect((await broken.browser.post('user/history/list', { mode: '0' })).body.list).toHaveLength(2);
    expect((await broken.browser.get(`fair/pack/${packId}`)).status).toBe(200);
    for (const [path, payload] of [
      ['buy', { pack_id: 'after-fault', count: 1 }],
      ['decision', { reduction_card: broken.cards.dear }],
    ] as const) {
      const refused = await broken.browser.post(`user/pack/${path}`, payload);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    expect((await faultsOf(broken))[0].attempts).toBe(1);
    await mendDraw(broken, prizes);
    await quiet.pass(61_000);
    const bought = await broken.browser.post('user/pack/buy', { pack_id: 'after-fault', count: 1 });
    expect(bought.body.result).toBe('1');
    expect(await factsOf(broken, 'CardsDecided')).toHaveLength(2);
    expect(await pointsOf(broken)).toBe(10_000 - 300 - 100 + 70 + 330 - 1);
  });
});

const sixMonthsAfter = (moment: Date): string => {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 6);
  return later.toISOString();
};
