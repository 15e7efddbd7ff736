import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { deal, emptyBox, type Hand } from '../test/hand.fixture.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());
// Separates the tests in time.
beforeEach(() => quiet.pass(1000));

/** Draws two cards worth 600 each, a cheap one and a ship-only one. */
const usual = () =>
  deal(shop, [
    buildPrize('dear', 2, 600),
    buildPrize('cheap', 1, 30),
    buildPrize('only', 1, 9000, { noReduction: true }),
  ]);

const decide = ({ browser }: Hand, send_card: unknown, reduction_card: unknown) =>
  browser.post('user/pack/decision', { send_card, reduction_card });
const pointsOf = async ({ browser }: Hand): Promise<number> => (await browser.get('user/point')).body.detail.point;
const historyOf = async ({ browser, drawId }: Hand) => (await browser.get(`user/history/detail/${drawId}`)).body.detail;
const parcelsOf = async ({ memberId }: Hand) =>
  (await shop.pool.query('select * from shipments.parcels where member_id = $1 order by shipment_id', [memberId])).rows;

const everything = async () =>
  (
    await shop.pool.query(`select (select count(*) from store.events) as events,
      (select json_agg(w order by member_id) from points.wallets w) as wallets,
      (select json_agg(l order by lot_id) from points.lots l) as lots,
      (select json_agg(d.outcomes order by draw_id) from draws.draws d) as outcomes,
      (select count(*) from shipments.parcels) as parcels,
      (select json_agg(d order by kind, stream_id, ref) from store.deadlines d) as deadlines`)
  ).rows[0];

