import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { amazonPayMessages } from '../../web/src/features/payments/amazon-pay/amazon-pay.messages';
import { cardMessages } from '../../web/src/features/payments/card.messages';
import { checkoutMessages } from '../../web/src/features/payments/checkout.messages';
import { coursesMessages } from '../../web/src/features/payments/courses.messages';
import { outcomeMessages } from '../../web/src/features/payments/outcome.messages';
import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { paypalMessages } from '../../web/src/features/payments/paypal/paypal.messages';
import { slipsMessages } from '../../web/src/features/payments/slips.messages';
import { link, paths } from '../../web/src/paths';
import {
  CARDS,
  chooseMethod,
  chooseStore,
  fillCard,
  METHODS,
  openCheckout,
  paySlip,
  placeOrder,
  sandboxOf,
  slipNumberOf,
} from './buying.js';
import { expect, test } from './journey.js';
import {
  chooseCount,
  confirmPurchase,
  factOf,
  findControl,
  findHeading,
  openPackPage,
  waitForAnimation,
} from './steps.js';

/** A card number with a wrong check digit. */
const MISTYPED_NUMBER = '4111111111111112';

test('a member without enough points buys them by card from the pack’s page, and draws', async ({
  page,
  say,
  api,
  member: _,
  openPack,
}) => {
  const pack = await openPack();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await findControl(page.getByRole('dialog'), say(drawsMessages, 'yes')).click();
  await page.waitForURL(link(paths.buyPoint, { packId: pack.id, num: 10 }));
  await expect(factOf(page.getByRole('main'), say(coursesMessages, 'missing'))).toHaveText('1,000P');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/1,000P/);
  await findControl(page, say(coursesMessages, 'next')).click();
  await expect(findHeading(page, say(checkoutMessages, 'title'))).toBeVisible();
  await fillCard(page, say, CARDS.paid);
  await expect(page.getByLabel(say(cardMessages, 'number'), { exact: true })).toHaveValue('4111 1111 1111 1111');
  expect(
    await page.locator('form input:not([type=radio])').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
  ).toEqual([null, null, null, null, null]);
  await placeOrder(page, say, 'pay');
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1,010P');
  // The tokenizer and the issuer share a host here.
  expect([...hosts].sort()).toEqual([new URL(page.url()).origin, await sandboxOf(api)].sort());
  await findControl(page, say(outcomeMessages, 'toPackWith', { count: 10 })).click();
  await page.waitForURL(link(paths.packDetail, { packId: pack.id, num: 10 }));
  await expect(page.getByLabel(say(packDetailMessages, 'count'), { exact: true })).toHaveValue('10');
  await chooseCount(page, say, 10);
  await confirmPurchase(page, say);
  await waitForAnimation(page);
});

