import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { test, waitUntilLoaded } from './console.js';
import { buildPress, goToParcel, payAndSpend } from './disputes.js';
import { expect } from './journey.js';
import { chooseCount, openPackPage } from './steps.js';

test('a lost dispute blocks draws and shipments until the spent points are settled', async ({
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
  await press('charge-back-lost');
  const settle = consolePage.getByRole('button', { name: translate('resources.payments.commands.settle-debt') });
  await expect(settle).toBeVisible();
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
  await goToParcel(consolePage, id);
  await expect(consolePage.getByText(translate('shipments.held_why'))).toBeVisible();

  expect((await api.get('user/point')).detail.point).toBe(0);
  await openPackPage(page, pack);
  await chooseCount(page, say, 1);
  await expect(page.getByRole('alert')).toContainText(say(ownPaymentsMessages, 'title'));
  await page.goto(link(paths.paymentDetail, { paymentId: id }));
  const [refunded, owed] = [say(ownPaymentsMessages, 'stateRefunded'), say(ownPaymentsMessages, 'stateOwed')];
  await expect(page.locator('.own-payment-line')).toHaveText(`${refunded}${owed}`);
  // Ten of the 200 spent points are the bonus, which is not reclaimed.
  await expect(page.getByRole('alert')).toContainText('190');
  await expect(page.getByRole('alert').getByRole('link', { name: say(ownPaymentsMessages, 'contact') })).toBeVisible();
  await expectAccessible(page);

  await consolePage.goto(`/admin/payments/${id}/show`);
  await press('settle-debt', async (dialog) => {
    await dialog.getByLabel(translate('payments.settle.yen')).fill('190');
    await dialog.getByLabel(translate('payments.settle.ways.transfer')).check();
  });
  await expect(settle).toHaveCount(0);
  await goToParcel(consolePage, id);
  await expect(consolePage.getByText(translate('shipments.held_why'))).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.own-payment-line')).toHaveText(refunded);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
