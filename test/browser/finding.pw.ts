import type { Locator, Page } from '@playwright/test';
import { findingMessages } from '../../web/src/features/catalog/finding.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { expectNoSideScroll, findControl, findHeading, tileOf } from './steps.js';
import { PHONE } from './windows.js';
import type { Say } from './words.js';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isPhone = (page: Page) => page.viewportSize()!.width === PHONE.viewport.width;
const tiles = (page: Page): Locator => page.locator('.pack-tile h2');
/** Expects this parameter in the address, beside any others. */
const expectChosen = (page: Page, name: string, value: string | null) =>
  expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);

/** Sets the price limit, which is in a sheet on a phone. */
const limitPrice = async (page: Page, say: Say, yen: string) => {
  if (isPhone(page)) await findControl(page, say(findingMessages, 'filters')).click();
  await page.getByLabel(say(findingMessages, 'max'), { exact: true }).fill(yen);
  await expectChosen(page, 'max', yen);
  if (!isPhone(page)) return;
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('a member finds a pack, returns to the unchanged list, and marks the pack as a favourite', async ({
  page,
  say,
  member: _,
  openPack,
}) => {
  const pack = await openPack({ price_point: 100 });
  // Packs of other tests, which appear and disappear meanwhile, have the first card type.
  await page.goto(link(paths.top, { index: 4 }));
  await page.getByRole('button', { name: say(findingMessages, 'drawable'), exact: true }).click();
  await expectChosen(page, 'drawable', '1');
  await expect(tiles(page)).toHaveCount(4);

  const last = tiles(page).last();
  await last.scrollIntoViewIfNeeded();
  const [place, name] = [await scrolled(page), (await last.textContent())!];
  expect(place).toBeGreaterThan(200);
  await page.locator('.covers-tile').last().click();
  await expect(findHeading(page, name)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(tiles(page).last()).toHaveText(name);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expectChosen(page, 'drawable', '1');

  await page.getByRole('link', { name: 'ALL', exact: true }).click();
  await expectChosen(page, 'drawable', null);
  await limitPrice(page, say, '100');
  await page.getByRole('searchbox', { name: say(findingMessages, 'search') }).pressSequentially(pack.name);
  await expect(tiles(page)).toHaveText([pack.name]);
  await expect(page.getByText(say(findingMessages, 'found', { count: 1 }), { exact: true })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const heart = tileOf(page, pack).getByRole('button', {
    name: say(findingMessages, 'favouriteOf', { name: pack.name }),
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await findControl(page, say(findingMessages, 'clear')).click();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: say(findingMessages, 'favourites'), exact: true }).click();
  await expect(tiles(page)).toHaveText([pack.name]);

  await page.getByRole('searchbox', { name: say(findingMessages, 'search') }).fill('there is no such pack');
  await expect(page.getByText(say(findingMessages, 'noneFound'))).toBeVisible();
  await page.getByRole('link', { name: say(findingMessages, 'clear') }).click();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(5);
});

test('a visitor who presses a heart logs in, and returns to the pack', async ({ page, say, openPack }) => {
  const pack = await openPack();
  await page.goto(link(paths.packList, { index: 1 }));
  await tileOf(page, pack)
    .getByRole('link', { name: say(findingMessages, 'favouriteOf', { name: pack.name }) })
    .click();
  await page.waitForURL(link(paths.login, { packId: pack.id }));
});