test('the card form shows errors beside their fields, and a refused card leads back to the methods', async ({
  page,
  say,
  api,
  member: _,
}) => {
  await openCheckout(page, api);
  await placeOrder(page, say, 'pay');
  for (const word of ['numberMissing', 'expiryMissing', 'codeMissing', 'holderMissing'] as const)
    await expect(page.getByText(say(cardMessages, word), { exact: true })).toBeVisible();
  await expect(page.getByLabel(say(cardMessages, 'number'), { exact: true })).toBeFocused();

  await fillCard(page, say, MISTYPED_NUMBER);
  await page.getByLabel(say(cardMessages, 'monthLabel'), { exact: true }).fill('13');
  await page.getByLabel(say(cardMessages, 'code'), { exact: true }).fill('12');
  await page.getByLabel(say(cardMessages, 'holder'), { exact: true }).fill('H');
  await placeOrder(page, say, 'pay');
  for (const word of ['numberWrong', 'expiryWrong', 'codeWrong', 'holderWrong'] as const)
    await expect(page.getByText(say(cardMessages, word), { exact: true })).toBeVisible();
  await expect(page.getByLabel(say(cardMessages, 'number'), { exact: true })).toBeFocused();

  await fillCard(page, say, CARDS.declined);
  const tokenizer = '**/4gtoken';
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  for (const [code, words] of [
    ['invalid_security_code', ['codeWrong', 'notConfirmed']],
    ['1301', ['numberWrong', 'notConfirmed']],
    ['8000', ['maintenance']],
    ['7001', ['communication']],
    ['1', ['other']],
  ] as const) {
    await page.route(tokenizer, (route) => route.fulfill({ status: 400, headers, json: { status: 'failure', code } }));
    await placeOrder(page, say, 'pay');
    for (const word of words) await expect(page.getByText(say(cardMessages, word), { exact: true })).toBeVisible();
    await page.unroute(tokenizer);
  }

  await placeOrder(page, say, 'pay');
  await expect(findHeading(page, say(outcomeMessages, 'failedTitle'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(say(outcomeMessages, 'failed'));

  await findControl(page, say(outcomeMessages, 'again')).click();
  await fillCard(page, say, CARDS.asked);
  await placeOrder(page, say, 'pay');
  await page.locator('button[value=cancel], form:has(input[value=cancel]) button').first().click();
  await expect(findHeading(page, say(outcomeMessages, 'failedTitle'))).toBeVisible();

  // The issuer's page is left by the browser's back button; the abandoned payment charges nothing.
  await findControl(page, say(outcomeMessages, 'again')).click();
  await fillCard(page, say, CARDS.asked);
  await placeOrder(page, say, 'pay');
  await page.locator('form:has(input[value=close]) button').click();
  await page.goBack();
  await page.goBack();
  await expect(findHeading(page, say(checkoutMessages, 'title'))).toBeVisible();
  await fillCard(page, say, CARDS.asked);
  await placeOrder(page, say, 'pay');
  await page.locator('input[name=code]').fill('123456');
  await page.locator('button[value=code]').click();
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
});

test('a slip is paid at a store, and its receipt is in the history', async ({
  page,
  request,
  say,
  api,
  language,
  member: _,
}) => {
  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].store);
  await placeOrder(page, say, 'order');
  await expect(page.getByText(say(checkoutMessages, 'storeMissing'), { exact: true })).toBeVisible();
  await chooseStore(page, language);
  await placeOrder(page, say, 'order');
  const number = await slipNumberOf(page, say);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  await findControl(page, say(slipsMessages, 'toPayments')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'stateOpen'), { exact: true })).toBeVisible();
  await findControl(page, say(ownPaymentsMessages, 'open')).click();
  await expect(page.getByText(number, { exact: true })).toBeVisible();

  await paySlip(request, api, number);
  await expect.poll(async () => (await api.get('user/payment/list')).list[0].state).toBe('paid');
  await findControl(page, say(slipsMessages, 'toPayments')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'statePaid'), { exact: true })).toBeVisible();
  await findControl(page, say(ownPaymentsMessages, 'detail')).click();
  await expect(page.getByRole('region', { name: say(ownPaymentsMessages, 'receipt') })).toContainText(
    language === 'ja' ? '￥1,000' : '¥1,000',
  );
  const receipt = page.url();
  await page.goto(paths.myPage);
  await findControl(page.getByRole('main'), say(membersMessages, 'pointHistory')).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(receipt);
});

test('a transfer shows its account and sender, and can be cancelled; Pay-easy shows its three numbers', async ({
  page,
  say,
  api,
  language,
  member: _,
}) => {
  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].transfer);
  await placeOrder(page, say, 'order');
  await expect(page.getByText(say(checkoutMessages, 'katakana'), { exact: true })).toBeVisible();
  await page.getByLabel(say(checkoutMessages, 'senderName'), { exact: true }).fill('やまだ はなこ');
  await placeOrder(page, say, 'order');
  await expect(findHeading(page, say(slipsMessages, 'transferTitle'))).toBeVisible();
  await expect(page.getByText(/^\d{5} ヤマダ ハナコ$/)).toBeVisible();
  await findControl(page, say(slipsMessages, 'toPayments')).click();
  await findControl(page, say(ownPaymentsMessages, 'detailOpen')).click();
  await findControl(page, say(ownPaymentsMessages, 'cancel')).click();
  await findControl(page.getByRole('dialog'), say(ownPaymentsMessages, 'doCancel')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'stateCancelled'), { exact: true })).toBeVisible();

  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].payEasy);
  await placeOrder(page, say, 'order');
  await expect(findHeading(page, say(slipsMessages, 'payEasyTitle'))).toBeVisible();
  const { detail } = await api.get('user/payge');
  for (const name of ['institution', 'customer', 'confirmation'] as const)
    await expect(page.getByText(detail[name], { exact: true })).toBeVisible();
});

