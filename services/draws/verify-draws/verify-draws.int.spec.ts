import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { Jobs } from '../../platform/deadlines/jobs.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { BoxStocks } from '../boxes/box-stocks.js';
import { DrawsDifferError, VerifyDraws } from './verify-draws.command.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;
let browser: Browser;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
  browser = (await shop.person(100_000)).browser;
});
afterAll(() => quiet.close());

const open = (packId: string, tickets = 4000) =>
  shop.openBox(packId, {
    pricePoint: 1,
    prizes: [
      buildPrize('a', 5, 9),
      buildPrize('b', tickets - 5, 1),
      buildPrize('x', 0, 9, { extra: { rule: 'every', draws: [50] } }),
    ],
  });
const buy = async (pack_id: string, count: number): Promise<string> =>
  (await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id, count })).body.history_id;
const nextDay = async () => {
  await quiet.pass(DAY_MS);
  await quiet.sweep();
  await shop.grant((await shop.pool.query('select member_id from draws.draws limit 1')).rows[0].member_id, 10_000);
};
const verify = () => shop.commands.execute<VerifyDraws, number>(new VerifyDraws());
const shown = async (packId: string) => {
  await quiet.pass(100);
  return (await shop.app.get(BoxStocks).of([packId])).get(packId)!.verified;
};
const differences = async (packId: string) =>
  (
    await shop.pool.query(
      'select slot, reason, gone_at is null as open from draws.log_differences where pack_id = $1',
      [packId],
    )
  ).rows;
const measured = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await shop.app.get(Metrics).read())?.[1]);

/**
 * Changes a draw as an intruder with database access could.
 *
 * @returns a function that restores it
 */
const forge = async (packId: string, slot: number, set: string, ...values: unknown[]) => {
  const where = 'pack_id = $1 and first_slot = $2';
  const { rows } = await shop.pool.query(`select * from draws.draws where ${where}`, [packId, slot]);
  await shop.pool.query(`update draws.draws set ${set} where ${where}`, [packId, slot, ...values]);
  return async () => {
    const { prizes, head, client_seed } = rows[0];
    const text = `update draws.draws set prizes = $3, head = $4, client_seed = $5, client_seed_hash = null where ${where}`;
    await shop.pool.query(text, [packId, slot, prizes, head, client_seed]);
  };
};

describe('the draws of a box', () => {
  it('count as chained up to the log’s head, and as recomputed once their seed is public', async () => {
    await open('counted');
    expect(await shown('counted')).toEqual({ chained: 0, recomputed: 0, differs: false });
    await buy('counted', 1200);
    await buy('counted', 1);
    expect(await measured('shop_unverified_draws')).toBe(1201);
    expect(await verify()).toBe(1201);
    expect(await measured('shop_unverified_draws')).toBe(0);
    expect(await shown('counted')).toEqual({ chained: 1201, recomputed: 0, differs: false });
    await nextDay();
    await buy('counted', 3);
    expect(await verify()).toBe(1204);
    expect(await shown('counted')).toEqual({ chained: 1204, recomputed: 1201, differs: false });
  });

  it('need no second verification', async () => {
    await open('once');
    await buy('once', 100);
    await verify();
    expect(await verify()).toBe(0);
    await buy('once', 2);
    expect(await verify()).toBe(2);
  });

  it('count once for two processes at the same moment', async () => {
    await open('twice');
    await buy('twice', 1500);
    await Promise.all([verify(), verify()]);
    expect(await shown('twice')).toEqual({ chained: 1500, recomputed: 0, differs: false });
    expect(await differences('twice')).toEqual([]);
  });

  it('can be verified by hash alone after a client seed was erased', async () => {
    const erased = `client_seed = null, client_seed_hash = encode(sha256(client_seed::bytea), 'hex')`;
    await open('erased');
    for (const count of [3, 2]) await buy('erased', count);
    await nextDay();
    await forge('erased', 0, erased);
    const mend = await forge('erased', 3, `client_seed = null, client_seed_hash = repeat('0', 64)`);
    await expect(verify()).rejects.toThrow('pack erased at slot 4 (head)');
    await expect(forge('erased', 3, 'client_seed_hash = null')).rejects.toThrow('draws_drawn_or_received');
    await expect(forge('erased', 3, "client_seed = 'x'")).rejects.toThrow('draws_drawn_or_received');
    await mend();
    await forge('erased', 3, erased);
    await verify();
    expect(await shown('erased')).toEqual({ chained: 5, recomputed: 5, differs: false });
  });
});

