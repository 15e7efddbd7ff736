import type { Locator, Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import { control, drawControl, filmPlays, heading, openPackPage, tabTo } from './steps.js';

const pressWithKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
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
