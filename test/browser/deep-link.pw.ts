import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { fillLogIn, logIn } from './registration.js';
import { findControl, findHeading } from './steps.js';

const ASKED = `${paths.buyProductHistory}?mode=2`;

test('a visitor with a link to a members’ page reaches it by registering', async ({ page, say, language }) => {
  const person = buildNewcomer(language);
  await page.goto(ASKED);
  await page.waitForURL(link(paths.login, { next: ASKED }));
  await findControl(page.getByRole('main'), say(membersMessages, 'toRegister')).click();
  await page.waitForURL(link(paths.signUp, { next: ASKED }));
  await fillLogIn(page, say, person);
  await page.getByRole('checkbox').check();
  await findControl(page, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();
  await findControl(page.getByRole('main'), say(membersMessages, 'toNext')).click();
  await page.waitForURL(ASKED);
});

for (const next of ['//evil.example/my-page', '/\\evil.example', 'javascript:alert(1)', '%2F%2Fevil.example'])
  test(`log-in with the next page ${next} leads to the top page`, async ({ page, say, api, language }) => {
    const person = buildNewcomer(language);
    await api.register(person);
    await api.get('user/logout');
    await page.goto(link(paths.login, { next }));
    await logIn(page, say, person);
    await page.waitForURL(paths.top);
  });