describe('POST /user/pack/decision', () => {
  it('ships some cards and converts others immediately and permanently', async () => {
    const my = await usual();
    const { dear, cheap, only } = my.cards;
    const before = await pointsOf(my);
    const { status, body } = await decide(my, [...cheap!, ...only!], dear);
    expect([status, body.state, body.result]).toEqual([200, 200, '1']);
    expect(await pointsOf(my)).toBe(before + 1200);
    const [parcel, ...others] = await parcelsOf(my);
    expect(others).toEqual([]);
    expect(parcel.items.map((item: { modelNumber: string }) => item.modelNumber).sort()).toEqual(['cheap', 'only']);
    expect(await historyOf(my)).toMatchObject({
      send_state: '2',
      status: '1',
      send_card: 2,
      reduction_card: 2,
      reduction_point: 1200,
      delivery_code: '',
      parcels: [{ id: parcel.shipment_id, send_state: '2', delivery_code: '' }],
    });
    const states = Object.fromEntries(
      (await historyOf(my)).cards.map((card: { history_id: string; send_state: string }) => [
        card.history_id,
        card.send_state,
      ]),
    );
    expect(states).toEqual({ [cheap![0]!]: '2', [only![0]!]: '2', [dear![0]!]: '4', [dear![1]!]: '4' });
    expect((await my.browser.get('user/pack/buy_result')).body.cards).toEqual([]);
    expect((await my.browser.post('user/pack/card', {})).body.list).toEqual([]);
  });

  it('writes the points to the history and balanced ledger lines to the log', async () => {
    const my = await usual();
    await decide(my, [], my.cards.dear);
    const [row] = (await my.browser.get('user/point/list')).body.list;
    expect(row).toMatchObject({
      history_id: my.drawId,
      bonusPoint: 1200,
      money: 0,
      memo: expect.stringMatching(/^ポイント還元（.+）$/),
    });
    const { rows } = await shop.pool.query(
      `select e.type, sum((l->>'amount')::int) as sum, count(*) as lines from store.events e, json_array_elements(e.data->'lines') l
        where e.partition_key = $1 group by e.event_id, e.type order by e.type`,
      [my.memberId],
    );
    expect(rows.map((event) => [event.type, event.sum])).toEqual([
      ['CoinsIssued', 0],
      ['PointsIssued', 0],
      ['PointsIssued', 0],
      ['PointsSpent', 0],
    ]);
  });

  it('sends the parcel to the address at the time of the decision, even if it changes later', async () => {
    const my = await usual();
    await decide(my, my.cards.only, []);
    await shop.pool.query(
      "update members.profiles set address = 'elsewhere 9', last_name = '鈴木' where member_id = $1",
      [my.memberId],
    );
    expect((await parcelsOf(my))[0]).toMatchObject({ name: '山田 太郎', zipcode: '1000001', address: '千代田1-1' });
    await decide(my, my.cards.cheap, my.cards.dear);
    const addresses = (await parcelsOf(my)).map((parcel) => `${parcel.name}: ${parcel.address}`);
    expect(addresses.sort()).toEqual(['山田 太郎: 千代田1-1', '鈴木 太郎: elsewhere 9']);
  });

  it('accepts a decision in parts and leaves other cards undecided', async () => {
    const my = await usual();
    const deadlines = async () =>
      (await shop.pool.query('select due_at from store.deadlines where stream_id = $1', [`draw-${my.drawId}`])).rows;
    const due = await deadlines();
    expect(due).toHaveLength(1);
    const { dear, cheap, only } = my.cards;
    await decide(my, only, [dear![0]]);
    expect(await historyOf(my)).toMatchObject({
      send_state: '1',
      status: '0',
      send_card: 1,
      reduction_card: 1,
      reduction_point: 600,
    });
    const shown = (await my.browser.get('user/pack/buy_result')).body.cards;
    expect(shown.map((card: { history_id: string }) => card.history_id).sort()).toEqual([...cheap!, dear![1]!].sort());
    await decide(my, undefined, [dear![1]]);
    expect(await deadlines()).toEqual(due);
    await decide(my, undefined, [cheap![0]]);
    expect(await historyOf(my)).toMatchObject({
      send_state: '2',
      status: '1',
      send_card: 1,
      reduction_card: 3,
      reduction_point: 1230,
    });
    expect(await deadlines()).toEqual([]);
    expect(await pointsOf(my)).toBe(10_000 - 400 + 1230);
  });

  it('accepts several draws at once: one parcel, and points for each draw', async () => {
    const my = await usual();
    const other = await emptyBox(shop, my.browser, [buildPrize('x', 1, 450), buildPrize('y', 1, 70)]);
    await decide(my, [...my.cards.cheap!, ...other.cards.y!], [my.cards.dear![0], ...other.cards.x!]);
    const [parcel, ...none] = await parcelsOf(my);
    expect(none).toEqual([]);
    expect(parcel.draw_ids.sort()).toEqual([my.drawId, other.drawId].sort());
    const rows = (await my.browser.get('user/point/list')).body.list.slice(0, 2);
    const changes = Object.fromEntries(
      rows.map((row: { history_id: string; bonusPoint: number }) => [row.history_id, row.bonusPoint]),
    );
    expect(changes).toEqual({ [my.drawId]: 600, [other.drawId]: 450 });
    expect(await historyOf({ ...my, ...other })).toMatchObject({ send_state: '2', send_card: 1, reduction_point: 450 });
  });

  it('returns points in a lot of six months that records how the draw was paid', async () => {
    const my = await usual();
    await decide(my, [], my.cards.dear);
    const { rows } = await shop.pool.query(
      `select e.data->'lots'->0 as lot, (select lot_id from points.lots where member_id::text = $1 and document like 'grant:%') as paid
         from store.events e where partition_key = $1 and type = 'PointsIssued' order by stream_version desc limit 1`,
      [my.memberId],
    );
    const { lot, paid } = rows[0];
    expect(lot).toMatchObject({ kind: 'free', amount: 1200, parents: [{ lotId: paid, amount: 400 }] });
    const stored = await shop.pool.query('select issued, remaining, expires_at from points.lots where lot_id = $1', [
      lot.lotId,
    ]);
    expect(stored.rows[0]).toEqual({ issued: 1200, remaining: 1200, expires_at: new Date(lot.expiresAt) });
  });

  it('ships all or some cards of a coin pack without requiring points', async () => {
    const my = await deal(shop, [buildPrize('a', 3, 100)], { currency: 'coins', pricePoint: 5 });
    expect((await decide(my, my.cards.a!.slice(0, 1), [])).body.result).toBe('1');
    expect((await decide(my, my.cards.a!.slice(1), [])).body.result).toBe('1');
    expect(await parcelsOf(my)).toHaveLength(2);
    expect(await historyOf(my)).toMatchObject({ send_card: 3, reduction_card: 0, payment_method: '2' });
  });

  it('requires exactly 1000 points of converted cards', async () => {
    const my = await deal(shop, [
      buildPrize('a', 1, 999),
      buildPrize('b', 1, 1),
      buildPrize('c', 1, 5),
      buildPrize('d', 1, 5),
    ]);
    const { a, b, c, d } = my.cards;
    const refused = await decide(my, c, a);
    expect(refused.body).toMatchObject({ state: 400, errors: { send_card: [expect.stringContaining('999P')] } });
    expect((await decide(my, [...c!, ...d!], [...a!, ...b!])).body.result).toBe('1');
  });
});

