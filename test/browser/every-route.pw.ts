import { membersMessages } from '../../web/src/features/members/members.messages';
import { paths } from '../../web/src/paths';
import { expectAccessibleByTurn } from './axe.js';
import { expect } from './journey.js';
import { ROUTES, routeNames } from './routes.js';
import { test, waitUntilSettled } from './stage.js';
import { expectNoSideScroll, findHeading } from './steps.js';
import { checkInEachLanguage, pickArrivalLanguages, pickLanguages } from './walks.js';
import { checkInEachWindow } from './windows.js';
import { expectUsableZoomed, expectWholeInLargeText } from './zoom.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

/** Pages without a language switch, or that redirect when it is pressed. */
const BY_ARRIVAL: ReadonlySet<string> = new Set(['confirmUserRegister', 'demoDraw', 'gachaAnimation']);

for (const name of routeNames) {
  const isKept = !BY_ARRIVAL.has(name);
  for (const language of pickArrivalLanguages(name, isKept))
    test.describe(`opened in ${language}`, () => {
      test.use({ language });

      test(`${paths[name]} is accessible`, async ({ page, stage }) => {
        test.slow();
        const title = await ROUTES[name].arrive(stage);
        await checkInEachLanguage(stage, isKept, async (reader) => {
          const look = () => waitUntilSettled(reader);
          await checkInEachWindow(page, async () => {
            await expect(findHeading(page, title(reader))).toBeVisible();
            await look();
            await expectNoSideScroll(page, 768, 640, 320);
            await expectAccessibleByTurn(page, name, reader.language);
          });
          await expectUsableZoomed(page, look);
          await expectWholeInLargeText(page, look);
        });
      });
    });
}

for (const language of pickLanguages('every-route.pw.ts'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the pages of members send a visitor to the log-in', async ({ page, say }) => {
      test.slow();
      for (const name of routeNames.filter((name) => !ROUTES[name].isPublic)) {
        await page.goto(paths[name]);
        await page.waitForURL((url) => url.pathname === paths.login);
        await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
      }
    });

    test('an unknown path and a pack without an id lead to the top', async ({ page }) => {
      for (const address of ['/no-such-page/at-all', paths.packDetail, `${paths.packDetail}?packId=`]) {
        await page.goto(address);
        await page.waitForURL(paths.top);
      }
    });
  });
