import { birthdayMessages } from '../../web/src/features/payments/birthday.messages';
import { checkoutMessages } from '../../web/src/features/payments/checkout.messages';
import { limitsMessages } from '../../web/src/features/payments/limits.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { chooseMethod, METHODS, openCheckout, placeOrder } from './buying.js';
import { expect } from './journey.js';
import { Operators } from './operators.js';
import { test } from './own-shop.js';
import { expectNoSideScroll, factOf, findControl, findHeading } from './steps.js';

test('a member enters the date of birth once before the first order, and reads the monthly limit', async ({
  page,
  playwright,
  say,
  api,
  language,
  member: _,
  ownShop,
}) => {
  const request = await playwright.request.newContext({ baseURL: ownShop.url });
  const operators = await Operators.signIn(request);
  await operators.changeSetting('ask-birthday', true);
  await openCheckout(page, api);
  await expect(page.getByRole('group', { name: say(birthdayMessages, 'title') })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const parts = { year: String(new Date().getFullYear() - 10), month: '2', day: '28' };
  for (const name of ['year', 'month', 'day'] as const)
    await page.getByLabel(say(birthdayMessages, name), { exact: true }).selectOption(parts[name]);
  await findControl(page, say(birthdayMessages, 'next')).click();
  const confirmation = page.getByRole('dialog', { name: say(birthdayMessages, 'confirmTitle', parts) });
  await findControl(confirmation, say(birthdayMessages, 'yes')).click();

  await chooseMethod(page, METHODS[language].payEasy);
  await placeOrder(page, say, 'order');
  await page.waitForURL(paths.paygeTransferInformation);
  await page.goto(paths.limits);
  await expect(findHeading(page, say(limitsMessages, 'title'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(factOf(main, say(limitsMessages, 'ageLimit'))).toContainText('5,000');
  await expect(factOf(main, say(limitsMessages, 'left'))).toContainText('4,000');
  expect((await api.post('user/birthday', { birthday: '1990-01-01' })).errors).toHaveProperty('birthday');
  await openCheckout(page, api);
  await expect(findHeading(page, say(checkoutMessages, 'title'))).toBeVisible();
  await expect(page.getByRole('group', { name: say(birthdayMessages, 'title') })).toBeHidden();
  await operators.changeSetting('ask-birthday', false);
  await request.dispose();
});
