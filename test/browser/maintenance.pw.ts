import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { runSql } from './database.js';
import { expect, test as journey } from './journey.js';
import { OWN_SHOP_MS, openShop } from './open-shop.mjs';
import { fillLogIn } from './registration.js';
import { findControl, findHeading } from './steps.js';

interface OwnShop {
  readonly url: string;
  /** Closes or opens the shop for maintenance; resolves when the change is effective. */
  readonly setMaintenance: (on: boolean) => Promise<void>;
}

/** Each worker closes a separate shop, because other tests use the shared one. */
const test = journey.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({ playwright }, use, { workerIndex }) => {
      const shop = await openShop({ name: `maintenance-${workerIndex}`, env: { DEMO: '0' } });
      const request = await playwright.request.newContext({ baseURL: shop.url });
      const setMaintenance = async (on: boolean) => {
        await runSql(shop.folder, `update http.settings set value = '${on}' where name = 'maintenance'`);
        const state = async () => (await (await request.get('/api/user/point')).json()).state;
        await expect.poll(state).toBe(on ? 9999 : 200);
      };
      await use({ url: shop.url, setMaintenance });
      await request.dispose();
      await shop.close();
    },
    { scope: 'worker', timeout: OWN_SHOP_MS },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});

const MAINTENANCE_PAGE = '/mente.html';

test.afterEach(({ ownShop }) => ownShop.setMaintenance(false));

test('a navigation during maintenance shows the maintenance page, and the shop returns afterwards', async ({
  page,
  say,
  ownShop,
}) => {
  await page.goto(paths.login);
  await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
  await ownShop.setMaintenance(true);
  await findControl(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
  await page.waitForURL(MAINTENANCE_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: /メンテナンス|[Mm]aintenance/ })).toBeVisible();

  await page.goto(paths.packList);
  await page.waitForURL(MAINTENANCE_PAGE);
  await ownShop.setMaintenance(false);
  await page.getByRole('link').click();
  await page.waitForURL(paths.top);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a write during maintenance shows the maintenance page', async ({ page, say, ownShop }) => {
  await page.goto(paths.login);
  await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
  await fillLogIn(page, say, { mail: 'nobody@example.com', pass: 'secret1234' });
  await ownShop.setMaintenance(true);
  await findControl(page.getByRole('main'), say(membersMessages, 'logIn')).click();
  await page.waitForURL(MAINTENANCE_PAGE);
});
