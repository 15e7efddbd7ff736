import {
  carryOut,
  carryOutApproved,
  chooseCode,
  keepPicture,
  look,
  memberIdOf,
  press,
  readApprovalNumber,
  type Translate,
  waitUntilListed,
  waitUntilLoaded,
} from './console.js';
import { test } from './console-own-shop.js';
import { expect, type Page } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';

const POINTS = 500;

/** Follows the link below a label to the entry's page. */
const follow = async (consolePage: Page, translate: Translate, label: string): Promise<void> => {
  const before = consolePage.url();
  const section = consolePage.getByRole('region', { name: translate('ledger.corrections') });
  await section
    .locator('.RaLabeled-root, span')
    .filter({ hasText: translate(label) })
    .getByRole('link')
    .first()
    .click();
  await expect(consolePage).not.toHaveURL(before);
  await waitUntilLoaded(consolePage);
};

test('a grant is reversed from its ledger entry, granted again, and each entry links the other', async ({
  request,
  openConsole,
  translate,
  language,
}, info) => {
  const person = buildNewcomer(language);
  const api = new MembersApi(request, language);
  await api.register(person);
  const owner = await openConsole('owner');
  const memberId = await memberIdOf(owner, person.mail);
  const points = async () => (await (await owner.request.get(`/admin-api/members/${memberId}`)).json()).points;

  await owner.goto(`/admin/members/${memberId}/show`);
  await press(owner, translate, 'resources.members.commands.grant-points');
  await owner.getByRole('dialog').locator('input[name="points"]').fill(String(POINTS));
  await carryOut(owner, translate, 'a gift');
  await waitUntilListed(owner, 'ledger-entries', { member_id: memberId, kind: 'grant', account: 'member:free' });
  const grants = encodeURIComponent(JSON.stringify({ member_id: memberId, account: 'member:free' }));
  const [grant] = await (await owner.request.get(`/admin-api/ledger-entries?filter=${grants}`)).json();

  await owner.goto(`/admin/ledger-entries/${grant.id}/show`);
  await press(owner, translate, 'resources.members.commands.reverse-grant');
  await expect(owner.getByRole('dialog').getByLabel(translate('commands.reason'))).toBeVisible();
  await keepPicture(owner, info, 'dialog', false);
  await carryOut(owner, translate, 'the wrong member');
  await expect(owner.getByText(translate('ledger.taken_back_by'))).toBeVisible();
  await expect(
    owner.getByRole('button', { name: translate('resources.members.commands.reverse-grant'), exact: true }),
  ).toHaveCount(0);
  expect(await points()).toBe(0);
  await look(owner, info, 'taken-back');

  await waitUntilListed(owner, 'ledger-entries', { member_id: memberId, kind: 'reversal' });
  await follow(owner, translate, 'ledger.taken_back_by');
  await expect(owner.getByText(translate('ledger.takes_back'))).toBeVisible();
  await press(owner, translate, 'ledger.make_good');
  await expect(owner.getByRole('dialog').locator('input[name="points"]')).toHaveValue(String(POINTS));
  await keepPicture(owner, info, 'make-good', false);
  await carryOut(owner, translate, 'it was the right member');
  await expect(owner.getByText(translate('ledger.made_good_by'))).toBeVisible();
  expect(await points()).toBe(POINTS);
  await look(owner, info, 'made-good');
  await follow(owner, translate, 'ledger.takes_back');
  expect(owner.url()).toContain(grant.id);

  // A role without access to the ledger reverses it on the member's page.
  const support = await openConsole('support');
  await support.goto(`/admin/members/${memberId}/show`);
  await press(support, translate, 'resources.members.commands.reverse-grant');
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel(translate('members.grant_to_reverse')).click();
  const choices = support.getByRole('option');
  await expect(choices).toHaveCount(1);
  await choices.first().click();
  await keepPicture(support, info, 'support', false);
  await carryOut(support, translate, 'after all');
  expect(await points()).toBe(0);
  await look(support, info, 'member');
});

test('a large grant is reversed once another operator has viewed its entry and approved', async ({
  request,
  operators,
  openConsole,
  translate,
  language,
}, info) => {
  const person = buildNewcomer(language);
  await new MembersApi(request, language).register(person);
  const owner = await openConsole('owner');
  const most = await operators.limit('four-eyes-points');
  await operators.grant(person.mail, { points: most });
  // A separate shop: in the shared one the limit allows gifts of any size.
  await operators.changeSetting('four-eyes-points', most - 1);
  const support = await openConsole('support');
  const memberId = await memberIdOf(support, person.mail);
  await support.goto(`/admin/members/${memberId}/show`);
  await press(support, translate, 'resources.members.commands.reverse-grant');
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel(translate('members.grant_to_reverse')).click();
  await support.getByRole('option').click();
  await dialog.getByLabel(translate('commands.reason')).fill('the wrong member');
  await chooseCode(dialog, translate);
  await press(dialog, translate, 'commands.run');
  const number = await readApprovalNumber(dialog);

  await owner.goto(`/admin/approvals/${number}/show`);
  await look(owner, info, 'asked');
  await press(owner, translate, 'resources.approvals.commands.approve');
  await carryOut(owner, translate, 'seen');
  await owner.locator('a[href*="/ledger-entries/"]').click();
  await waitUntilLoaded(owner);
  await expect(owner.getByText(translate('ledger.zero_sum'))).toBeVisible();

  await support.goto(`/admin/approvals/${number}/show`);
  await carryOutApproved(support);
  const { points } = await (await support.request.get(`/admin-api/members/${memberId}`)).json();
  expect(points).toBe(0);
});
