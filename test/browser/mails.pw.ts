import type { APIRequestContext, Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { passwordMessages } from '../../web/src/features/members/password.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { findControl, findHeading } from './steps.js';
import { wordsOf } from './words.js';

const ASKED = `${paths.buyProductHistory}?mode=2`;
const NEW_PASS = 'Traceable99';

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailsTo = async (request: APIRequestContext, mail: string): Promise<Sent[]> => {
  const outbox: Sent[] = await (await request.get('/sandbox/outbox')).json();
  return outbox.filter(({ to }) => to === mail);
};

/** Returns the link in the newest mail to an address, as a path. */
const linkIn = async (request: APIRequestContext, mail: string, path: string): Promise<string> => {
  const find = async () =>
    (await mailsTo(request, mail))
      .flatMap(({ text }) => /^https?:\S+\?token=\S+$/m.exec(text)?.[0] ?? [])
      .find((url) => url.includes(path));
  await expect.poll(find).toBeDefined();
  const { pathname, search } = new URL((await find())!);
  return pathname + search;
};

/** Fills both fields of the new password and sends the form. */
const enterNewPass = async (page: Page): Promise<void> => {
  const fields = page.locator('input[type="password"]');
  await expect(fields).toHaveCount(2);
  await fields.first().fill(NEW_PASS);
  await fields.last().fill(NEW_PASS);
  await page.keyboard.press('Enter');
};

test('mails come in the language that the member switched to', async ({ page, language, say, member }) => {
  const other = language === 'ja' ? 'en' : 'ja';
  await page.goto(paths.changePassword);
  // A user needs longer to type a password than the shop to store the language; a journey does not.
  const isKept = page.waitForResponse((response) => response.url().endsWith('/user/language'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: say(appMessages, 'otherLanguage') })
    .click();
  await isKept;
  const said = wordsOf(other);
  await expect(findHeading(page, said(passwordMessages, 'change'))).toBeVisible();
  await enterNewPass(page);
  const changed = other === 'ja' ? 'パスワードが変更されました' : 'Your password has been changed';
  const subjects = async () => (await mailsTo(page.request, member.person.mail)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(changed);
});

test('the link in the welcome mail leads to the page that required the registration', async ({
  page,
  browser,
  say,
  language,
  baseURL,
  storageState,
}) => {
  const person = buildNewcomer(language);
  await page.goto(link(paths.signUp, { next: ASKED }));
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(person.pass);
  await page.getByRole('checkbox').check();
  await findControl(page, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL, storageState });
  const reader = await elsewhere.newPage();
  await reader.goto(await linkIn(page.request, person.mail, paths.confirmMail));
  await findControl(reader.getByRole('main'), say(membersMessages, 'toNext')).click();
  await reader.waitForURL(link(paths.login, { next: ASKED }));
  await reader.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await reader.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(person.pass);
  await reader.keyboard.press('Enter');
  await reader.waitForURL(ASKED);
  await elsewhere.close();
});

test('the link to a new password leads to the page that required the log-in', async ({ page, say, api, language }) => {
  const person = buildNewcomer(language);
  await api.register(person);
  await api.get('user/logout');
  await page.goto(ASKED);
  await page.waitForURL(link(paths.login, { next: ASKED }));
  await findControl(page.getByRole('main'), say(membersMessages, 'forgotPass')).click();
  await expect(findHeading(page, say(passwordMessages, 'reissue'))).toBeVisible();
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await page.keyboard.press('Enter');
  await expect(findHeading(page, say(passwordMessages, 'sent'))).toBeVisible();
  await page.goto(await linkIn(page.request, person.mail, paths.passwordReissue));
  await enterNewPass(page);
  await expect(findHeading(page, say(passwordMessages, 'changed'))).toBeVisible();
  await findControl(page.getByRole('main'), say(passwordMessages, 'backToLogIn')).click();
  await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill(person.mail);
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill(NEW_PASS);
  await page.keyboard.press('Enter');
  await page.waitForURL(ASKED);
});
