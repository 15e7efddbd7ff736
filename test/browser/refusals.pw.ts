import { appMessages } from '../../web/src/app/app.messages';
import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectInSight, expectPressable } from './pressing.js';
import { findControl, findHeading, openPackPage } from './steps.js';

test('the registration shows all errors, and each links to its field', async ({ page, say, language }) => {
  await page.goto(paths.userRegister);
  await page.getByLabel(say(membersMessages, 'agree')).check();
  await findControl(page, say(membersMessages, 'toConfirm')).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  const top = await summary.evaluate((element) => element.getBoundingClientRect().top);
  const header = (await page.getByRole('banner').boundingBox())!;
  expect(top).toBeGreaterThanOrEqual(header.y + header.height);

  await findControl(summary, language === 'ja' ? '名を入力してください。' : 'Enter your first name.').click();
  await expect(page.getByLabel(say(membersMessages, 'firstName'), { exact: true })).toBeFocused();
});

test('the error of an invalid count is visible above the bar', async ({ page, say, openPack }) => {
  const pack = await openPack({ quantity: 40 });
  await page.setViewportSize({ width: 375, height: 635 });
  await openPackPage(page, pack);
  const field = page.getByLabel(say(packDetailMessages, 'count'), { exact: true });
  await field.fill('3001');
  await page.keyboard.press('Enter');
  const message = page.getByText(say(packDetailMessages, 'countOutOfRange', { max: '40' }));
  await expectPressable(message);
  await expectInSight(message, 14);
});

test('a pack that does not exist is not requested again', async ({ page, say }) => {
  await page.goto(link(paths.packDetail, { packId: 999_999 }));
  await expect(findHeading(page, say(appMessages, 'failed'))).toBeVisible();
  await expect(findControl(page.getByRole('main'), say(appMessages, 'tryAgain'))).toHaveCount(0);
  await findControl(page.getByRole('main'), say(appMessages, 'toTop')).click();
  await page.waitForURL(paths.top);
});
