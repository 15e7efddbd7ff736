import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './axe.js';
import { carryOut, findCommand, press, sendSignIn, type Translate, test } from './console.js';
import { expect } from './journey.js';

const PASSWORD = 'correct horse';
const STEP_MS = 30_000;

const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

/** Creates an operator as an owner does. @returns their mail address */
const addOperator = async (consolePage: Page, translate: Translate): Promise<string> => {
  const mail = `${randomUUID().slice(0, 8)}@example.com`;
  await consolePage.goto('/admin/operators/create');
  await consolePage.getByLabel(translate('resources.operators.fields.name')).fill('Newcomer');
  await consolePage.getByLabel(translate('resources.operators.fields.mail')).fill(mail);
  await consolePage.getByLabel(translate('resources.operators.fields.role')).click();
  await consolePage.getByRole('option', { name: translate('resources.operators.roles.support') }).click();
  await consolePage.getByLabel(translate('resources.operators.fields.password')).fill(PASSWORD);
  await consolePage.getByLabel(translate('resources.operators.fields.reason')).fill('A new colleague');
  await consolePage.getByRole('button', { name: translate('ra.action.save') }).click();
  await consolePage.waitForURL(/\/operators\/.+\/show$/);
  return mail;
};

const signIn = async (page: Page, translate: Translate, mail: string, password = PASSWORD): Promise<void> => {
  await page.goto('/admin/');
  await sendSignIn(page, translate, mail, password);
};

const dashboard = (page: Page, translate: Translate) =>
  page.getByRole('heading', { level: 1, name: translate('ra.page.dashboard') });

test('a wrong password shows an error beside the field', async ({ empty, translate, language }) => {
  await signIn(empty, translate, 'owner@example.com', 'wrong-password');
  await expect(empty.getByText(language === 'ja' ? /一致しません/ : /does not match/)).toBeVisible();
  await expectAccessible(empty);
});

test('an operator who must have an authenticator sets it up and signs in with it; a code works once', async ({
  openConsole,
  empty,
  translate,
  language,
}) => {
  const owner = await openConsole('owner');
  const mail = await addOperator(owner, translate);
  await owner.getByRole('button', { name: translate('resources.operators.commands.require-otp') }).click();
  await carryOut(owner, translate, 'Members’ data');
  await expect(owner.getByText(/Members’ data/)).toBeVisible();

  await signIn(empty, translate, mail);
  await expect(empty.getByText(translate('account.otp_must'))).toBeVisible();
  await empty.goto('/admin/members');
  await expect(empty.getByText(translate('account.otp_must'))).toBeVisible();
  await empty.locator('input[name="password"]').fill(PASSWORD);
  await empty.getByRole('button', { name: translate('account.begin') }).click();
  await expect(empty.getByRole('img', { name: translate('account.qr') })).toBeVisible();
  await expectAccessible(empty);
  const secret = (await empty.locator('code').textContent())!;
  const code = empty.getByLabel(translate('account.code'));
  await code.fill('000000');
  await empty.getByRole('button', { name: translate('account.confirm') }).click();
  const isWrong = language === 'ja' ? /コードが正しくない/ : /code is wrong/;
  await expect(empty.getByText(isWrong)).toBeVisible();
  const first = codeOf(secret);
  await code.fill(first);
  await empty.getByRole('button', { name: translate('account.confirm') }).click();
  await expect(empty.getByRole('link', { name: translate('resources.members.name') })).toBeVisible();

  await empty.getByRole('button', { name: translate('layout.account_of', { name: 'Newcomer' }) }).click();
  await empty.getByRole('menuitem', { name: translate('ra.auth.logout') }).click();
  await signIn(empty, translate, mail);
  const otp = empty.getByLabel(translate('sign_in.otp'));
  await expect(otp).toBeFocused();
  await expectAccessible(empty);
  await otp.fill(first);
  await empty.keyboard.press('Enter');
  await expect(empty.getByText(isWrong)).toBeVisible();
  await otp.fill(codeOf(secret, 1));
  await empty.keyboard.press('Enter');
  await expect(dashboard(empty, translate)).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: translate('resources.operators.commands.reset-otp') }).click();
  await carryOut(owner, translate, 'Lost the phone');
  await empty.getByRole('link', { name: translate('resources.members.name') }).click();
  await expect(empty.getByRole('dialog', { name: translate('layout.ended.title') })).toBeVisible();
});

