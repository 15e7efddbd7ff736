import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';

let quiet: QuietShop;
let consoles: Record<Role | 'nobody', Console>;

const prizes = [
  buildPrize('dear', 2, 600),
  buildPrize('cheap', 1, 30),
  buildPrize('only', 1, 9000, { noReduction: true }),
];
let boxes = 0;

/** Registers a new member who draws four cards at 100 points each. */
const draw = async () => {
  boxes += 1;
  const packId = `dashboard-${boxes}`;
  const person = await quiet.shop.person(1000, 50);
  await quiet.shop.openBox(packId, { prizes });
  const { body } = await person.browser.post('user/pack/buy', { pack_id: packId, count: 'all' });
  return { ...person, cards: body.cards as { history_id: string; model_number: string }[] };
};
const dashboard = async (days = 7, who: Role = 'owner') => {
  await quiet.feed();
  return (await consoles[who].get(`dashboard?days=${days}`)).body;
};

beforeAll(async () => {
  quiet = await QuietShop.open();
  consoles = await consolesOf(quiet.shop);
});
afterAll(() => quiet?.close());

describe('the dashboard', () => {
  it('counts draws, sales, points and undecided cards on the day of the event', async () => {
    const empty = await dashboard();
    expect(empty.days).toHaveLength(7);
    expect(empty.days[6]).toMatchObject({ day: '2026-04-01', draws: 0, sales: 0 });

    const first = await draw();
    await draw();
    const { now, totals, before, days } = await dashboard();
    expect(now).toMatchObject({ undecided_cards: 8, parcels_waiting: 0, parcels_late: 0 });
    expect(totals).toMatchObject({ draws: 2, tickets: 8, points_issued: 2000, points_used: 800, decided: 0 });
    expect(totals.sales).toBeLessThanOrEqual(800);
    expect(before.draws).toBe(0);
    expect(days[6]).toEqual({ day: '2026-04-01', ...totals });

    const named = (name: string) => first.cards.filter((card) => card.model_number === name).map((c) => c.history_id);
    await first.browser.post('user/pack/decision', { send_card: named('only'), reduction_card: named('dear') });
    const after = await dashboard();
    expect(after.now).toMatchObject({ undecided_cards: 5, parcels_waiting: 1, parcels_late: 0 });
    expect(after.totals).toMatchObject({ decided: 3, points_converted: 1200, points_issued: 2000 });
  });

  it('advances with the days, and shows the days before and the late parcels', async () => {
    await quiet.pass(10 * DAY_MS);
    await quiet.sweep();
    consoles = await consolesOf(quiet.shop);
    await draw();
    const { now, totals, before, days } = await dashboard(7);
    expect(days.map(({ day }: { day: string }) => day)).toEqual(
      ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-04-${day}`),
    );
    expect([totals.draws, before.draws, now.undecided_cards]).toEqual([1, 2, 4]);
    expect((await dashboard(1)).totals.draws).toBe(1);
    await quiet.pass(30 * DAY_MS);
    consoles = await consolesOf(quiet.shop);
    expect((await dashboard(30)).now.parcels_late).toBeGreaterThan(0);
  });

  it('does not count reversed coins as used', async () => {
    const { memberId } = await quiet.shop.person(0, 50);
    await quiet.shop.openBox('for-coins', { currency: 'coins', pricePoint: 7, prizes });
    const buyer = await quiet.shop.person(0, 50);
    await buyer.browser.post('user/pack/buy', { pack_id: 'for-coins', count: 1 });
    const statement = 'select event_id as entry from store.events where stream_id = $1';
    const { rows } = await quiet.shop.pool.query(statement, [`wallet-${memberId}`]);
    const reply = await consoles.support.post(`members/${memberId}/reverse-grant`, { ...rows[0], reason: 'a mistake' });
    expect(reply).toMatchObject({ status: 200, body: { coins: 0 } });
    expect((await dashboard(1)).totals.coins_used).toBe(7);
  });

  it('shows sales only to operators who may read the books', async () => {
    expect(Object.keys(await dashboard(7, 'support'))).toEqual(['now']);
    expect(await dashboard(7, 'finance')).toHaveProperty('totals');
    expect((await consoles.nobody.get('dashboard')).status).toBe(401);
    for (const days of ['2', '0', 'x', '7;'])
      expect((await consoles.owner.get(`dashboard?days=${days}`)).status).toBe(400);
  });

  it('counts extra prizes as undecided cards until they are decided on', async () => {
    const undecided = async () => (await dashboard()).now.undecided_cards;
    const before = await undecided();
    const extra = buildPrize('last', 0, 500, { extra: { rule: 'last', draws: [] }, rank: 0 });
    await quiet.shop.openBox('dashboard-extra', { prizes: [buildPrize('a', 2, 60), extra] });
    const { browser } = await quiet.shop.person(1000);
    const { cards } = (await browser.post('user/pack/buy', { pack_id: 'dashboard-extra', count: 'all' })).body;
    expect(await undecided()).toBe(before + 3);
    const all = cards.map((card: { history_id: string }) => card.history_id);
    await browser.post('user/pack/decision', { send_card: [], reduction_card: all });
    expect(await undecided()).toBe(before);
  });
});
