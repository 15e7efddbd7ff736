import { expectAccessible } from './axe.js';
import { carryOut, filterOf, keepPicture, memberIdOf, still, test } from './console.js';
import { expect } from './journey.js';
import { chooseCount, openPackPage } from './steps.js';

const OWN = { ja: /運営者ご本人のもの/, en: /someone who runs the shop/ };

test('an owner names an operator’s own account, which draws no more until the name is taken off', async ({
  sitDown,
  tell,
  say,
  page,
  openPack,
  member: { person },
  language,
}, info) => {
  // Journeys in both languages share the shop: each has an operator of its own.
  const role = language === 'ja' ? 'shipping' : 'pack-editor';
  const pack = await openPack();
  const owner = await sitDown('owner');
  const id = await memberIdOf(owner, person.mail);
  await owner.goto(`/admin/operators?${filterOf({ role })}`);
  await owner
    .getByRole('row')
    .filter({ hasText: `${role}@example.com` })
    .getByRole('link')
    .click();
  await still(owner);

  const press = (word: string) =>
    owner.getByRole('button', { name: tell(`resources.operators.commands.${word}`), exact: true }).click();
  await press('change-role');
  await owner.getByRole('dialog').getByLabel(tell('resources.operators.fields.role')).click();
  await expect(owner.getByRole('option')).toHaveCount(6);
  await keepPicture(owner, info, 'roles', false);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: tell('ra.action.cancel') }).click();

  await press('name-member');
  await owner.getByRole('dialog').getByLabel(tell('resources.operators.fields.member_id')).fill(id);
  await keepPicture(owner, info, 'name', false);
  await carryOut(owner, tell, 'the same person');
  await expect(owner.getByRole('button', { name: tell('resources.operators.commands.unname-member') })).toBeVisible();
  await keepPicture(owner, info, 'operator');

  await openPackPage(page, pack);
  await chooseCount(page, say, 1);
  await expect(page.getByRole('alert').filter({ hasText: OWN[language] })).toBeVisible();
  await keepPicture(page, info, 'pack', false);

  const auditor = await sitDown('auditor');
  await auditor.goto(`/admin/members/${id}/show`);
  await still(auditor);
  await expect(auditor.getByText(tell('members.operators_own'))).toBeVisible();
  await expectAccessible(auditor);
  await keepPicture(auditor, info, 'auditor');
  await auditor.getByRole('link', { name: tell('members.to_operator') }).click();
  await still(auditor);
  await expect(auditor.getByRole('button', { name: tell('resources.operators.commands.disable') })).toHaveCount(0);

  await press('unname-member');
  await carryOut(owner, tell, 'it was another');
  await expect(owner.getByRole('button', { name: tell('resources.operators.commands.unname-member') })).toHaveCount(0);
});
