import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { confirm, test } from './console.js';
import { buildPress, goToParcel, payAndSpend } from './disputes.js';
import { expect } from './journey.js';
import { chooseCount, openPackPage } from './steps.js';

test('a dispute holds points and unsent cards, the member reads why, and winning it releases both', async ({
  openConsole,
  translate,
  say,
  page,
  request,
  openPack,
  member: { api },
}) => {
  const { id, pack } = await payAndSpend(page, request, api, openPack);

  const consolePage = await openConsole('owner');
  const press = buildPress(consolePage, translate);
  await consolePage.goto(`/admin/payments/${id}/show`);
  await press('charge-back');
  await expect(
    consolePage.getByRole('alert').filter({ hasText: translate('payments.what_to_do.chargeback') }),
  ).toBeVisible();
  await expectAccessible(consolePage);
  const downloading = consolePage.waitForEvent('download');
  await consolePage.getByRole('button', { name: translate('payments.evidence') }).click();
  await confirm(consolePage, translate);
  expect((await downloading).suggestedFilename()).toBe(`evidence-${id}.csv`);

  await goToParcel(consolePage, id);
  await expect(consolePage.getByText(translate('shipments.held_why'))).toBeVisible();

  expect((await api.get('user/point')).detail.point).toBe(0);
  await openPackPage(page, pack);
  await chooseCount(page, say, 1);
  await expect(page.getByRole('alert')).toContainText(say(ownPaymentsMessages, 'title'));
  await page.goto(paths.payments);
  await expect(page.getByText(say(ownPaymentsMessages, 'stateDisputed'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(ownPaymentsMessages, 'detail') }).click();
  await page.waitForURL(link(paths.paymentDetail, { paymentId: id }));
  await expect(page.getByRole('alert').getByRole('link', { name: say(ownPaymentsMessages, 'contact') })).toBeVisible();
  await expectAccessible(page);

  await consolePage.goto(`/admin/payments/${id}/show`);
  await press('charge-back-won');
  await expect(
    consolePage.getByRole('alert').filter({ hasText: translate('payments.what_to_do.chargeback') }),
  ).toHaveCount(0);
  expect((await api.get('user/point')).detail.point).toBe(810);
  await page.reload();
  await expect(page.locator('.own-payment-line')).toHaveText(say(ownPaymentsMessages, 'statePaid'));
  await expect(page.getByText(say(ownPaymentsMessages, 'stateDisputed'), { exact: true })).toHaveCount(0);
});
