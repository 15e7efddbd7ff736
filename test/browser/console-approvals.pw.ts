import { expectAccessible, expectAccessibleByTurn } from './axe.js';
import {
  carryOutApproved,
  chooseCode,
  forEachLanguage,
  keepPicture,
  memberIdOf,
  press,
  readApprovalNumber,
  waitUntilLoaded,
} from './console.js';
import { test } from './console-own-shop.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { expectNoSideScroll } from './steps.js';

test('support asks for a grant above the limit, an owner approves it, and support carries it out', async ({
  request,
  operators,
  openConsole,
  translate,
  language,
}, info) => {
  const person = buildNewcomer(language);
  const api = new MembersApi(request, language);
  await api.register(person);
  // A separate shop: in the shared one the limit allows gifts of any size.
  const points = await operators.limit('four-eyes-points');
  await operators.changeSetting('four-eyes-points', points - 1);
  const support = await openConsole('support');
  const memberId = await memberIdOf(support, person.mail);
  await support.goto(`/admin/members/${memberId}/show`);
  await press(support, translate, 'resources.members.commands.grant-points');
  const dialog = support.getByRole('dialog');
  await dialog.locator('input[name="points"]').fill(String(points));
  await dialog.getByLabel(translate('commands.reason')).fill('a mistake of ours');
  await chooseCode(dialog, translate);
  await press(dialog, translate, 'commands.run');
  const number = await readApprovalNumber(dialog);
  const page = `/admin/approvals/${number}/show`;

  const owner = await openConsole('owner');
  await owner.goto('/admin/');
  await expect(owner.getByRole('link', { name: translate('approvals.look.waiting') })).toBeVisible();
  await keepPicture(owner, info, 'dashboard', false);
  await owner.getByRole('link', { name: translate('approvals.look.waiting') }).click();
  await owner.waitForURL('**/admin/approvals?**');
  await waitUntilLoaded(owner);
  await keepPicture(owner, info, 'list', false);
  await expectAccessible(owner);
  await owner.goto(page);
  await waitUntilLoaded(owner);
  await forEachLanguage(owner, async (shown) => {
    await waitUntilLoaded(owner);
    await keepPicture(owner, info, `asked-${shown}`);
    await expectNoSideScroll(owner);
    await expectAccessibleByTurn(owner, 'asked', shown);
  });
  await owner.goto(page);
  await owner.getByRole('button', { name: /^(承認する|Approve)$/ }).click();
  const approving = owner.getByRole('dialog');
  await approving.locator('textarea[name="reason"]').fill('seen');
  await approving.locator('button[type="submit"]').click();
  await expect(approving).toBeHidden();

  await support.goto(page);
  await waitUntilLoaded(support);
  await forEachLanguage(support, async (shown) => {
    await waitUntilLoaded(support);
    await keepPicture(support, info, `approved-${shown}`);
    await expectAccessibleByTurn(support, 'approved', shown);
  });
  await carryOutApproved(support);
  await keepPicture(support, info, 'used');
  const memberAfter = await (await support.request.get(`/admin-api/members/${memberId}`)).json();
  expect(memberAfter.points).toBe(points);
});
