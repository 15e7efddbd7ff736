import { expectAccessible, expectAccessibleByTurn } from './axe.js';
import { OVER_THE_PAGE, SCENES } from './scenes.js';
import { settled, test } from './stage.js';
import { expectNoSideScroll } from './steps.js';
import { inEachWindow } from './windows.js';
import { expectDialogWholeInLargeText, expectWholeInLargeText } from './zoom.js';

// Alone each looks at a page: no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

for (const [name, arrive] of Object.entries(SCENES))
  test(`${name} is for everybody`, async ({ page, stage, language }) => {
    await arrive(stage);
    await inEachWindow(page, async () => {
      await settled(stage);
      await expectNoSideScroll(page);
      await expectAccessibleByTurn(page, name, language);
    });
    const look = () => settled(stage);
    if (OVER_THE_PAGE.has(name)) await expectDialogWholeInLargeText(page, look);
    else if (/by-hand$/.test(name)) await expectWholeInLargeText(page, look);
  });

test('the page of maintenance is for everybody', async ({ page }) => {
  await page.goto('/mente.html');
  await inEachWindow(page, async () => {
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});
