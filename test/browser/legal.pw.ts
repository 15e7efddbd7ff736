import { appMessages } from '../../web/src/app/app.messages';
import { legalMessages } from '../../web/src/features/legal/legal.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { expect } from './journey.js';
import { test } from './stage.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';

test('a visitor reads the terms, follows a link to an article, and goes on to the privacy policy', async ({
  page,
  say,
  language,
}) => {
  await page.goto(paths.top);
  await page.evaluate(() => Object.assign(window, { isHereStill: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(appMessages, 'terms') })
    // A pack opened meanwhile moves the footer away from a pointer, but not from a key.
    .press('Enter');
  await page.waitForURL(paths.termsOfService);
  await expect(findHeading(page, say(legalMessages, 'terms'))).toBeVisible();
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);

  const contents = page.getByRole('navigation', { name: say(legalMessages, 'contents') });
  await expect(contents.getByRole('link')).toHaveCount(24);
  await contents.getByRole('link').nth(9).click();
  await page.waitForURL(`${paths.termsOfService}#article-10`);
  const article = page.getByRole('region', {
    name: language === 'ja' ? '第10条（カードの選択）' : 'Article 10 (Deciding on your cards)',
  });
  await expect(article).toBeInViewport();
  await expect(article).toContainText(language === 'ja' ? '抽選から24時間' : '24 hours from the draw');
  await findControl(article, say(legalMessages, 'top')).click();
  await expect(contents).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });

  await page
    .getByRole('region')
    .first()
    .getByRole('link', { name: say(legalMessages, 'privacy') })
    .click();
  await page.waitForURL(paths.privacyProtection);
  await expect(findHeading(page, say(legalMessages, 'privacy'))).toBeVisible();
  await page.goBack();
  await expect(findHeading(page, say(legalMessages, 'terms'))).toBeVisible();
  expect(await page.evaluate(() => 'isHereStill' in window)).toBe(true);
});
