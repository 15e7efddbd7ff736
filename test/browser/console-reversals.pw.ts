import {
  approvalNumberIn,
  carryOut,
  carryOutApproved,
  chooseCode,
  keepPicture,
  listed,
  look,
  memberIdOf,
  press,
  still,
  type Tell,
} from './console.js';
import { test } from './console-own-shop.js';
import { expect, type Page } from './journey.js';
import { MembersApi, newcomer } from './members.js';

const POINTS = 500;

/** Follows the link below a label to the entry's page. */
const follow = async (desk: Page, tell: Tell, label: string): Promise<void> => {
  const before = desk.url();
  const section = desk.getByRole('region', { name: tell('ledger.corrections') });
  await section
    .locator('.RaLabeled-root, span')
    .filter({ hasText: tell(label) })
    .getByRole('link')
    .first()
    .click();
  await expect(desk).not.toHaveURL(before);
  await still(desk);
};

test('a grant is taken back from its ledger entry, made good again, and each leads to the other', async ({
  request,
  sitDown,
  tell,
  language,
}, info) => {
  const person = newcomer(language);
  const api = new MembersApi(request, language);
  await api.register(person);
  const owner = await sitDown('owner');
  const memberId = await memberIdOf(owner, person.mail);
  const points = async () => (await (await owner.request.get(`/admin-api/members/${memberId}`)).json()).points;

  await owner.goto(`/admin/members/${memberId}/show`);
  await press(owner, tell, 'resources.members.commands.grant-points');
  await owner.getByRole('dialog').locator('input[name="points"]').fill(String(POINTS));
  await carryOut(owner, tell, 'a gift');
  await listed(owner, 'ledger-entries', { member_id: memberId, kind: 'grant', account: 'member:free' });
  const grants = encodeURIComponent(JSON.stringify({ member_id: memberId, account: 'member:free' }));
  const [grant] = await (await owner.request.get(`/admin-api/ledger-entries?filter=${grants}`)).json();

  await owner.goto(`/admin/ledger-entries/${grant.id}/show`);
  await press(owner, tell, 'resources.members.commands.reverse-grant');
  await expect(owner.getByRole('dialog').getByLabel(tell('commands.reason'))).toBeVisible();
  await keepPicture(owner, info, 'dialog', false);
  await carryOut(owner, tell, 'the wrong member');
  await expect(owner.getByText(tell('ledger.taken_back_by'))).toBeVisible();
  await expect(
    owner.getByRole('button', { name: tell('resources.members.commands.reverse-grant'), exact: true }),
  ).toHaveCount(0);
  expect(await points()).toBe(0);
  await look(owner, info, 'taken-back');

  await listed(owner, 'ledger-entries', { member_id: memberId, kind: 'reversal' });
  await follow(owner, tell, 'ledger.taken_back_by');
  await expect(owner.getByText(tell('ledger.takes_back'))).toBeVisible();
  await press(owner, tell, 'ledger.make_good');
  await expect(owner.getByRole('dialog').locator('input[name="points"]')).toHaveValue(String(POINTS));
  await keepPicture(owner, info, 'make-good', false);
  await carryOut(owner, tell, 'it was the right member');
  await expect(owner.getByText(tell('ledger.made_good_by'))).toBeVisible();
  expect(await points()).toBe(POINTS);
  await look(owner, info, 'made-good');
  await follow(owner, tell, 'ledger.takes_back');
  expect(owner.url()).toContain(grant.id);

  // Who does not read the books takes it back on the member's page.
  const support = await sitDown('support');
  await support.goto(`/admin/members/${memberId}/show`);
  await press(support, tell, 'resources.members.commands.reverse-grant');
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel(tell('members.grant_to_reverse')).click();
  const choices = support.getByRole('option');
  await expect(choices).toHaveCount(1);
  await choices.first().click();
  await keepPicture(support, info, 'support', false);
  await carryOut(support, tell, 'after all');
  expect(await points()).toBe(0);
  await look(support, info, 'member');
});

test('a large grant is taken back once another operator has looked at its entry and agreed', async ({
  request,
  operators,
  sitDown,
  tell,
  language,
}, info) => {
  const person = newcomer(language);
  await new MembersApi(request, language).register(person);
  const owner = await sitDown('owner');
  const most = await operators.limit('four-eyes-points');
  await operators.grant(person.mail, { points: most });
  // In a shop of its own: the others' limit is for gifts of any size.
  await operators.changeSetting('four-eyes-points', most - 1);
  const support = await sitDown('support');
  const memberId = await memberIdOf(support, person.mail);
  await support.goto(`/admin/members/${memberId}/show`);
  await press(support, tell, 'resources.members.commands.reverse-grant');
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel(tell('members.grant_to_reverse')).click();
  await support.getByRole('option').click();
  await dialog.getByLabel(tell('commands.reason')).fill('the wrong member');
  await chooseCode(dialog, tell);
  await press(dialog, tell, 'commands.run');
  const number = await approvalNumberIn(dialog);

  await owner.goto(`/admin/approvals/${number}/show`);
  await look(owner, info, 'asked');
  await press(owner, tell, 'resources.approvals.commands.approve');
  await carryOut(owner, tell, 'seen');
  await owner.locator('a[href*="/ledger-entries/"]').click();
  await still(owner);
  await expect(owner.getByText(tell('ledger.zero_sum'))).toBeVisible();

  await support.goto(`/admin/approvals/${number}/show`);
  await carryOutApproved(support);
  const { points } = await (await support.request.get(`/admin-api/members/${memberId}`)).json();
  expect(points).toBe(0);
});
