import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { revealMessages } from '../../web/src/features/draws/reveal.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectAllPressable, expectInSight, expectPressable } from './pressing.js';
import { findGlanceCards, stageOf, viewFilm } from './reveal.js';
import { findControl } from './steps.js';

const CARDS = 5;
const MIN_CARD_PIXELS = 70;

test('a visitor sees film and cards of a demo draw, and nothing of it is stored', async ({ page, say }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.goto(paths.top);
  const invitation = page.getByRole('link', { name: say(catalogMessages, 'demo') });
  await expectPressable(invitation);
  await invitation.click();

  const stage = stageOf(page, say);
  const mark = stage.getByText(say(revealMessages, 'demo'));
  await expect(mark).toBeInViewport({ ratio: 1 });
  await viewFilm(page, say);
  await expect(mark).toBeInViewport({ ratio: 1 });
  const list = findGlanceCards(page, say);
  const large = stage.locator('.reveal-stage');
  while (!(await list.first().isVisible())) {
    await expect(large.or(list.first())).toBeVisible();
    if (await large.isVisible()) await large.click();
  }
  await expect(list).toHaveCount(CARDS);
  await expectInSight(list.first(), MIN_CARD_PIXELS);
  await expectAllPressable(stage);
  await expect(findControl(stage, say(drawsMessages, 'again'))).toHaveCount(0);

  await findControl(stage, say(revealMessages, 'toPack')).click();
  await page.waitForURL((url) => url.pathname === paths.packDetail);
  await expect(page.getByRole('main').getByRole('link', { name: say(catalogMessages, 'demo') })).toBeVisible();
  expect(writes).toEqual([]);
});
