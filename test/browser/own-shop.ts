import { test as journey } from './journey.js';
import { OWN_SHOP_MS, openShop } from './open-shop.mjs';

export interface OwnShop {
  readonly url: string;
  readonly folder: string;
  readonly moveClock: (aheadMs: number) => Promise<void>;
  /** Begins what is done each minute. */
  readonly nextMinute: () => Promise<void>;
}

/** A journey through a shop of its own, whose time passes and whose settings change: in the others' all stays as it is. */
export const test = journey.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({ playwright: _ }, use, { workerIndex }) => {
      const shop = await openShop({ name: `own-shop-${workerIndex}` });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: OWN_SHOP_MS },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});