test('an idle session warns before it ends, and continues after activity', async ({ empty, translate }) => {
  await empty.clock.install();
  // The console uses the shop's clock, which must move together with the page's.
  await empty.route('**/admin-api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(await empty.evaluate(() => Date.now())).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await signIn(empty, translate, 'support@example.com', 'operator1234');
  await expect(dashboard(empty, translate)).toBeVisible();
  await empty.clock.runFor(14 * 60_000);
  const warning = empty.getByRole('alertdialog');
  await expect(warning).toBeVisible();
  await expectAccessible(empty);
  await warning.getByRole('button', { name: translate('layout.idle_stay') }).click();
  await expect(warning).toBeHidden();
  await empty.clock.runFor(16 * 60_000);
  const ended = empty.getByRole('dialog', { name: translate('layout.ended.title') });
  await expect(ended).toBeVisible();
  await expectAccessible(empty);
  await press(ended, translate, 'layout.ended.leave');
  await expect(empty.getByRole('heading', { name: translate('sign_in.title') })).toBeVisible();
});

/** Fills in a setting's form and sends it after the session has ended. @returns the sign-in dialog */
const sendAfterEnd = async (consolePage: Page, translate: Translate, value: string): Promise<Locator> => {
  await consolePage.goto('/admin/settings/parcel-content/show');
  await findCommand(consolePage, translate, 'settings.commands.change').click();
  const form = consolePage.getByRole('dialog', { name: translate('resources.settings.commands.change') });
  await form.getByLabel(translate('resources.settings.fields.value')).fill(value);
  await form.getByLabel(translate('commands.reason')).fill('A better word');
  await consolePage.context().clearCookies();
  await press(form, translate, 'commands.run');
  const ended = consolePage.getByRole('dialog', { name: translate('layout.ended.title') });
  await expect(ended).toBeVisible();
  return ended;
};

test('a form survives the end of its session, and its command runs after the sign-in', async ({
  openConsole,
  translate,
}) => {
  const owner = await openConsole('owner');
  const words = `Cards ${randomUUID().slice(0, 8)}`;
  const ended = await sendAfterEnd(owner, translate, words);
  await sendSignIn(ended, translate, 'owner@example.com');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await expect(owner.getByText(words, { exact: true })).toBeVisible();
});

test('another operator who signs in after the end of a session does not see the form', async ({
  openConsole,
  translate,
}) => {
  const owner = await openConsole('owner');
  const ended = await sendAfterEnd(owner, translate, 'Cards of another');
  await sendSignIn(ended, translate, 'support@example.com');
  await expect(dashboard(owner, translate)).toBeVisible();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
});

test('a deep link leads to its page after the sign-in', async ({ empty, translate }) => {
  await empty.goto('/admin/shipments');
  await sendSignIn(empty, translate, 'support@example.com');
  await expect(empty.getByRole('heading', { level: 1, name: translate('resources.shipments.name') })).toBeVisible();
});

test('an operator who signs out keeps the language and leaves nothing of the searches', async ({
  empty,
  translate,
}) => {
  const search = empty.getByPlaceholder(translate('members.search'), { exact: true });
  await signIn(empty, translate, 'support@example.com', 'operator1234');
  await expect(dashboard(empty, translate)).toBeVisible();
  await empty.goto('/admin/members');
  await search.fill('somebody@example.com');
  // The list stores its search when the request starts.
  await expect(empty.getByRole('button', { name: translate('ra.navigation.clear_filters') })).toBeVisible();
  await empty.goto('/admin/');
  await empty.goto('/admin/members');
  await expect(search).toHaveValue('somebody@example.com');

  await empty.getByRole('button', { name: translate('layout.account_of', { name: 'Support' }) }).click();
  await empty.getByRole('menuitem', { name: translate('ra.auth.logout') }).click();
  await expect(empty.getByRole('heading', { name: translate('sign_in.title') })).toBeVisible();
  await signIn(empty, translate, 'support@example.com', 'operator1234');
  await expect(dashboard(empty, translate)).toBeVisible();
  await empty.goto('/admin/members');
  await expect(search).toHaveValue('');
});
