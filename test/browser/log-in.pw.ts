import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';

test('a wrong password shows an error', async ({ page, say, language }) => {
  await page.goto(paths.login);
  const mail = page.getByLabel(say(membersMessages, 'mail'), { exact: true });
  await mail.fill('demo@example.com');
  await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill('wrong1234');
  await page.keyboard.press('Enter');
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toBeFocused();
  await expect(page.getByRole('main').getByText(language === 'ja' ? /一致しません/ : /do not match/)).toBeVisible();
  await page.waitForURL((url) => url.pathname === paths.login);
});

test('the language that a visitor chose is kept', async ({ page, language }) => {
  await page.goto(link(paths.packList, { index: 999998 }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: language === 'ja' ? 'English' : '日本語' })
    .click();
  const other = language === 'ja' ? 'en' : 'ja';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const dawn = other === 'ja' ? '暁の星獣パック' : 'Starbeasts of Dawn';
  await expect(page.getByRole('main').getByRole('heading', { name: dawn, exact: true })).toBeVisible();
  await page.goto(paths.top);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
