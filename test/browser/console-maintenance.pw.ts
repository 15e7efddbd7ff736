import { paths } from '../../web/src/paths';
import { carryOut } from './console.js';
import { test } from './console-own-shop.js';
import { expect } from './journey.js';

test('an owner closes the shop for maintenance and opens it again, with recorded reasons', async ({
  openConsole,
  translate,
  page: member,
}) => {
  const owner = await openConsole('owner');
  await owner.goto('/admin/settings');
  await owner.getByRole('cell', { name: translate('resources.settings.names.maintenance') }).click();
  await owner.getByRole('button', { name: translate('resources.settings.start_maintenance') }).click();
  await carryOut(owner, translate, 'Moving the shelves');
  await expect(owner.getByText(/Moving the shelves/)).toBeVisible();

  await member.goto(paths.login);
  await member.waitForURL('/mente.html');
  const support = await openConsole('support');
  await support.goto('/admin/');
  await expect(support.getByText(translate('dashboard.maintenance'))).toBeVisible();

  await owner.getByRole('button', { name: translate('resources.settings.end_maintenance') }).click();
  await carryOut(owner, translate, 'Done');
  await expect(owner.getByRole('button', { name: translate('resources.settings.start_maintenance') })).toBeVisible();
  await member.goto(paths.login);
  await expect(member).toHaveURL(new RegExp(`${paths.login}$`));

  await owner.goto('/admin/audit-trail');
  await owner.getByLabel(translate('resources.audit-trail.fields.q')).fill('shelves');
  await expect(owner.getByRole('row')).toHaveCount(2);
  await expect(owner.getByRole('cell', { name: 'Moving the shelves' })).toBeVisible();
});
