import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { prize, SECRET, WholeShop } from '../../../test/support/whole-shop.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from './open-box-cache.js';

const NEW = Buffer.alloc(32, 8);

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  await shop.openBox('box', { prizes: [prize('a', 10, 10)] });
});
afterAll(() => shop?.close());

/** The seeds of the box as a process reads them whose secrets are these. */
const seedsUnder = async (secret: Buffer, ...retiredSecrets: Buffer[]) => {
  const config = { ...shop.app.get(Config), secret, retiredSecrets };
  return (await new OpenBoxCache(shop.app.get(Database), config).find('box'))!.seeds;
};

it('reads the seeds of a box that was opened before the secret was changed, while the old one stands behind it', async () => {
  const before = await seedsUnder(SECRET);
  expect(await seedsUnder(NEW, SECRET)).toEqual(before);
  await expect(seedsUnder(NEW)).rejects.toThrow();
});
