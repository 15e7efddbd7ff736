import { test as console_ } from './console.js';
import { OWN_SHOP_MS, openShop } from './open-shop.mjs';
import { Operators } from './operators.js';

interface OwnShop {
  readonly url: string;
  /** The directory of its data. */
  readonly folder: string;
  readonly moveClock: (aheadMs: number) => Promise<void>;
  /** Starts the jobs that run each minute. */
  readonly nextMinute: () => Promise<void>;
}

/** Journeys through the console of a shop of their own, one for each worker. */
export const test = console_.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({ playwright: _ }, use, { workerIndex }) => {
      const shop = await openShop({ name: `console-own-shop-${workerIndex}`, env: { DEMO: '1' } });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: OWN_SHOP_MS },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),

  operators: [
    async ({ playwright, ownShop }, use) => {
      const request = await playwright.request.newContext({ baseURL: ownShop.url });
      await use(await Operators.signIn(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
