import { expectAccessible } from './axe.js';
import { courseOf, orderPoints, sandboxOf } from './buying.js';
import { carryOut, test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';

test('the bank’s file credits a transfer, and an owner decides unmatched deposits', async ({
  openConsole,
  translate,
  member: { api },
  request,
}) => {
  const { price } = await courseOf(api);
  await orderPoints(api, { pay_id: '4', name: 'ヤマダ タロウ' });
  const { detail } = await api.get('user/bank');
  const sandbox = await sandboxOf(api);
  const send = (sender: string, yen: number) =>
    request.post(`${sandbox}/_control/bank/transfers`, { data: { sender, yen } });
  await send(detail.name, price);
  await send('アオキ ハナコ', 777);
  await send('ペイパル', 4321);
  const statement = await (await request.get(`${sandbox}/_control/bank/statement.txt`)).body();

  const consolePage = await openConsole('owner');
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });
  await consolePage.goto('/admin/settlements/import');
  await consolePage.getByRole('combobox').first().click();
  await consolePage.getByRole('option', { name: 'PayPal' }).click();
  const choosingDay = consolePage.waitForEvent('filechooser');
  await consolePage.getByRole('button', { name: translate('ui.file.choose') }).click();
  const ofDay = Buffer.from(`date,order,reference,kind,yen,fee,net\n${day},elsewhere,R,payment,4500,179,4321\n`);
  await (await choosingDay).setFiles({ name: 'paypal.csv', mimeType: 'text/csv', buffer: ofDay });
  await consolePage.getByRole('button', { name: translate('settlements.file.apply') }).click();
  await consolePage.getByRole('link', { name: translate('settlements.file.to_lists') }).click();
  await expect(consolePage.getByRole('alert').filter({ hasText: '4,321' })).toBeVisible();

  await consolePage.goto('/admin/deposits');
  await consolePage.getByRole('link', { name: translate('deposits.file.title') }).click();
  const choosing = consolePage.waitForEvent('filechooser');
  await consolePage.getByRole('button', { name: translate('ui.file.choose') }).click();
  await (await choosing).setFiles({ name: 'statement.txt', mimeType: 'text/plain', buffer: statement });
  await expect(consolePage.getByText(translate('resources.deposits.matched_by.number')).first()).toBeVisible();
  await expectAccessible(consolePage);
  expect((await api.get('user/point')).detail.point).toBe(0);
  await consolePage.getByRole('button', { name: translate('deposits.file.apply', { count: 3 }) }).click();
  await expect(consolePage.getByText(translate('deposits.file.done'))).toBeVisible();
  expect((await api.get('user/point')).detail.point).toBeGreaterThanOrEqual(price);

  await consolePage.getByRole('link', { name: translate('deposits.file.back') }).click();
  await consolePage.getByRole('row').filter({ hasText: '777' }).getByRole('link').click();
  await expect(consolePage.getByText(translate('deposits.what_to_do.no-payment'))).toBeVisible();
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
  await consolePage.getByRole('button', { name: translate('resources.deposits.commands.return') }).click();
  await carryOut(consolePage, translate, 'nobody asked for it');
  await expect(consolePage.getByText(translate('resources.deposits.states.returned')).first()).toBeVisible();

  await consolePage.goto('/admin/deposits');
  await consolePage.getByRole('row').filter({ hasText: '4,321' }).getByRole('link').click();
  await consolePage.getByRole('button', { name: translate('deposits.match_payout') }).click();
  await carryOut(consolePage, translate, 'their payout');
  await expect(consolePage.getByText(translate('resources.deposits.states.matched')).first()).toBeVisible();
  await expectAccessible(consolePage);
  await consolePage.getByRole('link', { name: /^PayPal/ }).click();
  await consolePage.getByRole('link', { name: translate('settlements.deposits') }).click();
  await expect(consolePage.getByRole('row').filter({ hasText: '4,321' })).toBeVisible();
});
