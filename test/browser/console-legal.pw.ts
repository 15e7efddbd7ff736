import { rmSync } from 'node:fs';
import { addTokyoMonths, toTokyoDate } from '../../services/kernel/time.js';
import { ADDED, loadTextsWithNewVersion } from '../../services/legal/test/new-version.fixture.js';
import { announcementMessages } from '../../web/src/features/legal/announcement.messages';
import { legalMessages } from '../../web/src/features/legal/legal.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { carryOut, test as console_, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { OWN_SHOP_MS, openShop } from './open-shop.mjs';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';
import { PHONE } from './windows.js';

/** A separate shop, whose terms have a second version in two months: an announcement reaches every member. */
const test = console_.extend<object, { ownShop: { readonly url: string } }>({
  ownShop: [
    async ({ playwright: _ }, use, { workerIndex }) => {
      const folder = loadTextsWithNewVersion(toTokyoDate(addTokyoMonths(new Date(), 2)));
      const shop = await openShop({ name: `legal-shop-${workerIndex}`, env: { LEGAL_TEXTS: folder } });
      await use(shop);
      await shop.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: OWN_SHOP_MS },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});

test('an owner announces new terms, a member sees them on any page and agrees, and support sees it', async ({
  openConsole,
  translate,
  page,
  say,
  language,
  member: { person },
}) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/legal-texts');
  const title = language === 'ja' ? '利用規約' : 'Terms of service';
  const row = consolePage.getByRole('row').filter({ has: consolePage.getByRole('link', { name: title, exact: true }) });
  await expect(row).toContainText(translate('resources.legal-texts.next_states.upcoming'));
  await expectNoSideScroll(consolePage, 375);
  await row.getByRole('link').first().click();
  await consolePage.getByRole('button', { name: translate('resources.legal-texts.commands.announce') }).click();
  await expectAccessible(consolePage);
  await carryOut(consolePage, translate, 'new terms');
  await expect(
    consolePage.getByRole('button', { name: translate('resources.legal-texts.commands.announce') }),
  ).toHaveCount(0);
  await waitUntilLoaded(consolePage);
  await expectNoSideScroll(consolePage, 375);
  await expectAccessible(consolePage);

  await page.setViewportSize(PHONE.viewport);
  await page.goto(paths.top);
  const banner = page.getByRole('complementary', { name: say(announcementMessages, 'heading') });
  await expect(findControl(banner, say(announcementMessages, 'noted'))).toBeInViewport({ ratio: 1 });
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);
  await banner.getByRole('link').click();
  await page.waitForURL(`${paths.termsOfService}?version=2`);
  await expect(findHeading(page, title)).toBeVisible();
  await expect(page.getByText(ADDED[language])).toBeVisible();
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);
  await findControl(page, say(legalMessages, 'readPresent')).click();
  await expect(page.getByText(ADDED[language])).toHaveCount(0);
  await expect(banner).toBeVisible();
  await findControl(page, say(legalMessages, 'readNew')).click();
  await findControl(page, say(legalMessages, 'agree')).click();
  await expect(page.getByText(say(legalMessages, 'agreed'))).toBeVisible();
  await findControl(page, say(legalMessages, 'readPresent')).click();
  await expect(page.getByText(ADDED[language])).toHaveCount(0);
  await expect(banner).toHaveCount(0);

  await consolePage.goto(`/admin/members?filter=${encodeURIComponent(JSON.stringify({ q: person.mail }))}`);
  await consolePage.getByRole('row').filter({ hasText: person.mail }).getByRole('link').first().click();
  await consolePage.getByRole('tab', { name: translate('members.tabs.agreements') }).click();
  const agreed = consolePage.getByRole('row').filter({ hasText: translate('members.agreements.ways.agreed') });
  await expect(agreed).toContainText(title);
  await expect(agreed.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(
    consolePage.getByRole('button', { name: translate('resources.members.commands.record-objection') }),
  ).toBeVisible();
  await expectAccessible(consolePage);
});

test('a member who has read the announcement does not see it again on any page', async ({ page, say, member: _ }) => {
  await page.goto(paths.top);
  const banner = page.getByRole('complementary', { name: say(announcementMessages, 'heading') });
  await findControl(banner, say(announcementMessages, 'noted')).click();
  await expect(banner).toHaveCount(0);
  await page.goto(paths.myPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
});
