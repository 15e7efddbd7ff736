import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { slipsMessages } from '../../web/src/features/payments/slips.messages';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { orderSlip, paySlip, sandboxOf } from './buying.js';
import { expect } from './journey.js';
import { test } from './own-shop.js';
import { logIn } from './registration.js';
import { expectNoSideScroll, factOf, findControl } from './steps.js';

const DAY_MS = 24 * 3_600_000;

test('an unpaid slip expires, and a late payment still credits its points', async ({
  page,
  request,
  say,
  api,
  language,
  member: { person },
  ownShop,
}) => {
  const mailSubjects = async (): Promise<string[]> => {
    const outbox: { to: string; subject: string }[] = await (await request.get('/sandbox/outbox')).json();
    return outbox.filter(({ to }) => to === person.mail).map(({ subject }) => subject);
  };
  const sandbox = await sandboxOf(api);
  const number = await orderSlip(page, api, say, language);

  await ownShop.moveClock(8 * DAY_MS);
  await request.post(`${sandbox}/_control/clock`, { data: { ahead_ms: 8 * DAY_MS } });
  await findControl(page, say(slipsMessages, 'toPayments')).click();
  // The browser's session has also ended by then.
  await logIn(page, say, person);
  // The log-in leads back to the page that required it.
  await page.waitForURL(paths.payments);
  await expect(page.getByText(say(ownPaymentsMessages, 'stateExpired'), { exact: true })).toBeVisible();
  await findControl(page, say(ownPaymentsMessages, 'detailOpen')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'expiredText'))).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await expect
    .poll(mailSubjects)
    .toContain(language === 'ja' ? 'お支払い期限が過ぎました' : 'Your order was not paid in time');

  const refusal = await paySlip(request, api, number);
  expect(refusal.ok()).toBe(false);
  await paySlip(request, api, number, true);
  await expect.poll(async () => (await api.get('user/payment/list')).list[0].state).toBe('paid');
  await findControl(page, say(ownPaymentsMessages, 'back')).click();
  await expect(page.getByText(say(ownPaymentsMessages, 'statePaid'), { exact: true })).toBeVisible();
  await findControl(page, say(ownPaymentsMessages, 'detail')).click();
  await expect(factOf(page.getByRole('main'), say(ownPaymentsMessages, 'points'))).toContainText('1,010');
  expect((await api.get('user/point')).detail.point).toBe(1010);
  await expect
    .poll(mailSubjects)
    .toContain(language === 'ja' ? 'お支払いを確認しました' : 'We have received your payment');
});
