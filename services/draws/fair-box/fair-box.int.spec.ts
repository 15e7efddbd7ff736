import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  // The verification program uses the real date, so the sales of several days must lie in the past.
  await quiet.passUntil(new Date(Date.now() - 4 * DAY_MS));
  browser = (await shop.person(1_000_000)).browser;
  folder = await mkdtemp(join(tmpdir(), 'fair-box-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await quiet.close();
});

/**
 * Buys from a pack.
 *
 * @returns the history id of the draw
 */
const buy = async (pack_id: string, count: number | 'all', overrides: object = {}): Promise<string> => {
  const { body } = await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id, count, ...overrides });
  return body.history_id;
};
const fair = async (path: string) => (await shop.visitorGet(`fair/${path}`)).body;
const receiptOf = async (drawId: string) => (await browser.get(`fair/draw/${drawId}`)).body;

/** Runs the verification program as a buyer would, and returns its exit code and steps. */
const verify = async (
  packId: string,
  receipt?: object,
): Promise<{ code: number; steps: Record<string, string>; text: string }> => {
  const file = join(folder, 'receipt.json');
  if (receipt) await writeFile(file, JSON.stringify(receipt));
  const address = `${await shop.app.getUrl()}/api/fair/pack/${packId}`;
  const args = ['services/draws/verify/verify.mjs', address, ...(receipt ? ['--receipt', file] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, LANG: 'C' } }, (error, text) => {
      const steps = [...text.matchAll(/^(ok {2}|FAIL) {2}(.{16})/gm)].map((line) => [line[2]!.trim(), line[1]!.trim()]);
      resolve({ code: error ? Number(error.code) : 0, steps: Object.fromEntries(steps), text });
    });
  });
};
const BOX_STEPS = ['manifest', 'tickets', 'anchor', 'seeds', 'slots', 'chain', 'head', 'draws', 'days', 'box'];
const RECEIPT_STEPS = ['box', 'seed', 'prizes', 'left', 'head'].map((step) => `receipt ${step}`);
const allOk = (...steps: string[]) => Object.fromEntries(steps.map((step) => [step, 'ok']));

describe('a box that is sold out in one day', () => {
  const SIZES = [1, 700, 13, 999, 1, 1486, 'all'] as const;
  const draws: string[] = [];

  beforeAll(async () => {
    await quiet.passUntil(new Date());
    await shop.openBox('whole', {
      pricePoint: 1,
      prizes: [buildPrize('a', 3, 9), buildPrize('b', 197, 5), buildPrize('c', 3300, 1)],
    });
    for (const [i, size] of SIZES.entries())
      draws.push(await buy('whole', size, i % 2 ? { client_seed: `seed ${i}` } : {}));
  });

  it('lists the log by slot without gaps, 1,000 lines a page', async () => {
    const pages = [];
    for (const page of ['', '/2', '/3', '/4', '/5']) pages.push(await fair(`pack/whole/log${page}`));
    expect(pages.map((page) => page.list.length)).toEqual([1000, 1000, 1000, 500, 0]);
    expect(pages[1]).toMatchObject({ state: 200, page: 2, all_page: 4, pages: [1, 2, 3, 4] });
    const lines = pages.flatMap((page) => page.list);
    expect(lines.map((line) => line.slot)).toEqual(Array.from({ length: 3500 }, (_, slot) => slot));
    expect(Object.keys(lines[0]).sort()).toEqual(['client_seed_hash', 'day', 'hash', 'prize_id', 'slot']);
    const { head } = await fair('pack/whole');
    expect(head).toEqual({ slot: 3500, hash: lines.at(-1).hash });
    const seedHash = createHash('sha256').update('seed 3').digest('hex');
    expect(lines.filter((line) => line.client_seed_hash === seedHash).map((line) => line.slot)).toEqual(
      Array.from({ length: 999 }, (_, i) => 714 + i),
    );
  });

  it('passes the verification program with its seeds and every receipt', async () => {
    const first = await verify('whole');
    expect(first).toMatchObject({ code: 0, steps: allOk(...BOX_STEPS) });
    expect(first.text).toContain('3500 draws recomputed');
    expect(first.text).toContain('the box is empty');
    for (const draw of draws)
      expect(await verify('whole', await receiptOf(draw))).toMatchObject({
        code: 0,
        steps: allOk(...BOX_STEPS, ...RECEIPT_STEPS),
      });
  });

  it('fails with a falsified receipt', async () => {
    const receipt = await receiptOf(draws[1]!);
    const forged = { ...receipt, prize_ids: ['a', ...receipt.prize_ids.slice(1)] };
    expect(await verify('whole', forged)).toMatchObject({ code: 1, steps: { 'receipt prizes': 'FAIL' } });
  });

  it('fails when the database is changed afterwards', async () => {
    const [draw] = (
      await shop.pool.query("select draw_id, prizes from draws.draws where pack_id = 'whole' and first_slot = 1")
    ).rows;
    const changed = [...draw.prizes];
    const at = changed.indexOf(2);
    const other = changed.indexOf(1);
    [changed[at], changed[other]] = [changed[other], changed[at]];
    const set = (prizes: number[]) =>
      shop.pool.query('update draws.draws set prizes = $2 where draw_id = $1', [draw.draw_id, prizes]);
    await set(changed);
    expect(await verify('whole')).toMatchObject({ code: 1, steps: { draws: 'FAIL', chain: 'FAIL', manifest: 'ok' } });
    await set(draw.prizes);
    expect((await verify('whole')).code).toBe(0);
  });
});