test('carrier billing brings the points, or leads back to the methods', async ({
  page,
  say,
  api,
  language,
  member: _,
}) => {
  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].carrier);
  await placeOrder(page, say, 'payCarrier');
  await expect(page.getByText(say(checkoutMessages, 'carrierMissing'), { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'au' }).check();
  await placeOrder(page, say, 'payCarrier');
  await page.locator('form:has(input[value=cancel]) button').click();
  await page.waitForURL(paths.errorCarrier);
  await expect(page.getByRole('alert')).toHaveText(say(outcomeMessages, 'failedCarrier'));
  await findControl(page, say(outcomeMessages, 'again')).click();
  await chooseMethod(page, METHODS[language].carrier);
  await page.getByRole('radio', { name: language === 'ja' ? 'ドコモ' : 'docomo' }).check();
  await placeOrder(page, say, 'payCarrier');
  await page.locator('form:has(input[value=approve]) button').click();
  await page.waitForURL(paths.completeCarrier);
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
});

test('PayPal brings the points after a cancelled and a declined attempt, and its script loads only on the order page', async ({
  page,
  say,
  api,
  member: _,
}) => {
  await openCheckout(page, api);
  await chooseMethod(page, 'PayPal');
  const respondAtPaypal = async (choice: 'cancel' | 'decline' | 'approve') => {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('region', { name: say(paypalMessages, 'button') })
      .getByRole('button')
      .click();
    const paypal = await opened;
    await paypal.locator(`button[name=act][value=${choice}]`).click();
  };
  await respondAtPaypal('cancel');
  await respondAtPaypal('decline');
  const refused = page.getByRole('dialog', { name: say(checkoutMessages, 'failedTitle') });
  await expect(refused).toContainText(say(checkoutMessages, 'failed'));
  await findControl(refused, say(checkoutMessages, 'close')).click();
  await respondAtPaypal('approve');
  await page.waitForURL(paths.completeBuyPointPaypal);
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
  const scripts = () => page.locator('script[src*="sdk/js"]').count();
  expect(await scripts()).toBe(0);
});

test('Amazon Pay brings the points after a cancelled and a declined attempt', async ({ page, say, api, member: _ }) => {
  await openCheckout(page, api);
  await chooseMethod(page, 'Amazon Pay');
  const toAmazon = () =>
    page
      .getByRole('region', { name: say(amazonPayMessages, 'button') })
      .getByRole('button')
      .click();
  const chooseCard = async (card: string) => {
    await page.locator('select[name=card]').selectOption(card);
    await page.locator('form:has(select[name=card]) button').click();
  };
  await toAmazon();
  // The checkout also has a form with a button until the browser has left it.
  await page.locator('form[action="/amazonpay/checkout/card"]:not(:has(select)) button').click();
  await expect(findHeading(page, say(checkoutMessages, 'title'))).toBeVisible();
  await chooseMethod(page, 'Amazon Pay');
  await toAmazon();
  await chooseCard('3434');
  await placeOrder(page, say, 'pay');
  await expect(page.getByRole('alert')).toHaveText(say(amazonPayMessages, 'failed'));
  await findControl(page, say(outcomeMessages, 'again')).click();
  await chooseMethod(page, 'Amazon Pay');
  await toAmazon();
  await chooseCard('1111');
  await expect(page.getByText(say(amazonPayMessages, 'chosen'), { exact: true })).toBeVisible();
  await placeOrder(page, say, 'pay');
  await page.waitForURL(`${paths.completeBuyPointAmazonPay}?**`);
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible();
});
