import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildPrize, SECRET, WholeShop } from '../../../test/support/whole-shop.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from './open-box-cache.js';

const NEW = Buffer.alloc(32, 8);

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  await shop.openBox('box', { prizes: [buildPrize('a', 10, 10)] });
});
afterAll(() => shop?.close());

/** Reads the seeds of the box in a process with these secrets. */
const seedsUnder = async (secret: Buffer, ...retiredSecrets: Buffer[]) => {
  const config = { ...shop.app.get(Config), secret, retiredSecrets };
  return (await new OpenBoxCache(shop.app.get(Database), config).find('box'))!.seeds;
};

it('reads the seeds of a box opened before the secret was rotated, while the old secret is retired', async () => {
  const before = await seedsUnder(SECRET);
  expect(await seedsUnder(NEW, SECRET)).toEqual(before);
  await expect(seedsUnder(NEW)).rejects.toThrow();
});
