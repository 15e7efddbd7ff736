import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { link, paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { still, test } from './console.js';
import { goToParcel, paidAndSpent, pressing } from './disputes.js';
import { expect } from './journey.js';
import { chooseCount, openPackPage } from './steps.js';

test('a dispute that is lost leaves what was spent to be settled: nothing is drawn or shipped before', async ({
  sitDown,
  tell,
  say,
  page,
  request,
  openPack,
  member: { api },
}) => {
  const { id, pack } = await paidAndSpent(page, request, api, openPack);
  const desk = await sitDown('owner');
  const press = pressing(desk, tell);
  await desk.goto(`/admin/payments/${id}/show`);
  await press('charge-back');
  await press('charge-back-lost');
  const settle = desk.getByRole('button', { name: tell('resources.payments.commands.settle-debt') });
  await expect(settle).toBeVisible();
  await still(desk);
  await expectAccessible(desk);
  await goToParcel(desk, id);
  await expect(desk.getByText(tell('shipments.held_why'))).toBeVisible();

  expect((await api.get('user/point')).detail.point).toBe(0);
  await openPackPage(page, pack);
  await chooseCount(page, say, 1);
  await expect(page.getByRole('alert')).toContainText(say(ownPaymentsMessages, 'title'));
  await page.goto(link(paths.paymentDetail, { paymentId: id }));
  const [refunded, owed] = [say(ownPaymentsMessages, 'stateRefunded'), say(ownPaymentsMessages, 'stateOwed')];
  await expect(page.locator('.own-payment-line')).toHaveText(`${refunded}${owed}`);
  // Ten of the 200 that were spent are the bonus, which is let be.
  await expect(page.getByRole('alert')).toContainText('190');
  await expect(page.getByRole('alert').getByRole('link', { name: say(ownPaymentsMessages, 'contact') })).toBeVisible();
  await expectAccessible(page);

  await desk.goto(`/admin/payments/${id}/show`);
  await press('settle-debt', async (dialog) => {
    await dialog.getByLabel(tell('payments.settle.yen')).fill('190');
    await dialog.getByLabel(tell('payments.settle.ways.transfer')).check();
  });
  await expect(settle).toHaveCount(0);
  await goToParcel(desk, id);
  await expect(desk.getByText(tell('shipments.held_why'))).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.own-payment-line')).toHaveText(refunded);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
