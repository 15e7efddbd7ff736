import { test as journey } from './journey.js';
import { OWN_SHOP_MS, openShop } from './open-shop.mjs';

export interface OwnShop {
  readonly url: string;
  readonly folder: string;
  readonly moveClock: (aheadMs: number) => Promise<void>;
  /** Runs the jobs of a minute. */
  readonly nextMinute: () => Promise<void>;
}

/** A journey through a separate shop, whose time passes and whose settings change. Those of the shared shop stay. */
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
