import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { DeadlineRunner } from './deadline-runner.js';

const BATCHES = 15;
const PEOPLE = 20;
const PRICE = 100;
const BUY_POINT = 1500;
const FUNDS = 10_000;
const SPREAD_MS = 5;

let shop: WholeShop;
let deadlineRunner: DeadlineRunner;
let people: Person[];

beforeAll(async () => {
  shop = await WholeShop.open({ deadlines: true });
  deadlineRunner = shop.app.get(DeadlineRunner);
  await shop.openBox('box', { pricePoint: PRICE, prizes: [buildPrize('a', BATCHES * PEOPLE, BUY_POINT)] });
  people = await shop.persons(PEOPLE, FUNDS);
  await shop.pool.query("update http.sessions set expires_at = 'infinity'");
});
afterAll(() => shop.close());

interface Round {
  readonly memberId: string;
  readonly browser: Browser;
  readonly drawId: string;
  readonly card: string;
  readonly dueAt: Date;
}

/** Draws one card. */
const draw = async ({ memberId, browser }: Person): Promise<Round> => {
  const { body } = await browser.post('user/pack/buy', { pack_id: 'box', count: 1 });
  const { rows } = await shop.pool.query('select due_at from draws.draws where draw_id = $1', [body.history_id]);
  return { memberId, browser, drawId: body.history_id, card: body.cards[0].history_id, dueAt: rows[0].due_at };
};

const reach = (moment: Date, aheadMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, moment.getTime() - shop.clock.now().getTime() - aheadMs));

/** Settles the deadline at its due time while the member decides shortly before, give or take some milliseconds. */
const race = async ({ memberId, browser, card, dueAt }: Round, aheadMs: number): Promise<'member' | 'deadline'> => {
  const settling = reach(dueAt, 0).then(() => deadlineRunner.settle(memberId));
  await reach(dueAt, aheadMs + (Math.random() * 2 - 1) * SPREAD_MS);
  const { body } = await browser.post('user/pack/decision', { send_card: [], reduction_card: [card] });
  await settling;
  if (body.state === 204) expect(body.result).toBe('-1');
  else expect(body).toMatchObject({ state: 200, result: '1' });
  return body.state === 200 ? 'member' : 'deadline';
};

/** Returns the factor for the next lead time: a large step if one side won every time, else a small one. */
const computeLeadFactor = (wonByMembers: number): number => {
  if (wonByMembers === 0) return 3;
  if (wonByMembers === PEOPLE) return 1 / 3;
  return wonByMembers < PEOPLE / 2 ? 1.5 : 0.75;
};

describe(`a member's decision in the same milliseconds as its deadline, ${BATCHES * PEOPLE} times`, () => {
  it('has one winner each time, and credits the points once', async () => {
    const winners = new Map<string, string[]>();
    const ticks = setInterval(() => deadlineRunner.wake(), 5);
    // The duration of a decision depends on the machine. Earlier winners set the lead time, so that both sides win some.
    let aheadMs = 15;
    for (let batch = 0; batch < BATCHES; batch++) {
      const rounds = await Promise.all(people.map(draw));
      shop.clock.set(new Date(rounds[0]!.dueAt.getTime() - aheadMs - 50));
      const won = await Promise.all(rounds.map((round) => race(round, aheadMs)));
      for (const [i, round] of rounds.entries()) winners.set(round.drawId, [won[i]!]);
      aheadMs *= computeLeadFactor(won.filter((by) => by === 'member').length);
    }
    clearInterval(ticks);
    await waitUntil('every deadline is gone', async () => {
      const left = "select from store.deadlines where kind = 'undecided-cards'";
      return (await shop.pool.query(left)).rowCount === 0;
    });

    const { rows } = await shop.pool.query(`select data ->> 'drawId' as draw, array_agg(data ->> 'by') as by
      from store.events where type = 'CardsDecided' group by 1`);
    expect(new Map(rows.map((row) => [row.draw, row.by]))).toEqual(winners);
    expect(new Set([...winners.values()].flat())).toEqual(new Set(['member', 'deadline']));
    const wallets = await shop.pool.query('select paid + free as points from points.wallets');
    const each = FUNDS + BATCHES * (BUY_POINT - PRICE);
    expect(wallets.rows.map((row) => row.points)).toEqual(people.map(() => each));
  });
});
