import { expectAccessible, expectAccessibleByTurn } from './axe.js';
import { BY_ARRIVAL, OVER_THE_PAGE, SCENES } from './scenes.js';
import { test, waitUntilSettled } from './stage.js';
import { expectNoSideScroll } from './steps.js';
import { checkInEachLanguage, pickArrivalLanguages } from './walks.js';
import { checkInEachWindow } from './windows.js';
import { expectClosedByEscape, expectDialogWholeInLargeText, expectWholeInLargeText } from './zoom.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

for (const [name, arrive] of Object.entries(SCENES)) {
  const isKept = !BY_ARRIVAL.has(name);
  const isOverPage = OVER_THE_PAGE.has(name);
  for (const language of pickArrivalLanguages(name, isKept))
    test.describe(`opened in ${language}`, () => {
      test.use({ language });

      test(`${name} is accessible`, async ({ page, stage }) => {
        await arrive(stage);
        await checkInEachLanguage(stage, isKept, async (reader) => {
          const look = () => waitUntilSettled(reader);
          await checkInEachWindow(page, async () => {
            await look();
            await expectNoSideScroll(page);
            await expectAccessibleByTurn(page, name, reader.language);
          });
          if (isOverPage) await expectDialogWholeInLargeText(page, look);
          else if (/by-hand$/.test(name)) await expectWholeInLargeText(page, look);
        });
        if (isOverPage) await expectClosedByEscape(page);
      });
    });
}

test('the maintenance page is accessible', async ({ page }) => {
  await page.goto('/mente.html');
  await checkInEachWindow(page, async () => {
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});
