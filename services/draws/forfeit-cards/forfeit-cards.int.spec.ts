import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { approveForfeiture } from '../../../test/support/forfeiture.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { SESSION_COOKIE } from '../../platform/http/requests/request-context.js';
import { deal, emptyBox, type Hand } from '../test/hand.fixture.js';

const DAY_MS = 86_400_000;
const BANNED_TEXT = 'このアカウントはご利用いただけません。お心当たりのない場合はお問い合わせください。';

let quiet: QuietShop;
let shop: WholeShop;
/** The account that the person keeps. */
let first: string;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  first = (await shop.person()).memberId;
});
afterAll(() => quiet.close());
beforeEach(() => quiet.pass(1000));

/** Runs an operator's command in a new session, because time passes quickly in this spec. */
const command = async (path: string, body: object) => (await signInAs(shop, 'support')).post(path, body);
const order = (memberId: string, name: string, body: object = {}) =>
  command(`members/${memberId}/${name}`, { reason: '重複アカウント', ...body });
/** Forfeits the account with the approval of a second operator. */
const agreed = ({ memberId }: { memberId: string }) => approveForfeiture(shop, memberId, first);
const forfeit = async (hand: { memberId: string }) => (await agreed(hand))();

const walletOf = async ({ memberId }: Hand) =>
  (await shop.rowsOf('select paid, free, coin from points.wallets where member_id = $1', memberId))[0];
const outcomesOf = async ({ memberId }: Hand): Promise<string> =>
  (
    await shop.rowsOf(
      "select string_agg(outcomes, ' ' order by drawn_at, draw_id) as f from draws.draws where member_id = $1",
      memberId,
    )
  )[0].f;
const parcelsOf = ({ memberId }: Hand) =>
  shop.rowsOf(
    'select shipment_id, status from shipments.parcels where member_id = $1 order by requested_at, shipment_id',
    memberId,
  );
const decide = ({ browser }: Hand, send_card: unknown, reduction_card: unknown) =>
  browser.twin().postWith(quiet.pairOf(browser), 'user/pack/decision', { send_card, reduction_card });

/** Opens a new session for a member, because a ban ends all sessions. */
const logInAgain = async ({ memberId }: Hand): Promise<Browser> => {
  const sessions = shop.app.get(Sessions);
  const token = sessions.newToken();
  await shop.store.transact([], async (tx) => sessions.open(tx, token, memberId, true));
  return Object.assign(new Browser(shop), { cookie: `${SESSION_COOKIE}=${token}` });
};

/** Checks invariants of all members' ledgers. */
const expectExactBooks = async () => {
  await quiet.feed();
  const [books] = await shop.rowsOf(`select
    (select coalesce(sum((l->>'amount')::int), 0)::int from store.events e, json_array_elements(e.data->'lines') l) as trial,
    (select count(*)::int from points.wallets w where (w.paid + w.free) <> (
       select coalesce(sum(remaining), 0) from points.lots l where l.member_id = w.member_id)) as lots,
    (select count(*)::int from draws.draws t full join store.deadlines d
         on d.stream_id = 'draw-' || t.draw_id and d.kind = 'undecided-cards'
      where d.kind = 'undecided-cards' and coalesce(t.undecided, 0) = 0 or d.kind is null and t.undecided > 0) as deadlines,
    (select count(*)::int from draws.draws d join ledger.card_places p using (draw_id)
      where (p.undecided, p.converted, p.forfeited + p.to_ship + p.shipped + p.returned) is distinct from
            (d.undecided, length(translate(d.outcomes, 'usf', '')), length(translate(d.outcomes, 'uc', '')))) as places,
    (select count(*)::int from draws.draws d join draws.draw_history h using (draw_id)
      where h.count - h.shipped - h.converted - h.forfeited <> d.undecided) as histories`);
  expect(books).toEqual({ trial: 0, lots: 0, deadlines: 0, places: 0, histories: 0 });
};

