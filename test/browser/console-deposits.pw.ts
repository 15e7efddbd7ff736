import { expectAccessible } from './axe.js';
import { courseOf, orderPoints, sandboxOf } from './buying.js';
import { carryOut, still, test } from './console.js';
import { expect } from './journey.js';

test('the bank’s file credits a transfer, and what is nobody’s is decided by an owner', async ({
  sitDown,
  tell,
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

  const desk = await sitDown('owner');
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });
  await desk.goto('/admin/settlements/import');
  await desk.getByRole('combobox').first().click();
  await desk.getByRole('option', { name: 'PayPal' }).click();
  const choosingDay = desk.waitForEvent('filechooser');
  await desk.getByRole('button', { name: tell('ui.file.choose') }).click();
  const ofDay = Buffer.from(`date,order,reference,kind,yen,fee,net\n${day},elsewhere,R,payment,4500,179,4321\n`);
  await (await choosingDay).setFiles({ name: 'paypal.csv', mimeType: 'text/csv', buffer: ofDay });
  await desk.getByRole('button', { name: tell('settlements.file.apply') }).click();
  await desk.getByRole('link', { name: tell('settlements.file.to_lists') }).click();
  await expect(desk.getByRole('alert').filter({ hasText: '4,321' })).toBeVisible();

  await desk.goto('/admin/deposits');
  await desk.getByRole('link', { name: tell('deposits.file.title') }).click();
  const choosing = desk.waitForEvent('filechooser');
  await desk.getByRole('button', { name: tell('ui.file.choose') }).click();
  await (await choosing).setFiles({ name: 'statement.txt', mimeType: 'text/plain', buffer: statement });
  await expect(desk.getByText(tell('resources.deposits.matched_by.number')).first()).toBeVisible();
  await expectAccessible(desk);
  expect((await api.get('user/point')).detail.point).toBe(0);
  await desk.getByRole('button', { name: tell('deposits.file.apply', { count: 3 }) }).click();
  await expect(desk.getByText(tell('deposits.file.done'))).toBeVisible();
  expect((await api.get('user/point')).detail.point).toBeGreaterThanOrEqual(price);

  await desk.getByRole('link', { name: tell('deposits.file.back') }).click();
  await desk.getByRole('row').filter({ hasText: '777' }).getByRole('link').click();
  await expect(desk.getByText(tell('deposits.what_to_do.no-payment'))).toBeVisible();
  await still(desk);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: tell('resources.deposits.commands.return') }).click();
  await carryOut(desk, tell, 'nobody asked for it');
  await expect(desk.getByText(tell('resources.deposits.states.returned')).first()).toBeVisible();

  await desk.goto('/admin/deposits');
  await desk.getByRole('row').filter({ hasText: '4,321' }).getByRole('link').click();
  await desk.getByRole('button', { name: tell('deposits.match_payout') }).click();
  await carryOut(desk, tell, 'their payout');
  await expect(desk.getByText(tell('resources.deposits.states.matched')).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: /^PayPal/ }).click();
  await desk.getByRole('link', { name: tell('settlements.deposits') }).click();
  await expect(desk.getByRole('row').filter({ hasText: '4,321' })).toBeVisible();
});
