import { paths } from '../../web/src/app/paths';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { expectAccessibleByTurn } from './axe.js';
import { expect } from './journey.js';
import { ROUTES, routeNames } from './routes.js';
import { settled, test } from './stage.js';
import { expectNoSideScroll, heading } from './steps.js';
import { inEachWindow } from './windows.js';
import { expectUsableZoomed, expectWholeInLargeText } from './zoom.js';

// Alone each looks at a page: no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

for (const name of routeNames)
  test(`${paths[name]} shows its page to everybody`, async ({ page, stage, language }) => {
    const title = await ROUTES[name].arrive(stage);
    await inEachWindow(page, async () => {
      await expect(heading(page, title)).toBeVisible();
      await settled(stage);
      await expectNoSideScroll(page, 768, 640, 320);
      await expectAccessibleByTurn(page, name, language);
    });
    await expectUsableZoomed(page, () => settled(stage));
    await expectWholeInLargeText(page, () => settled(stage));
  });

test('the pages of members send a visitor to the log-in', async ({ page, say }) => {
  test.slow();
  for (const name of routeNames.filter((name) => !ROUTES[name].isPublic)) {
    await page.goto(paths[name]);
    await page.waitForURL((url) => url.pathname === paths.login);
    await expect(heading(page, say(membersMessages, 'logIn'))).toBeVisible();
  }
});

test('an unknown path and a pack without an id lead to the top', async ({ page }) => {
  for (const address of ['/no-such-page/at-all', paths.packDetail, `${paths.packDetail}?packId=`]) {
    await page.goto(address);
    await page.waitForURL(paths.top);
  }
});
