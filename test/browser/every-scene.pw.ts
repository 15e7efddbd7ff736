import { expectAccessible, expectAccessibleByTurn } from './axe.js';
import { BY_ARRIVAL, OVER_THE_PAGE, SCENES } from './scenes.js';
import { settled, test } from './stage.js';
import { expectNoSideScroll } from './steps.js';
import { arrivalsAt, inEachLanguage } from './walks.js';
import { inEachWindow } from './windows.js';
import { expectClosedByEscape, expectDialogWholeInLargeText, expectWholeInLargeText } from './zoom.js';

// Alone each looks at a page: no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

for (const [name, arrive] of Object.entries(SCENES)) {
  const isKept = !BY_ARRIVAL.has(name);
  const isOverPage = OVER_THE_PAGE.has(name);
  for (const language of arrivalsAt(name, isKept))
    test.describe(`opened in ${language}`, () => {
      test.use({ language });

      test(`${name} is for everybody`, async ({ page, stage }) => {
        await arrive(stage);
        await inEachLanguage(stage, isKept, async (reader) => {
          const look = () => settled(reader);
          await inEachWindow(page, async () => {
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

test('the page of maintenance is for everybody', async ({ page }) => {
  await page.goto('/mente.html');
  await inEachWindow(page, async () => {
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});