describe('a draw changed afterwards', () => {
  it('breaks the chain at its slot, is reported, and stops the count until it is restored', async () => {
    await open('chain');
    for (const count of [10, 5, 5]) await buy('chain', count);
    const other = '{1,1,0,1,1}';
    const mend = await forge('chain', 10, 'prizes = $3', other);
    await expect(verify()).rejects.toThrow('pack chain at slot 15 (chain)');
    expect(await differences('chain')).toEqual([{ slot: 15, reason: 'chain', open: true }]);
    expect(await shown('chain')).toEqual({ chained: 0, recomputed: 0, differs: true });
    expect(await measured('shop_box_differences')).toBe(1);

    await buy('chain', 5);
    const job = shop.app.get(Jobs).run('VerifyDraws', verify);
    await expect(job).rejects.toThrow(DrawsDifferError);
    const { rows } = await shop.pool.query("select error from store.jobs where job = 'VerifyDraws'");
    expect(rows[0].error).toContain('pack chain at slot 15');
    expect(await shown('chain')).toEqual({ chained: 0, recomputed: 0, differs: true });

    await mend();
    await verify();
    expect(await differences('chain')).toEqual([{ slot: 15, reason: 'chain', open: false }]);
    expect(await shown('chain')).toEqual({ chained: 25, recomputed: 0, differs: false });
    expect(await measured('shop_box_differences')).toBe(0);
  });

  it('differs from the head if it is the last one', async () => {
    await open('head');
    await buy('head', 5);
    const mend = await forge('head', 0, "client_seed = 'another'");
    await expect(verify()).rejects.toThrow('pack head at slot 4 (head)');
    expect((await shown('head')).chained).toBe(0);
    await mend();
    await verify();
    expect((await shown('head')).chained).toBe(5);
  });

  it('does not match its public seed if its prize was changed, even though its line was verified before', async () => {
    await open('prize');
    await buy('prize', 30);
    await buy('prize', 30);
    await verify();
    await nextDay();
    const { rows } = await shop.pool.query(
      "select prizes from draws.draws where pack_id = 'prize' and first_slot = 30",
    );
    const forged = rows[0].prizes.map((row: number, i: number) => (i === 7 ? 1 - row : row));
    const mend = await forge('prize', 30, 'prizes = $3', forged);
    await expect(verify()).rejects.toThrow('pack prize at slot 37 (prize)');
    expect(await shown('prize')).toEqual({ chained: 60, recomputed: 0, differs: true });
    await mend();
    await verify();
    expect(await shown('prize')).toEqual({ chained: 60, recomputed: 60, differs: false });
  });

  it('leaves a gap if it was removed', async () => {
    await open('gap');
    for (const count of [3, 4, 5]) await buy('gap', count);
    await shop.pool.query("update draws.draws set pack_id = 'elsewhere' where pack_id = 'gap' and first_slot = 3");
    await expect(verify()).rejects.toThrow('pack gap at slot 3 (slot)');
    await shop.pool.query("update draws.draws set pack_id = 'gap' where pack_id = 'elsewhere'");
    await verify();
    expect((await shown('gap')).chained).toBe(12);
  });

  it('does not prevent the verification of other boxes', async () => {
    await open('bad');
    await open('good');
    await buy('bad', 5);
    await buy('good', 5);
    const mend = await forge('bad', 0, "client_seed = 'another'");
    await expect(verify()).rejects.toThrow(DrawsDifferError);
    expect((await shown('good')).chained).toBe(5);
    await mend();
    await verify();
  });

  it('shows when the box was restored to an earlier time', async () => {
    await open('cut');
    await buy('cut', 5);
    const { rows } = await shop.pool.query("select drawn, head from draws.boxes where pack_id = 'cut'");
    await buy('cut', 5);
    await verify();
    const put = (drawn: number, head: string) =>
      shop.pool.query("update draws.boxes set drawn = $1, head = $2 where pack_id = 'cut'", [drawn, head]);
    const now = (await shop.pool.query("select drawn, head from draws.boxes where pack_id = 'cut'")).rows[0];
    await put(rows[0].drawn, rows[0].head);
    await expect(verify()).rejects.toThrow('pack cut at slot 5 (cut)');
    await put(now.drawn, now.head);
    await verify();
  });
});
