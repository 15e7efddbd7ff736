import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import type { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { Boxes } from '../boxes/boxes.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { SEED_CHAIN_DAYS } from '../streams/seed-chain.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;
let browser: Browser;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
// The tests are months apart, which is longer than points last.
beforeEach(async () => {
  browser = (await shop.person(1000)).browser;
});
afterAll(() => quiet.close());

const tokyo = (text: string) => new Date(`${text}+09:00`);
const open = (packId: string, tickets = 100) =>
  shop.openBox(packId, { pricePoint: 1, prizes: [buildPrize('a', tickets, 0)] });
const buy = async (pack_id: string, count: number | 'all' = 1): Promise<string> =>
  (await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id, count })).body.history_id;
const dayOf = async (drawId: string): Promise<number> => (await browser.get(`fair/draw/${drawId}`)).body.day;
const revealedDays = async (packId: string): Promise<number[]> =>
  (await shop.visitorGet(`fair/pack/${packId}`)).body.revealed.map((seed: { day: number }) => seed.day);
const facts = async (packId: string) =>
  (
    await shop.pool.query(
      "select type, (data->>'day')::int as day from store.events where stream_id = $1 order by stream_version",
      [`box-${packId}`],
    )
  ).rows;
const deadlines = async (packId: string) =>
  (await shop.pool.query('select due_at from store.deadlines where stream_id = $1', [`box-${packId}`])).rows;
const seedHex = async (packId: string, day: number) =>
  (await shop.app.get(OpenBoxCache).find(packId))!.seeds.seedOfDay(day).toString('hex');

describe('the seed of a day', () => {
  it('becomes public by the scheduler when the day is over in Tokyo, and not a millisecond before', async () => {
    await quiet.passUntil(tokyo('2026-05-01T20:00:00'));
    await open('midnight');
    await buy('midnight', 3);
    expect(await deadlines('midnight')).toEqual([{ due_at: tokyo('2026-05-02T00:00:00') }]);
    await quiet.passUntil(tokyo('2026-05-01T23:59:59.999'));
    await quiet.sweep();
    expect(await revealedDays('midnight')).toEqual([]);
    await quiet.pass(1);
    const scheduler = shop.app.get(DeadlineRunner);
    scheduler.start();
    await waitUntil('the seed is shown', async () => (await revealedDays('midnight')).length > 0);
    await scheduler.stop();
    const { revealed, anchor } = (await shop.visitorGet('fair/pack/midnight')).body;
    expect(revealed).toEqual([{ day: 1, seed: await seedHex('midnight', 1) }]);
    expect(revealed[0].seed).not.toBe(anchor);
    expect(await deadlines('midnight')).toEqual([{ due_at: tokyo('2026-05-03T00:00:00') }]);
  });

  it('becomes public day after day, even if no job ran for some days', async () => {
    await quiet.passUntil(tokyo('2026-06-01T20:00:00'));
    await open('daily');
    await quiet.passUntil(tokyo('2026-06-02T08:00:00'));
    await quiet.sweep();
    expect(await revealedDays('daily')).toEqual([1]);
    await quiet.passUntil(tokyo('2026-06-05T08:00:00'));
    await quiet.sweep();
    expect(await revealedDays('daily')).toEqual([1, 2, 3, 4]);
    expect((await facts('daily')).slice(1)).toEqual([
      { type: 'SeedRevealed', day: 1 },
      { type: 'SeedRevealed', day: 4 },
    ]);
  });

  it('becomes public at once with the last ticket, and its deadline ends', async () => {
    await quiet.passUntil(tokyo('2026-06-10T20:00:00'));
    await open('soldout', 5);
    await buy('soldout', 4);
    expect(await revealedDays('soldout')).toEqual([]);
    await buy('soldout', 1);
    expect(await revealedDays('soldout')).toEqual([1]);
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect(await deadlines('soldout')).toEqual([]);
    expect((await facts('soldout')).filter((fact) => fact.type === 'SeedRevealed')).toHaveLength(1);
  });

  it('becomes public when the box is closed, and its deadline ends', async () => {
    await open('closed');
    await buy('closed', 2);
    await close('closed');
    expect(await revealedDays('closed')).toEqual([1]);
    expect(await deadlines('closed')).toEqual([]);
  });
});

const close = (packId: string) =>
  shop.store.transact([`box-${packId}`], (tx) =>
    shop.app.get(Boxes).close(tx, { commandId: `close-${packId}`, actor: 'operator:test' }, packId),
  );

