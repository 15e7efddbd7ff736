import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { checkoutMessages } from '../../web/src/features/payments/checkout.messages';
import { outcomeMessages } from '../../web/src/features/payments/outcome.messages';
import { paths } from '../../web/src/paths';
import { CARDS, chooseMethod, chooseStore, fillCard, METHODS, openCheckout, placeOrder } from './buying.js';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { findControl, findHeading } from './steps.js';

test('a visitor signs up from the top page, sees the data that a slip needs, and pays by card without a name', async ({
  page,
  say,
  api,
  language,
}) => {
  const person = buildNewcomer(language);
  await page.goto(paths.top);
  await findControl(page.getByRole('main'), say(catalogMessages, 'signUp')).click();
  await page.waitForURL((url) => url.pathname === paths.signUp);
  for (const key of ['mail', 'pass'] as const)
    await page.getByLabel(say(membersMessages, key), { exact: true }).fill(person[key]);
  await page.getByLabel(say(membersMessages, 'agree')).check();
  await findControl(page, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();

  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].store);
  await chooseStore(page, language);
  await placeOrder(page, say, 'order');
  const way = page.getByRole('alert').getByRole('link', { name: say(checkoutMessages, 'toPerson') });
  const order = new URL(page.url()).search;
  await way.click();
  await expect(findHeading(page, say(membersMessages, 'shippingAddress'))).toBeVisible();
  await findControl(page, say(membersMessages, 'backUnsaved')).click();
  await page.waitForURL((url) => url.pathname === paths.confirmBuyPoint && url.search === order);

  await chooseMethod(page, language === 'ja' ? 'クレジットカード' : 'Credit card');
  await fillCard(page, say, CARDS.paid);
  await placeOrder(page, say, 'pay');
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
});