/** Draws two expensive cards, a cheap one and a ship-only one. 9,600 points and 100 coins are left. */
const usual = () =>
  deal(shop, [
    buildPrize('dear', 2, 4810),
    buildPrize('cheap', 1, 30),
    buildPrize('only', 1, 9000, { noReduction: true }),
  ]);

describe('a forfeited account', () => {
  it('loses points, coins, undecided cards and unshipped parcels in one commit, and gets nothing at the deadline', async () => {
    const hand = await usual();
    const second = await emptyBox(shop, hand.browser, [buildPrize('x', 3, 700)]);
    expect((await decide(hand, hand.cards.only, [])).body.result).toBe('1');
    expect((await forfeit(hand)).status).toBe(200);
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    expect((await outcomesOf(hand)).split('').sort().join('').trim()).toBe('ffffffs');
    expect(await parcelsOf(hand)).toEqual([{ shipment_id: expect.any(String), status: 'forfeited' }]);
    const facts = await shop.rowsOf(
      `select type, count(*)::int as n, count(distinct xid)::int as commits from store.events e
        where correlation_id = (select correlation_id from store.events where stream_id = $1 and type = 'MemberBanned')
        group by type order by type`,
      `member-${hand.memberId}`,
    );
    expect(facts).toEqual([
      { type: 'AccountForfeited', n: 1, commits: 1 },
      { type: 'CardsForfeited', n: 2, commits: 1 },
      { type: 'CoinsSpent', n: 1, commits: 1 },
      { type: 'MemberBanned', n: 1, commits: 1 },
      { type: 'PointsSpent', n: 1, commits: 1 },
      { type: 'ShipmentForfeited', n: 1, commits: 1 },
    ]);
    await expectExactBooks();
    const places = await shop.rowsOf(
      'select sum(undecided)::int as undecided, sum(forfeited)::int as forfeited from ledger.card_places where member_id = $1',
      hand.memberId,
    );
    expect(places).toEqual([{ undecided: 0, forfeited: 7 }]);

    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect((await order(hand.memberId, 'unban')).status).toBe(200);
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    const again = await logInAgain(hand);
    expect((await again.get('user/point')).body.detail.point).toBe(0);
    const late = await again.post('user/pack/decision', { reduction_card: [...hand.cards.dear!, ...second.cards.x!] });
    expect(late.body).toMatchObject({ state: 204, result: '-1' });
    const { detail } = (await again.get(`user/history/detail/${hand.drawId}`)).body;
    expect(detail).toMatchObject({ send_state: '4', status: '1', reduction_card: 0, parcels: [{ send_state: '4' }] });
    expect(detail.cards.map((card: { send_state: string }) => card.send_state)).toEqual(['4', '4', '4', '4']);
    await expectExactBooks();
  });

  it('keeps shipped parcels and loses returned ones', async () => {
    const hand = await usual();
    const second = await emptyBox(shop, hand.browser, [buildPrize('x', 1, 700, { noReduction: true })]);
    for (const cards of [hand.cards.only, second.cards.x]) {
      expect((await decide(hand, cards, [])).body.result).toBe('1');
      await quiet.pass(1000);
    }
    const [away, back] = (await parcelsOf(hand)).map(({ shipment_id }) => shipment_id);
    const ship = (id: string, delivery_code: string) =>
      command(`shipments/${id}/mark-shipped`, { delivery_code, carrier: '西濃運輸', reason: '発送' });
    expect((await ship(away, '4900-1234-5675')).status).toBe(200);
    expect((await ship(back, '4900-1234-5686')).status).toBe(200);
    expect((await command(`shipments/${back}/mark-returned`, { reason: '返送' })).status).toBe(200);
    expect((await forfeit(hand)).status).toBe(200);
    expect(await parcelsOf(hand)).toEqual([
      { shipment_id: away, status: 'shipped' },
      { shipment_id: back, status: 'forfeited' },
    ]);
    await expectExactBooks();
  });

  it('receives what was due before', async () => {
    const hand = await usual();
    await quiet.pass(DAY_MS);
    expect((await forfeit(hand)).status).toBe(200);
    expect([...(await outcomesOf(hand))].sort().join('')).toBe('cccs');
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    expect(await parcelsOf(hand)).toMatchObject([{ status: 'forfeited' }]);
    await expectExactBooks();
  });

  it('differs from an account banned for another reason, whose cards are converted in time', async () => {
    const hand = await usual();
    expect((await order(hand.memberId, 'ban')).status).toBe(200);
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 9600 + 9650, coin: 100 });
    await expectExactBooks();
  });
});

