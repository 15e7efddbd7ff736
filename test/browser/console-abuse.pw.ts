import { expectAccessible, expectAccessibleByTurn } from './axe.js';
import { chooseCode, forEachLanguage, keepPicture, press, readApprovalNumber, waitUntilLoaded } from './console.js';
import { test } from './console-own-shop.js';
import { expect } from './journey.js';
import { expectNoSideScroll } from './steps.js';
import { PHONE } from './windows.js';

/** One of the demo's three accounts of one person. Earlier journeys may have created other groups. */
const FIRST_OF_RING = '佐藤';
const LAST_OF_RING = '左藤';
const RING = 3;

test('three accounts of one person go from the queue by their evidence into a case, and one is forfeited by two operators', async ({
  openConsole,
  translate,
  page: _,
}, info) => {
  // The test checks each of its pages in both windows and languages.
  test.slow();
  const support = await openConsole('support');
  /** Checks a page in both languages, on a desktop and a phone. */
  const lookAt = async (name: string): Promise<void> => {
    const consolePage = support.viewportSize()!;
    await forEachLanguage(support, async (shown) => {
      for (const [width, size] of [
        ['desk', consolePage],
        ['phone', PHONE.viewport],
      ] as const) {
        await support.setViewportSize(size);
        await waitUntilLoaded(support);
        await keepPicture(support, info, `${name}-${shown}-${width}`);
        await expectNoSideScroll(support);
        await expectAccessibleByTurn(support, name, shown);
      }
      await support.setViewportSize(consolePage);
    });
    // Returns to the first language.
    await forEachLanguage(support, async () => {});
  };

  await support.goto('/admin/');
  // The menu beside a page would cover it in a small window.
  await support.getByRole('banner').getByRole('button').first().click();
  await support.getByRole('link', { name: translate('abuse.look') }).click();
  await support.waitForURL(/\/admin\/abuse-items/);
  const suspected = support.getByRole('row').filter({ hasText: FIRST_OF_RING });
  await expect(suspected.getByText(translate('abuse.kinds.phone'))).toBeVisible();
  await lookAt('queue');
  await suspected.getByRole('link').first().click();
  await support.waitForURL(/\/admin\/abuse-items\/\d+\/show$/);
  const evidence = support.getByRole('table', { name: translate('abuse.evidence') });
  for (const kind of ['phone', 'device', 'place'])
    await expect(
      evidence
        .getByRole('row')
        .filter({ hasText: translate(`abuse.kinds.${kind}`) })
        .first()
        .getByRole('img'),
    ).toHaveCount(RING);
  expect((await evidence.boundingBox())!.height).toBeGreaterThan(150);
  await lookAt('evidence');

  const dialog = support.getByRole('dialog');
  const giveReason = async (reason: string): Promise<void> => {
    await dialog.getByLabel(translate('commands.reason')).fill(reason);
    await chooseCode(dialog, translate);
    await press(dialog, translate, 'commands.run');
  };
  await press(support, translate, 'resources.abuse-items.commands.open-case');
  await giveReason('one person, it seems');
  await expect(dialog).toBeHidden();
  await support.getByRole('link', { name: /^(ケース\d+を開く|Open case \d+)$/ }).click();
  await support.waitForURL(/\/admin\/abuse-cases\/\d+\/show$/);
  const members = support.getByRole('table', { name: translate('abuse.members_of_case') });
  await expect(members.getByText('1,500P')).toHaveCount(RING);
  await lookAt('case');

  // No forfeiture is possible with one operator, whatever its value.
  const last = members.getByRole('row').filter({ hasText: LAST_OF_RING });
  await last.getByRole('button', { name: translate('resources.members.commands.forfeit') }).click();
  await giveReason('the third account of one person');
  const number = await readApprovalNumber(dialog);
  await support.keyboard.press('Escape');
  await expect(members.getByText('1,500P')).toHaveCount(RING);

  const finance = await openConsole('finance');
  await finance.goto(`/admin/approvals/${number}/show`);
  await finance.getByRole('button', { name: translate('resources.approvals.commands.approve') }).click();
  const approving = finance.getByRole('dialog');
  await approving.getByLabel(translate('commands.reason')).fill('seen');
  await press(approving, translate, 'commands.run');
  await expect(approving).toBeHidden();

  await last.getByRole('button', { name: translate('resources.members.commands.forfeit') }).click();
  await giveReason('the third account of one person');
  await expect(dialog).toBeHidden();
  await expect(last.getByText(translate('abuse.forfeited'))).toBeVisible();
  await expect(members.getByText('1,500P')).toHaveCount(RING - 1);
  await expect(support.getByRole('list').filter({ hasText: translate('abuse.step.forfeited') })).toBeVisible();

  await last.getByRole('link').click();
  await support.waitForURL(/\/admin\/members\/.+\/show$/);
  await expect(support.getByRole('alert').filter({ hasText: /(不正利用のケース\d+|abuse case \d+)/ })).toBeVisible();
  await lookAt('member');
  await support.goBack();
  await press(support, translate, 'resources.abuse-cases.commands.close');
  await giveReason('the third account is gone');
  await expect(dialog).toBeHidden();
  await expect(support.getByText(translate('resources.abuse-cases.states.forfeited')).first()).toBeVisible();
  await waitUntilLoaded(support);
  await keepPicture(support, info, 'closed');
  await expectAccessible(support);
});