describe('a slow clock', () => {
  it('does not draw on a day whose seed is public', async () => {
    await quiet.passUntil(tokyo('2026-07-01T20:00:00'));
    await open('behind');
    expect(await dayOf(await buy('behind'))).toBe(1);
    await quiet.passUntil(tokyo('2026-07-03T08:00:00'));
    await quiet.sweep();
    await quiet.passUntil(tokyo('2026-07-01T21:00:00'));
    expect(await dayOf(await buy('behind'))).toBe(3);
    await quiet.passUntil(tokyo('2026-07-04T08:00:00'));
    expect(await dayOf(await buy('behind'))).toBe(4);
  });

  it('does not draw on a day whose seed is public while another process reveals', async () => {
    const ahead = await QuietShop.open();
    await quiet.passUntil(tokyo('2026-08-01T20:00:00'));
    await open('race', 1000);
    for (const day of [2, 3, 4, 5, 6]) {
      ahead.shop.clock.set(tokyo(`2026-08-0${day}T00:00:00`));
      const draws = Array.from({ length: 8 }, () => buy('race'));
      await Promise.all([...draws, ahead.sweep()]);
      // The first run skips a box that a draw has locked at that moment.
      await ahead.sweep();
    }
    await ahead.close();
    let revealed = 0;
    for (const { type, day } of await facts('race')) {
      if (type === 'SeedRevealed') revealed = day;
      if (type === 'TicketsDrawn') expect(day).toBeGreaterThan(revealed);
    }
    expect(revealed).toBe(5);
  });

  it('closes a box and reveals every seed that was used', async () => {
    await quiet.passUntil(tokyo('2026-09-01T20:00:00'));
    await open('close-behind');
    await quiet.passUntil(tokyo('2026-09-03T08:00:00'));
    await quiet.sweep();
    await quiet.passUntil(tokyo('2026-09-01T21:00:00'));
    expect(await dayOf(await buy('close-behind'))).toBe(3);
    await close('close-behind');
    expect(await revealedDays('close-behind')).toEqual([1, 2, 3]);
  });

  it('sells the last ticket of a box, and every used seed is revealed when the day is over', async () => {
    await quiet.passUntil(tokyo('2026-10-01T23:59:00'));
    await open('last-behind', 2);
    await quiet.passUntil(tokyo('2026-10-02T00:00:01'));
    expect(await dayOf(await buy('last-behind'))).toBe(2);
    await quiet.passUntil(tokyo('2026-10-01T23:59:59'));
    expect(await dayOf(await buy('last-behind'))).toBe(1);
    expect(await revealedDays('last-behind')).toEqual([1]);
    await quiet.passUntil(tokyo('2026-10-02T00:00:02'));
    await quiet.sweep();
    expect(await revealedDays('last-behind')).toEqual([1, 2]);
    expect(await deadlines('last-behind')).toEqual([]);
  });
});

describe('an exhausted chain', () => {
  it('ends the sale for the check and for the purchase', async () => {
    await quiet.passUntil(tokyo('2026-11-01T20:00:00'));
    await open('old');
    const lastMoment = tokyo('2026-11-01T00:00:00').getTime() + SEED_CHAIN_DAYS * DAY_MS - 1;
    await quiet.passUntil(new Date(lastMoment));
    const { browser } = await shop.person(100);
    const ask = async (call: string) =>
      (await browser.postWith(quiet.pairOf(browser), `user/pack/${call}`, { pack_id: 'old', count: 1 })).body;
    expect([(await ask('check')).result, (await ask('buy')).result]).toEqual(['1', '1']);
    await quiet.pass(1);
    for (const call of ['check', 'buy'])
      expect(await ask(call)).toMatchObject({
        state: 400,
        errors: { count: [expect.stringContaining('販売していません')] },
      });
    await quiet.sweep();
    expect(await revealedDays('old')).toHaveLength(SEED_CHAIN_DAYS);
  });
});

describe('a secret seed', () => {
  it('does not appear in the database in any form', async () => {
    await open('sealed');
    await buy('sealed', 2);
    const seeds = (await shop.app.get(OpenBoxCache).find('sealed'))!.seeds;
    const secrets = [1, 2, SEED_CHAIN_DAYS].map((day) => seeds.seedOfDay(day));
    const { rows } = await shop.pool.query('select encrypted_seed from draws.boxes where pack_id = $1', ['sealed']);
    for (const secret of secrets) expect(rows[0].encrypted_seed.includes(secret)).toBe(false);
    const everything = await shop.pool.query(`select (select string_agg(b::text, '') from draws.boxes b) ||
      (select string_agg(e::text, '') from store.events e) || (select string_agg(a::text, '') from store.answers a) ||
      (select string_agg(d::text, '') from draws.draws d) as text`);
    expect(everything.rows[0].text).toContain(seeds.anchor);
    for (const secret of secrets)
      for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const)
        expect(everything.rows[0].text.includes(secret.toString(form))).toBe(false);
  });

  it('cannot be decrypted with another secret, and the error says so', async () => {
    const config = (secret: number) => ({ secret: Buffer.alloc(32, secret), retiredSecrets: [] }) as unknown as Config;
    const database = shop.app.get(Database);
    const sealedBox = await new OpenBoxCache(database, config(7)).find('sealed');
    expect(sealedBox!.anchor).toBe(sealedBox!.seeds.anchor);
    const other = await new OpenBoxCache(database, config(8)).find('sealed');
    expect(other!.anchor).toBe(sealedBox!.anchor);
    expect(() => other!.seeds).toThrow('the seed of pack sealed was encrypted with another secret');
  });

  it('cannot be changed in the database after the box was opened', async () => {
    for (const change of ["encrypted_seed = '\\x00'", "manifest = ''", "box_hash = ''", "anchor = ''", 'tickets = 1'])
      await expect(shop.pool.query(`update draws.boxes set ${change} where pack_id = 'sealed'`)).rejects.toThrow(
        'frozen',
      );
    await expect(shop.pool.query("delete from draws.boxes where pack_id = 'sealed'")).rejects.toThrow('frozen');
    // A new encryption of the seed is allowed, if nothing else changes.
    const anew = 'encrypted_seed = set_byte(encrypted_seed, 67, 255 - get_byte(encrypted_seed, 67))';
    for (const assignment of [
      "anchor = ''",
      'drawn = drawn + 1',
      'version = version + 1',
      "status = 'paused'",
      "head = ''",
    ])
      await expect(
        shop.pool.query(`update draws.boxes set ${anew}, ${assignment} where pack_id = 'sealed'`),
      ).rejects.toThrow('frozen');
    const twice = `update draws.boxes set ${anew} where pack_id = 'sealed'`;
    expect([(await shop.pool.query(twice)).rowCount, (await shop.pool.query(twice)).rowCount]).toEqual([1, 1]);
    await expect(shop.pool.query("update draws.boxes set status = 'open' where pack_id = 'closed'")).rejects.toThrow(
      'for good',
    );
  });
});
