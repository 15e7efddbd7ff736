import { expectAccessible } from './axe.js';
import { press } from './console.js';
import { test } from './console-own-shop.js';
import { runSql } from './database.js';
import { expect } from './journey.js';

/** The books are looked at each minute, and an open page asks twice a minute. */
const TOLD_WITHIN_MS = 120_000;

/** Past every trigger, as somebody with the keys of the database could. */
const LARGEST = `select lot_id as id, issued, remaining from points.lots where live order by remaining desc limit 1`;
const unguarded = (sql: string): string => `set session_replication_role = replica; ${sql}`;

test('points that somebody forges into a lot are found within a minute, and lead from the red line to the lot', async ({
  sitDown,
  tell,
  ownShop: { folder, nextMinute },
}) => {
  test.setTimeout(4 * TOLD_WITHIN_MS);
  const owner = await sitDown('owner');
  await owner.goto('/admin/');
  const alarm = owner.getByRole('alert').filter({ has: owner.getByRole('link', { name: tell('layout.books.look') }) });
  // All has been looked at once, and nothing is wrong.
  await nextMinute();
  await expect(owner.getByText(tell('ui.proof_never'))).toHaveCount(0, { timeout: TOLD_WITHIN_MS });
  await expect(alarm).toHaveCount(0);

  const [lot] = await runSql(folder, LARGEST);
  await runSql(
    folder,
    unguarded(`update points.lots set issued = 777777, remaining = 777777 where lot_id = '${lot!.id}'`),
  );
  await nextMinute();
  await expect(alarm).toBeVisible({ timeout: TOLD_WITHIN_MS });
  expect((await alarm.boundingBox())!.height).toBeGreaterThan(30);
  await expectAccessible(owner);

  await alarm.getByRole('link', { name: tell('layout.books.look') }).click();
  await owner.waitForURL(/\/admin\/book-findings/);
  await owner.getByRole('cell', { name: tell('resources.book-findings.checks.wallet') }).click();
  await owner.waitForURL(/\/admin\/book-findings\/\d+\/show$/);
  const row = owner.getByRole('row').filter({ hasText: tell('books.values.lot_remaining') });
  await expect(row).toContainText('777777');
  await expect(row).toContainText(String(lot!.remaining));
  await expect(row).toContainText(String(lot!.id));
  await expectAccessible(owner);

  // Not while it is there.
  const close = owner.getByRole('button', { name: tell('resources.book-findings.commands.close'), exact: true });
  await close.click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel(tell('commands.reason')).fill('looked at');
  await press(dialog, tell, 'commands.run');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await owner.getByRole('link', { name: tell('books.to_member') }).click();
  await owner.waitForURL(/\/admin\/ledger-accounts\/.+\/show$/);
  await expect(owner.getByRole('table').first()).toBeVisible();

  const put = `update points.lots set issued = ${lot!.issued}, remaining = ${lot!.remaining} where lot_id = '${lot!.id}'`;
  await runSql(folder, unguarded(put));
  await nextMinute();
  await owner.goBack();
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByText(tell('books.closed_by_check'))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: TOLD_WITHIN_MS });
  await expect(owner.getByText(tell('resources.book-findings.states.closed')).first()).toBeVisible();
  await expect(close).toHaveCount(0);
});
