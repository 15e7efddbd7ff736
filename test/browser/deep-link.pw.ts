import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { newcomer } from './members.js';
import { fillLogIn, logIn } from './registration.js';
import { control, heading } from './steps.js';

const ASKED = `${paths.buyProductHistory}?mode=2`;

test('a visitor with an address for members comes to it by registering', async ({ page, say, language }) => {
  const person = newcomer(language);
  await page.goto(ASKED);
  await page.waitForURL(link(paths.login, { next: ASKED }));
  await control(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
  await page.waitForURL(link(paths.signUp, { next: ASKED }));
  await fillLogIn(page, say, person);
  await page.getByRole('checkbox').check();
  await control(page, say(membersMessages, 'doRegister')).click();
  await expect(heading(page, say(membersMessages, 'registered'))).toBeVisible();
  await control(page.getByRole('main'), say(membersMessages, 'toNext')).click();
  await page.waitForURL(ASKED);
});

for (const next of ['//evil.example/my-page', '/\\evil.example', 'javascript:alert(1)', '%2F%2Fevil.example'])
  test(`log-in with the next page ${next} leads to the top page`, async ({ page, say, api, language }) => {
    const person = newcomer(language);
    await api.register(person);
    await api.get('user/logout');
    await page.goto(link(paths.login, { next }));
    await logIn(page, say, person);
    await page.waitForURL(paths.top);
  });