describe('a box that is half sold', () => {
  it('can be verified up to its last draw before any seed is public', async () => {
    await quiet.passUntil(new Date());
    await shop.openBox('half', { pricePoint: 1, prizes: [buildPrize('a', 3, 9), buildPrize('b', 2400, 1)] });
    expect(await verify('half')).toMatchObject({ code: 0, steps: allOk(...BOX_STEPS) });
    const draw = await buy('half', 1200, { client_seed: '髙橋 🎴' });
    const checked = await verify('half', await receiptOf(draw));
    expect(checked).toMatchObject({ code: 0, steps: allOk(...BOX_STEPS, ...RECEIPT_STEPS) });
    expect(checked.text).toContain('0 draws recomputed');
    expect(checked.text).toContain('1200 verifiable from');
    expect((await fair('pack/half')).revealed).toEqual([]);
  });
});

describe('a box that is sold over several days', () => {
  it('reveals the seed of each day that is over, so that its draws can be verified', async () => {
    const today = quiet.now;
    shop.clock.set(new Date(Date.now() - 4 * DAY_MS));
    await shop.openBox('days', { pricePoint: 1, prizes: [buildPrize('a', 5, 9), buildPrize('b', 995, 1)] });
    const draws: string[] = [];
    for (const day of [1, 2, 3, 4, 5]) {
      draws.push(await buy('days', 40, { client_seed: `day ${day}` }), await buy('days', 2));
      expect((await fair('pack/days')).revealed.map((seed: { day: number }) => seed.day)).toEqual(
        Array.from({ length: day - 1 }, (_, i) => i + 1),
      );
      if (day === 5) break;
      await quiet.pass(DAY_MS);
      await quiet.sweep();
    }
    expect(quiet.now.getTime() - today.getTime()).toBeLessThan(DAY_MS);
    const checked = await verify('days', await receiptOf(draws[4]!));
    expect(checked).toMatchObject({ code: 0, steps: allOk(...BOX_STEPS, ...RECEIPT_STEPS) });
    expect(checked.text).toContain('168 draws recomputed');
    expect(checked.text).toContain('42 verifiable from');
    const days = (await fair('pack/days/log')).list.map((line: { day: number }) => line.day);
    expect(days).toEqual([1, 2, 3, 4, 5].flatMap((day) => Array(42).fill(day)));
  });
});

describe('the public data of a box', () => {
  it('contain the exact manifest, its hash, and the anchor in it', async () => {
    await shop.openBox('public', {
      prizes: [buildPrize('a', 1, 900, { rank: 1 }), buildPrize('b', 9, 10, { rank: 2, noReduction: true })],
      maxBuyCount: 5,
      canLimit: 7,
    });
    const box = await fair('pack/public');
    expect(createHash('sha256').update(box.manifest).digest('hex')).toBe(box.box_hash);
    expect(JSON.parse(box.manifest)).toMatchObject({
      version: 'oripa-box/1',
      pack: 'public',
      tickets: 10,
      anchor: box.anchor,
      max_buy_count: 5,
      can_limit: 7,
      prizes: [
        { id: 'a', rank: 1, quantity: 1, buy_point: 900, no_reduction: '0' },
        { id: 'b', rank: 2, quantity: 9, buy_point: 10, no_reduction: '1' },
      ],
    });
    expect(box.head).toEqual({ slot: 0, hash: box.box_hash });
    expect((await fair('pack/public/log')).list).toEqual([]);
  });

  it('contain the lines of a draw’s slots, which never change', async () => {
    await shop.openBox('lines', { pricePoint: 1, prizes: [buildPrize('a', 40, 9)] });
    await buy('lines', 20);
    const { list } = await fair('pack/lines/log');
    const response = await fetch(`${await shop.app.getUrl()}/api/fair/pack/lines/lines/4/7`);
    expect(await response.json()).toEqual({ state: 200, list: list.slice(4, 11) });
    expect(response.headers.get('cache-control')).toContain('immutable');
    const early = await fetch(`${await shop.app.getUrl()}/api/fair/pack/lines/lines/18/5`);
    expect(await early.json()).toEqual({ state: 200, list: list.slice(18) });
    expect(early.headers.get('cache-control')).toBe('no-store');
    for (const path of ['0/0', '0/3002', '-1/2', 'x/1', '0/1e1']) {
      const none = await fetch(`${await shop.app.getUrl()}/api/fair/pack/lines/lines/${path}`);
      expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('do not exist for an unpublished pack or an invalid page', async () => {
    for (const path of ['pack/nowhere', 'pack/nowhere/log', 'pack/nowhere/log/2'])
      expect((await shop.visitorGet(`fair/${path}`)).status).toBe(404);
    for (const page of ['0', '-1', 'x', '1.5'])
      expect(await fair(`pack/public/log/${page}`)).toMatchObject({
        state: 400,
        errors: { page: [expect.any(String)] },
      });
  });
});

describe('a receipt', () => {
  it('does not exist for other members', async () => {
    await shop.openBox('mine', { pricePoint: 1, prizes: [buildPrize('a', 3, 9)] });
    const draw = await buy('mine', 2);
    expect(await receiptOf(draw)).toMatchObject({ state: 200, pack_id: 'mine', count: 2, prize_ids: ['a', 'a'] });
    const other = (await shop.person()).browser;
    for (const id of [draw, '01987654-3210-7abc-8def-0123456789ab', 'x', '-'.repeat(36)])
      expect((await other.get(`fair/draw/${id}`)).status).toBe(404);
    expect((await shop.visitorGet(`fair/draw/${draw}`)).status).toBe(401);
  });
});