describe('a repeated decision', () => {
  it('returns 204 and -1 when all selected cards were decided before', async () => {
    const my = await usual();
    await decide(my, my.cards.cheap, my.cards.dear);
    const before = await everything();
    for (const [send, convert] of [
      [my.cards.cheap, my.cards.dear],
      [my.cards.dear, []],
      [[], my.cards.cheap],
    ]) {
      const { status, body } = await decide(my, send, convert);
      expect([status, body.state, body.result]).toEqual([200, 204, '-1']);
      expect(body.csrf.value).toEqual(expect.any(String));
    }
    expect(await everything()).toEqual(before);
  });

  it('takes effect once and returns the same bytes when its idempotency key is used 20 times at once', async () => {
    const my = await usual();
    const pair = await my.browser.freshPair();
    const payload = { send_card: my.cards.cheap, reduction_card: my.cards.dear };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => my.browser.twin().postWith(pair, 'user/pack/decision', payload)),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]!.body.result).toBe('1');
    expect(await pointsOf(my)).toBe(10_000 - 400 + 1200);
    expect(await parcelsOf(my)).toHaveLength(1);
    const refused = await my.browser.postWith(pair, 'user/pack/decision', { send_card: my.cards.only });
    expect(refused.status).toBe(403);
  });

  it('takes effect once when two different keys are used, at once or later', async () => {
    const my = await deal(shop, [buildPrize('a', 6, 500)]);
    const a = my.cards.a!;
    const pairs = await Promise.all(a.map(() => my.browser.freshPair()));
    // Each request selects two neighbouring cards, so that the selections overlap.
    const replies = await Promise.all(
      pairs.map((pair, i) =>
        my.browser.twin().postWith(pair, 'user/pack/decision', { reduction_card: [a[i], a[(i + 1) % 6]] }),
      ),
    );
    const made = replies.filter((reply) => reply.body.result === '1').length;
    expect(replies.every((reply) => reply.body.result === '1' || [204, 400].includes(reply.body.state))).toBe(true);
    expect(await pointsOf(my)).toBe(10_000 - 600 + made * 1000);
    const { converted_cards } = (
      await shop.pool.query(
        "select length(replace(outcomes, 'u', '')) as converted_cards from draws.draws where draw_id = $1",
        [my.drawId],
      )
    ).rows[0];
    expect(converted_cards).toBe(made * 2);
  });
});

