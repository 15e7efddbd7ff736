import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, SECRET, WholeShop } from '../../../test/support/whole-shop.js';
import { deriveEncryptionKeys, readConfig } from '../../platform/config.js';
import { encrypt } from '../../platform/crypto/encryption.js';
import { encryptedSeeds, OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { RevealSeeds } from '../reveal-seeds/reveal-seeds.command.js';
import { revealDeadline } from '../streams/reveal.js';
import { deal } from './hand.fixture.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

describe('the cache of boxes', () => {
  it('has a limit, and keeps boxes in use with their seeds', async () => {
    const cache = shop.app.get(OpenBoxCache);
    await shop.openBox('hot', { prizes: [buildPrize('a', 10, 1)] });
    await shop.openBox('cold', { prizes: [buildPrize('a', 10, 1)] });
    const find = async (packId: string) => (await cache.find(packId))!;
    const [hot, cold] = [await find('hot'), await find('cold')];
    const [hotSeeds, coldSeeds] = [hot.seeds, cold.seeds];
    for (let i = 0; i < 60; i++) {
      await shop.openBox(`other-${i}`, { prizes: [buildPrize('a', 1, 1)] });
      expect((await find(`other-${i}`)).seeds.length).toBe(hotSeeds.length);
      expect((await find('hot')).seeds).toBe(hotSeeds);
    }
    expect(await find('cold')).toBe(cold);
    expect(cold.seeds).not.toBe(coldSeeds);
    expect(cold.seeds.anchor).toBe(coldSeeds.anchor);
    for (let i = 0; i < 500; i++) {
      await shop.openBox(`many-${i}`, { prizes: [buildPrize('a', 1, 1)] });
      await find(`many-${i}`);
      expect(await find('hot')).toBe(hot);
    }
    expect(await find('cold')).not.toBe(cold);
    expect((await find('cold')).manifest).toBe(cold.manifest);
  });
});

describe('a shop that has lost its secret', () => {
  it('shows draws and revealed seeds, converts in time, and refuses draws from such a box', async () => {
    const hand = await deal(shop, [buildPrize('a', 3, 70)]);
    await shop.openBox('going-on', { prizes: [buildPrize('b', 10, 1)] });
    await hand.browser.post('user/pack/buy', { pack_id: 'going-on', count: 2 });
    const revealed = (await shop.visitorGet(`fair/pack/${hand.packId}`)).body;
    expect(revealed.revealed).toHaveLength(1);
    const later = await WholeShop.open({ clock: shop.clock, secret: Buffer.alloc(32, 8) });
    const browser = Object.assign(new Browser(later), { cookie: hand.browser.cookie });
    const shown = (await later.visitorGet(`fair/pack/${hand.packId}`)).body;
    expect({ ...shown, csrf: 0 }).toEqual({ ...revealed, csrf: 0 });
    for (const path of [
      `user/history/detail/${hand.drawId}`,
      `fair/draw/${hand.drawId}`,
      'fair/pack/going-on',
      'fair/pack/going-on/log',
    ])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    expect((await browser.post('user/pack/card', {})).body.list).toHaveLength(5);
    const { rows } = await shop.pool.query("select drawn from draws.boxes where pack_id = 'going-on'");
    expect((await browser.post('user/pack/buy', { pack_id: 'going-on', count: 1 })).status).toBe(500);
    expect((await shop.pool.query("select drawn from draws.boxes where pack_id = 'going-on'")).rows).toEqual(rows);
    const before = (await browser.get('user/point')).body.detail.point;
    await quiet.pass(DAY_MS);
    expect((await browser.get('user/point')).body.detail.point).toBe(before + 3 * 70 + 2);
    await later.close();
  });
});

describe('another seed, encrypted with the shop’s own secret', () => {
  it('can be written into a box unnoticed, but never draws and is never revealed', async () => {
    await shop.openBox('swapped', { prizes: [buildPrize('a', 10, 1)] });
    const { browser } = await shop.person(1000);
    const buy = async (via: Browser) => (await via.post('user/pack/buy', { pack_id: 'swapped', count: 1 })).status;
    expect(await buy(browser)).toBe(200);
    const config = readConfig({}, { databaseUrl: '', embedded: true, secret: SECRET });
    const other = encrypt(
      deriveEncryptionKeys(config, encryptedSeeds.purpose),
      encryptedSeeds.label('swapped'),
      Buffer.alloc(32, 9),
    );
    await shop.pool.query("update draws.boxes set encrypted_seed = $1 where pack_id = 'swapped'", [other]);
    const later = await WholeShop.open({ clock: shop.clock });
    const again = Object.assign(new Browser(later), { cookie: browser.cookie });
    expect(await buy(again)).toBe(500);
    const { rows } = await shop.pool.query("select drawn from draws.boxes where pack_id = 'swapped'");
    expect(rows).toEqual([{ drawn: 1 }]);
    await quiet.pass(DAY_MS);
    const due = { ...revealDeadline('swapped'), owner: '', dueAt: shop.clock.now() };
    await expect(later.commands.execute(new RevealSeeds([due], 'wait'))).rejects.toThrow('manifest promised');
    expect((await later.visitorGet('fair/pack/swapped')).body.revealed).toEqual([]);
    await later.close();
  });
});
