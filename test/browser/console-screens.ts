import { waitUntilLoaded } from './console.js';
import { test } from './console-lived-in.js';
import { consolePages } from './console-routes.js';
import { SCREENS } from './contact-sheet.js';
import { waitUntilPainted } from './stage.js';

const fileName = (path: string): string =>
  `console${path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, 'one').replaceAll(/\W+/g, '-')}`.replace(/-$/, '');

for (const [name, pagesOf] of Object.entries(consolePages))
  test(`screens of ${name}`, async ({ openConsole, language, livedIn }) => {
    const page = await openConsole('owner');
    for (const { path } of await pagesOf(page.request, livedIn)) {
      await page.goto(`/admin${path}`);
      await waitUntilLoaded(page);
      await waitUntilPainted(page);
      const file = `${SCREENS}/${fileName(path)}-1280-${language}.png`;
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    }
  });

test('screen of the sign-in', async ({ empty, language }) => {
  await empty.goto('/admin/');
  await waitUntilLoaded(empty);
  await empty.screenshot({ path: `${SCREENS}/console-sign-in-1280-${language}.png`, animations: 'disabled' });
});