describe('a decision with unknown card ids', () => {
  const LOCKS = `select count(*) filter (where l.locktype = 'advisory') as locks,
      bool_or(l.locktype = 'advisory' and not l.granted) as waits
    from pg_locks l join pg_stat_activity a using (pid)
   where a.datname = current_database() and a.application_name <> 'holder' group by l.pid`;

  it('locks nothing by the ids in the request, however many', async () => {
    const my = await usual();
    const holder = await BareStore.open('holder', 2);
    await holder.hold(`wallet-${my.memberId}`);
    const invented = () => Array.from({ length: 3000 }, () => `${randomUUID()}.0`);
    const before = await everything();
    const deciding = Array.from({ length: 8 }, () =>
      my.browser.twin().postWith(quiet.pairOf(my.browser), 'user/pack/decision', {
        send_card: invented(),
        reduction_card: invented(),
      }),
    );
    let rows: { locks: number; waits: boolean }[] = [];
    await waitUntil('all of them wait for the member’s wallet', async () => {
      rows = (await holder.pool.query(LOCKS)).rows;
      return rows.filter(({ waits }) => waits).length === 8;
    });
    for (const { locks } of rows) expect(locks).toBeLessThanOrEqual(2);
    await holder.letGo();
    await holder.close();
    for (const reply of await Promise.all(deciding))
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        { send_card: ['選べないカードが含まれています。画面を更新して選び直してください。'] },
      ]);
    expect(await everything()).toEqual(before);
  });

  it('takes no more locks for 500 draws of the member than for one', async () => {
    const { memberId, browser } = await shop.person(10_000);
    await shop.openBox('ones', { pricePoint: 1, prizes: [buildPrize('b', 500, 3)] });
    const drawn = await Promise.all(
      Array.from({ length: 500 }, () =>
        browser.twin().postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id: 'ones', count: '1' }),
      ),
    );
    const cards = drawn.map(({ body }) => body.cards[0].history_id);
    const holder = await BareStore.open('holder', 2);
    await holder.hold(`wallet-${memberId}`);
    const deciding = browser.post('user/pack/decision', { reduction_card: cards });
    let rows: { locks: number; waits: boolean }[] = [];
    await waitUntil('it waits for the wallet', async () => {
      rows = (await holder.pool.query(LOCKS)).rows;
      return rows.some(({ waits }) => waits);
    });
    for (const { locks } of rows) expect(locks).toBeLessThanOrEqual(2);
    await holder.letGo();
    await holder.close();
    expect((await deciding).body.result).toBe('1');
    expect((await browser.get('user/point')).body.detail.point).toBe(10_000 - 500 + 1500);
  });
});

describe('more concurrent decisions than connections', () => {
  it('wait for each other and all complete', async () => {
    const narrow = await QuietShop.open(2);
    narrow.shop.clock.set(quiet.now);
    const hands = await Promise.all(Array.from({ length: 6 }, usual));
    const replies = await Promise.all(
      hands.map((one) => {
        const browser = Object.assign(new Browser(narrow.shop), { cookie: one.browser.cookie });
        return browser.post('user/pack/decision', { send_card: one.cards.only });
      }),
    );
    expect(replies.map((reply) => reply.body.result)).toEqual(Array(6).fill('1'));
    await narrow.close();
  });
});

