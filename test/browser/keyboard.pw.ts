import type { Locator, Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { paths } from '../../web/src/app/paths';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import { control, drawControl, filmPlays, heading, openPackPage, tabTo } from './steps.js';

/** How wide the line is that shows the focus, in CSS pixels: the control's own, or that of what it stands for. */
const focusLine = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const widths = [element, ...element.querySelectorAll('*')].map((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return Math.max(...widths);
  });

const pressWithKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  expect(await focusLine(target)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Enter');
};

test('a purchase needs no more than a keyboard', async ({ page, say, richMember: _, openPack }) => {
  const press = (name: string) => pressWithKeyboard(page, control(page, name));
  await openPackPage(page, await openPack());
  await pressWithKeyboard(page, drawControl(page, say, 10));
  await press(say(drawsMessages, 'buy'));
  await pressWithKeyboard(page, page.getByRole('button', { name: say(drawsMessages, 'start') }));
  await filmPlays(page);
  await press(say(drawsMessages, 'skip'));
  await press(say(drawsMessages, 'allSkip'));

  const card = page.getByRole('main').getByRole('checkbox').first();
  await tabTo(page, card);
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
  await press(say(drawsMessages, 'toDecide'));
  await press(say(drawsMessages, 'decide'));
  await expect(heading(page, say(drawsMessages, 'thanks'))).toBeVisible();
});

test('the menu takes the focus and gives it back', async ({ page, say }) => {
  await page.goto(paths.login);
  const opener = page.getByRole('banner').getByRole('button', { name: say(appMessages, 'menu') });
  await pressWithKeyboard(page, opener);
  const menu = page.getByRole('dialog', { name: say(appMessages, 'menu') });
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
