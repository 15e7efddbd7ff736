import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { uiMessages } from '../../web/src/ui/ui.messages';
import { expect, test } from './journey.js';
import { expectAllPressable, expectPressable } from './pressing.js';
import { chooseCount, confirmPurchase, drawControl, findControl, findHeading, skipAll, tileOf } from './steps.js';

/** A window of 1280 × 800 at 200 %. */
const AT_200_PERCENT = { width: 640, height: 400 };

const reminderOf = (page: Page) => page.getByRole('complementary');

test('the reminder of undecided cards covers no control, and can be closed until the next draw', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack();
  await richMember.api.draw(pack.id, 2);
  await page.goto(paths.top);
  await expect(reminderOf(page)).toContainText(say(drawsMessages, 'undecided', { count: 2 }));
  await expectAllPressable(page.locator('body'));
  const draw = drawControl(tileOf(page, pack), say, 1);
  await draw.focus();
  await expectPressable(draw);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say(uiMessages, 'shop') })
    .click();
  await findControl(reminderOf(page), say(drawsMessages, 'closeReminder')).click();
  await expect(reminderOf(page)).toHaveCount(0);
  await tileOf(page, pack).getByRole('link').first().click();
  await expect(findHeading(page, pack.name)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(uiMessages, 'shop') })
    .click();
  await expect(tileOf(page, pack)).toBeVisible();
  await expect(reminderOf(page)).toHaveCount(0);

  await tileOf(page, pack).getByRole('link').first().click();
  await expect(findHeading(page, pack.name)).toBeVisible();
  await chooseCount(page, say, 1);
  await confirmPurchase(page, say);
  await skipAll(page, say);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(uiMessages, 'shop') })
    .click();
  await expect(reminderOf(page)).toContainText(say(drawsMessages, 'undecided', { count: 3 }));
});

test('a window at 200 % shows no reminder', async ({ page, say, richMember, openPack }) => {
  const pack = await openPack();
  await richMember.api.draw(pack.id, 2);
  await page.setViewportSize(AT_200_PERCENT);
  await page.goto(paths.top);
  await expect(reminderOf(page)).toBeVisible();
  await expectAllPressable(page.locator('body'));
  const draw = drawControl(tileOf(page, pack), say, 1);
  await draw.focus();
  await expectPressable(draw);
  await expect(findControl(page.getByRole('banner'), say(appMessages, 'menu'))).not.toBeInViewport();
  await expect(reminderOf(page)).not.toBeInViewport();
});
