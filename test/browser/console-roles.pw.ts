import { expectAccessible } from './axe.js';
import { carryOut, filterOf, keepPicture, memberIdOf, test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { chooseCount, openPackPage } from './steps.js';

const OWN = { ja: /運営者ご本人のもの/, en: /someone who runs the shop/ };

test('an owner links an operator’s own account, which cannot draw until the link is removed', async ({
  openConsole,
  translate,
  say,
  page,
  openPack,
  member: { person },
  language,
}, info) => {
  // Journeys in both languages share the shop, so each has a separate operator.
  const role = language === 'ja' ? 'shipping' : 'pack-editor';
  const pack = await openPack();
  const owner = await openConsole('owner');
  const id = await memberIdOf(owner, person.mail);
  await owner.goto(`/admin/operators?${filterOf({ role })}`);
  await owner
    .getByRole('row')
    .filter({ hasText: `${role}@example.com` })
    .getByRole('link')
    .click();
  await waitUntilLoaded(owner);

  const press = (word: string) =>
    owner.getByRole('button', { name: translate(`resources.operators.commands.${word}`), exact: true }).click();
  await press('change-role');
  await owner.getByRole('dialog').getByLabel(translate('resources.operators.fields.role')).click();
  await expect(owner.getByRole('option')).toHaveCount(6);
  await keepPicture(owner, info, 'roles', false);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: translate('ra.action.cancel') }).click();

  await press('name-member');
  await owner.getByRole('dialog').getByLabel(translate('resources.operators.fields.member_id')).fill(id);
  await keepPicture(owner, info, 'name', false);
  await carryOut(owner, translate, 'the same person');
  await expect(
    owner.getByRole('button', { name: translate('resources.operators.commands.unname-member') }),
  ).toBeVisible();
  await keepPicture(owner, info, 'operator');

  await openPackPage(page, pack);
  await chooseCount(page, say, 1);
  await expect(page.getByRole('alert').filter({ hasText: OWN[language] })).toBeVisible();
  await keepPicture(page, info, 'pack', false);

  const auditor = await openConsole('auditor');
  await auditor.goto(`/admin/members/${id}/show`);
  await waitUntilLoaded(auditor);
  await expect(auditor.getByText(translate('members.operators_own'))).toBeVisible();
  await expectAccessible(auditor);
  await keepPicture(auditor, info, 'auditor');
  await auditor.getByRole('link', { name: translate('members.to_operator') }).click();
  await waitUntilLoaded(auditor);
  await expect(auditor.getByRole('button', { name: translate('resources.operators.commands.disable') })).toHaveCount(0);

  await press('unname-member');
  await carryOut(owner, translate, 'it was another');
  await expect(
    owner.getByRole('button', { name: translate('resources.operators.commands.unname-member') }),
  ).toHaveCount(0);
});
