import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { DrawPack } from './draw-pack.command.js';
import type { DrawOutcome } from './pending-draw.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  await shop.openBox('cards', { prizes: [buildPrize('a', 100, 0)] });
});
afterAll(() => quiet.close());

/**
 * Draws without the members' guard, which would have settled due lots. A lot may expire between the guard and the draw.
 */
const draw = async ({ memberId }: Person, key: string, count = 1): Promise<string> => {
  const outcome = { of: '' };
  const render = (drawn: DrawOutcome) => {
    outcome.of = 'refusal' in drawn ? drawn.refusal.code : 'drawn';
    return { state: 200, body: '' };
  };
  const request = { memberId, sessionId: memberId, packId: 'cards', count, clientSeed: null };
  await shop.commands.execute(new DrawPack(request, { key, payloadHash: '', render }));
  return outcome.of;
};
const lotsOf = async ({ memberId }: Person): Promise<number[]> =>
  (
    await shop.pool.query('select remaining from points.lots where member_id = $1 order by expires_at', [memberId])
  ).rows.map((lot) => lot.remaining);

describe('a draw during which a lot expires', () => {
  it('uses the lot one millisecond before its expiry, and other lots from then on', async () => {
    const person = await shop.person(250);
    const expiry = quiet.now;
    expiry.setUTCMonth(expiry.getUTCMonth() + 6);
    await quiet.pass(1000);
    await shop.grant(person.memberId, 150);
    await quiet.passUntil(new Date(expiry.getTime() - 1));
    expect(await draw(person, 'before')).toBe('drawn');
    expect(await lotsOf(person)).toEqual([150, 150]);
    await quiet.pass(1);
    expect(await draw(person, 'at')).toBe('drawn');
    expect(await lotsOf(person)).toEqual([150, 50]);
    expect(await draw(person, 'after')).toBe('NotEnough');
    await quiet.sweep();
    expect(await lotsOf(person)).toEqual([0, 50]);
    expect((await person.browser.get('user/point')).body.detail.point).toBe(50);
  });
});

describe('draws of one member that are carried out in one transaction', () => {
  it('take points from all lots that their total needs', async () => {
    const person = await shop.person(8);
    for (let lots = 1; lots < 50; lots += 1) await shop.grant(person.memberId, 8);
    // The first draw begins at once. The others wait for it and form the next batch.
    const draws = [draw(person, 'first'), draw(person, 'second', 2), draw(person, 'third')];
    expect(await Promise.all(draws)).toEqual(['drawn', 'drawn', 'drawn']);
    expect(new Set(await lotsOf(person))).toEqual(new Set([0]));
    // A failed batch is retried draw by draw.
    const commits = `select count(distinct xid)::int as n from store.events where partition_key = $1 and type = 'PointsSpent'`;
    expect((await shop.pool.query(commits, [person.memberId])).rows).toEqual([{ n: 2 }]);
  });
});
