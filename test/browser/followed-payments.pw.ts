import { outcomeMessages } from '../../web/src/features/payments/outcome.messages';
import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { slipsMessages } from '../../web/src/features/payments/slips.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { chooseMethod, METHODS, openCheckout, orderSlip, paySlip, placeOrder, sandboxOf } from './buying.js';
import { expect, test } from './journey.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';

/** Longer than the polling interval of an open page, a few seconds. */
const LOOKS_MS = 20_000;

test('a paid slip shows its success on its page, and later its refund', async ({
  page,
  request,
  say,
  api,
  language,
  operators,
  member: _,
}) => {
  const number = await orderSlip(page, api, say, language);
  await expect(page.getByText(say(slipsMessages, 'lead'))).toBeVisible();
  await paySlip(request, api, number);
  await expect(findHeading(page, say(outcomeMessages, 'paidTitle'))).toBeVisible({ timeout: LOOKS_MS });
  await expect(page.getByRole('main').getByRole('status')).toContainText(language === 'ja' ? '1,010P' : '1,010');
  await expect(page.getByText(say(slipsMessages, 'lead'))).toHaveCount(0);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const [{ id }] = (await api.get('user/payment/list')).list;
  await request.post(`${await sandboxOf(api)}/_control/orders/${id}/refund`, { data: { yen: 400 } });
  await operators.checkPayment(id);
  await page.goto(link(paths.paymentDetail, { paymentId: id }));
  await expect(page.getByText(say(ownPaymentsMessages, 'statePartlyRefunded'), { exact: true })).toBeVisible();
  const receipt = page.getByRole('region', { name: say(ownPaymentsMessages, 'receipt') });
  await expect(receipt).toContainText(language === 'ja' ? '￥600' : '¥600');
  await expectNoSideScroll(page);
  await expectAccessible(page);
});

test('a payment that its carrier refused shows its failure at once, on its page and in the history', async ({
  page,
  say,
  api,
  language,
  member: _,
}) => {
  const stateOf = async () => (await api.get('user/payment/list')).list[0]?.state;
  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].carrier);
  await page.getByRole('radio', { name: 'au' }).check();
  await placeOrder(page, say, 'payCarrier');
  await page.locator('form:has(input[value=error]) button').click();
  await page.waitForURL(paths.errorCarrier);
  await expect(page.getByRole('alert')).toHaveText(say(outcomeMessages, 'failedCarrier'));
  expect(await stateOf()).toBe('failed');
  await findControl(page, say(outcomeMessages, 'toPayments')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'stateFailed'), { exact: true })).toBeVisible();
});
