import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buildNewcomer } from './members.js';
import { fillRegistration } from './registration.js';
import { buy, decide, findControl, findHeading, skipAll } from './steps.js';

test('back from the cards does not play the animation again', async ({ page, say, richMember: _, openPack }) => {
  await buy(page, say, await openPack(), 10);
  await skipAll(page, say);
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  await page.goBack();
  await expect(findControl(page, say(drawsMessages, 'allSkip'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(paths.gachaAnimation);
  await page.waitForURL(paths.getCardList);
});

test('back from the thanks does not lead to the completed choice', async ({ page, say, richMember, openPack }) => {
  const pack = await openPack();
  await buy(page, say, pack, 10);
  await skipAll(page, say);
  await decide(page, say);
  await page.goBack();
  await page.waitForURL(paths.top);
  expect((await richMember.api.post('user/history/list', { mode: '0' })).list).toHaveLength(1);

  for (const path of [paths.gachaAnimation, paths.getCardList, paths.confirmGetCardList]) {
    await page.goto(link(path, {}));
    await page.waitForURL((url) => url.pathname === paths.top || url.pathname === paths.getCardList);
  }
});

test('back from a completed registration does not lead to its confirmation', async ({ page, say, language }) => {
  await page.goto(paths.userRegister);
  await fillRegistration(page, say, buildNewcomer(language));
  await findControl(page, say(membersMessages, 'toConfirm')).click();
  await findControl(page, say(membersMessages, 'doRegister')).click();
  await expect(findHeading(page, say(membersMessages, 'registered'))).toBeVisible();
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== paths.confirmUserRegister);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findControl(page, say(membersMessages, 'doRegister'))).toHaveCount(0);
});
