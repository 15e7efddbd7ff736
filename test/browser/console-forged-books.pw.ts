import { expectAccessible } from './axe.js';
import { press } from './console.js';
import { test } from './console-own-shop.js';
import { runSql } from './database.js';
import { expect } from './journey.js';

/** The check of the books runs each minute, and an open page polls twice a minute. */
const ALERT_WITHIN_MS = 120_000;

/** Selects the lot with the largest remainder. */
const RICHEST_LOT_SQL = `select lot_id as id, issued, remaining from points.lots where live order by remaining desc limit 1`;
const unguarded = (sql: string): string => `set session_replication_role = replica; ${sql}`;

test('tampering with a lot is found within a minute, and the alert leads to the lot', async ({
  openConsole,
  translate,
  ownShop: { folder, nextMinute },
}) => {
  test.setTimeout(4 * ALERT_WITHIN_MS);
  const owner = await openConsole('owner');
  await owner.goto('/admin/');
  const alarm = owner
    .getByRole('alert')
    .filter({ has: owner.getByRole('link', { name: translate('layout.books.look') }) });
  // Everything has been checked once without a finding.
  await nextMinute();
  await expect(owner.getByText(translate('ui.proof_never'))).toHaveCount(0, { timeout: ALERT_WITHIN_MS });
  await expect(alarm).toHaveCount(0);

  const [lot] = await runSql(folder, RICHEST_LOT_SQL);
  await runSql(
    folder,
    unguarded(`update points.lots set issued = 777777, remaining = 777777 where lot_id = '${lot!.id}'`),
  );
  await nextMinute();
  await expect(alarm).toBeVisible({ timeout: ALERT_WITHIN_MS });
  expect((await alarm.boundingBox())!.height).toBeGreaterThan(30);
  await expectAccessible(owner);

  await alarm.getByRole('link', { name: translate('layout.books.look') }).click();
  await owner.waitForURL(/\/admin\/book-findings/);
  await owner.getByRole('cell', { name: translate('resources.book-findings.checks.wallet') }).click();
  await owner.waitForURL(/\/admin\/book-findings\/\d+\/show$/);
  const row = owner.getByRole('row').filter({ hasText: translate('books.values.lot_remaining') });
  await expect(row).toContainText('777777');
  await expect(row).toContainText(String(lot!.remaining));
  await expect(row).toContainText(String(lot!.id));
  await expectAccessible(owner);

  // The finding cannot be closed while it persists.
  const close = owner.getByRole('button', { name: translate('resources.book-findings.commands.close'), exact: true });
  await close.click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel(translate('commands.reason')).fill('looked at');
  await press(dialog, translate, 'commands.run');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await owner.getByRole('link', { name: translate('books.to_member') }).click();
  await owner.waitForURL(/\/admin\/ledger-accounts\/.+\/show$/);
  await expect(owner.getByRole('table').first()).toBeVisible();

  const put = `update points.lots set issued = ${lot!.issued}, remaining = ${lot!.remaining} where lot_id = '${lot!.id}'`;
  await runSql(folder, unguarded(put));
  await nextMinute();
  await owner.goBack();
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByText(translate('books.closed_by_check'))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: ALERT_WITHIN_MS });
  await expect(owner.getByText(translate('resources.book-findings.states.closed')).first()).toBeVisible();
  await expect(close).toHaveCount(0);
});
