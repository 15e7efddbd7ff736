import { contentMessages } from '../../web/src/features/content/content.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { moveFocusTo } from './steps.js';

test('the button over a banner picture works by keyboard alone', async ({ page, say, language }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: say(contentMessages, 'banner') });
  const first = banner.getByText(language === 'ja' ? '銀河プレミアム' : 'Galaxy Premium');
  await banner.getByRole('button', { name: say(contentMessages, 'pause') }).click();
  await expect(first.first()).toBeVisible();
  const name = language === 'ja' ? 'パックを見る' : 'See the packs';
  const button = banner.locator('.banner-slide:not([inert])').getByRole('link', { name });
  // The button comes before the pause button.
  await page.getByRole('banner').getByRole('link').first().focus();
  await moveFocusTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.packList}\\?index=\\d$`));
});

test('text over a banner picture fits within it, also at twice the font size', async ({ page, say }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: say(contentMessages, 'banner') });
  await banner.getByRole('button', { name: say(contentMessages, 'pause') }).click();
  await expectAccessible(page);
  const words = banner.locator('[data-side="0"] .banner-words');
  const reachesOver = () =>
    words.evaluate((element) => {
      const [box, frame] = [element, element.closest('.banner-frame')!].map((one) => one.getBoundingClientRect());
      return Math.max(frame!.top - box!.top, box!.bottom - frame!.bottom, element.scrollHeight - element.clientHeight);
    });
  expect(await reachesOver()).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await reachesOver()).toBeLessThanOrEqual(1);
});