describe('a ban with concurrent requests of the member', () => {
  const WAITING = `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
    where a.datname = current_database() and l.locktype = 'advisory' and not l.granted`;

  /** Makes requests reach the wallet's lock in this order. */
  const inTurn = async (hand: Hand, ...requests: (() => Promise<{ status: number }>)[]) => {
    const holder = await BareStore.open('holder', 2);
    await holder.hold(`wallet-${hand.memberId}`);
    const replies: Promise<{ status: number }>[] = [];
    for (const [i, request] of requests.entries()) {
      replies.push(request());
      await waitUntil('it waits in its turn', async () => (await shop.rowsOf(WAITING))[0].n === i + 1);
    }
    await holder.letGo();
    await holder.close();
    return Promise.all(replies);
  };
  const draw = ({ browser }: Hand, packId: string) =>
    browser.twin().postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id: packId, count: 1 });

  it('refuses a draw and a decision in progress when the ban commits first', async () => {
    const hand = await usual();
    const carryOut = await agreed(hand);
    await shop.openBox('race-a', { prizes: [buildPrize('y', 5, 5000)] });
    const [ban, decision, drawing] = (await inTurn(
      hand,
      carryOut,
      () => decide(hand, [], hand.cards.dear),
      () => draw(hand, 'race-a'),
    )) as { status: number; body: { errors?: unknown } }[];
    expect(ban!.status).toBe(200);
    expect([decision!.status, decision!.body.errors]).toEqual([403, { send_card: [BANNED_TEXT] }]);
    expect([drawing!.status, drawing!.body.errors]).toEqual([403, { count: [BANNED_TEXT] }]);
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    expect(await outcomesOf(hand)).toBe('ffff');
    expect((await shop.rowsOf("select drawn from draws.boxes where pack_id = 'race-a'"))[0].drawn).toBe(0);
    await expectExactBooks();
  });

  it('forfeits their results when the ban commits last', async () => {
    const hand = await usual();
    const carryOut = await agreed(hand);
    await shop.openBox('race-b', { prizes: [buildPrize('y', 5, 50)] });
    const replies = await inTurn(
      hand,
      () => decide(hand, [], hand.cards.dear),
      () => draw(hand, 'race-b'),
      carryOut,
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    expect([...(await outcomesOf(hand))].sort().join('').trim()).toBe('ccfff');
    await expectExactBooks();
  });

  it('leaves nothing behind when all run at the same moment, in any order', async () => {
    await shop.openBox('race-c', { prizes: [buildPrize('y', 500, 50)] });
    for (let round = 0; round < 10; round++) {
      const hand = await usual();
      const late = round >= 5;
      const carryOut = await agreed(hand);
      const ban = late ? null : carryOut();
      const doing = [decide(hand, [], hand.cards.dear), ...[1, 2, 3].map(() => draw(hand, 'race-c'))];
      await (ban ?? carryOut());
      for (const { status } of await Promise.all(doing)) expect([200, 401, 403]).toContain(status);
      await quiet.pass(DAY_MS);
      await quiet.sweep();
      expect(await walletOf(hand)).toEqual({ paid: 0, free: 0, coin: 0 });
    }
    await expectExactBooks();
  });
});