describe('a decision that is refused', () => {
  let mine: Hand;
  let others: Hand;
  let half: Hand;
  let coins: Hand;

  beforeAll(async () => {
    mine = await usual();
    others = await usual();
    half = await usual();
    coins = await deal(shop, [buildPrize('a', 2, 5000)], { currency: 'coins', pricePoint: 5 });
    await decide(half, [], half.cards.dear!.slice(0, 1));
  });

  const TWO = /./;
  const cases: [string, () => [Hand, unknown, unknown], string, RegExp?][] = [
    ["another member's card to send", () => [mine, others.cards.only, []], 'send_card'],
    [
      "another member's card to convert",
      () => [mine, [], [...mine.cards.dear!, ...others.cards.dear!]],
      'reduction_card',
    ],
    [
      'a card twice in one list',
      () => [mine, [], [...mine.cards.dear!, ...mine.cards.dear!]],
      'reduction_card',
      /二度/,
    ],
    ['a card in both lists', () => [mine, mine.cards.dear, mine.cards.dear], 'reduction_card', /二度/],
    ['a ship-only card to convert', () => [mine, [], mine.cards.only], 'reduction_card', /発送のみ/],
    ['a card of a coin pack to convert', () => [coins, [], coins.cards.a], 'reduction_card', /発送のみ/],
    [
      'too few points for shipping',
      () => [mine, mine.cards.cheap, mine.cards.dear!.slice(0, 1)],
      'send_card',
      /1000P以上.*600P/,
    ],
    ['no points at all for shipping', () => [mine, mine.cards.dear, []], 'send_card', /1000P以上.*0P/],
    ['a card decided on before, among others', () => [half, [], half.cards.dear], 'reduction_card', /選択済み/],
    [
      'a card decided on before, to send',
      () => [half, [...half.cards.only!, half.cards.dear![0]], []],
      'send_card',
      /選択済み/,
    ],
    ['a number of a card that the draw has not', () => [mine, [`${mine.drawId}.4`], []], 'send_card'],
    ['a number with a zero before it', () => [mine, [`${mine.drawId}.00`], []], 'send_card'],
    ['a draw that there is not', () => [mine, ['01987654-3210-7abc-8def-0123456789ab.0'], []], 'send_card'],
    ['what names no card', () => [mine, [], ['no card']], 'reduction_card'],
    ['36 dashes', () => [mine, [`${'-'.repeat(36)}.0`], []], 'send_card'],
    ['36 digits', () => [mine, [], [`${'0'.repeat(36)}.0`]], 'reduction_card'],
    ['an empty name', () => [mine, [''], []], 'send_card'],
    ['no card at all', () => [mine, [], []], 'send_card', /カードを選んで/],
    ['no list at all', () => [mine, undefined, undefined], 'send_card', /カードを選んで/],
    ['a text instead of a list', () => [mine, mine.cards.only![0], []], 'send_card'],
    ['a number instead of a list', () => [mine, [], 7], 'reduction_card'],
    ['an object instead of a list', () => [mine, { 0: mine.cards.only![0] }, []], 'send_card'],
    ['a list in a list', () => [mine, [mine.cards.only], []], 'send_card'],
    ['numbers in a list', () => [mine, [], [1, 2]], 'reduction_card'],
    ['null in a list', () => [mine, [null], []], 'send_card'],
    ['3,601 cards', () => [mine, Array.from({ length: 3601 }, () => mine.cards.only![0]), []], 'send_card', /3,600枚/],
    ['a NUL', () => [mine, [`${mine.drawId}.0\0`], []], 'send_card'],
  ];

  it.each(cases)('reports %s under its field and changes nothing', async (_, request, field, message = TWO) => {
    const [who, send, convert] = request();
    const before = await everything();
    const { status, body } = await decide(who, send, convert);
    expect([status, body.state]).toEqual([400, 400]);
    expect(body.errors).toEqual({ [field]: [expect.stringMatching(message)] });
    expect(body.csrf.value).toEqual(expect.any(String));
    expect(await everything()).toEqual(before);
  });

  it('reports an unknown field', async () => {
    const { body } = await mine.browser.post('user/pack/decision', { send_card: mine.cards.only, points: 5000 });
    expect(body).toMatchObject({ state: 400, errors: { points: [expect.any(String)] } });
  });

  it('returns English messages to English speakers', async () => {
    const pair = await mine.browser.freshPair();
    const english = new Browser(shop, { 'accept-language': 'en-US' });
    english.cookie = mine.browser.cookie;
    const { body } = await english.postWith(pair, 'user/pack/decision', { reduction_card: mine.cards.only });
    expect(body.errors.reduction_card[0]).toContain('Shipping-only');
  });

  it('returns 401 to visitors', async () => {
    const visitor = Object.assign(mine.browser.twin(), { cookie: '', pair: null });
    expect((await visitor.post('user/pack/decision', { send_card: mine.cards.only })).body.state).toBe(401);
  });
});
