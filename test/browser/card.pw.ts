import { cardMessages } from '../../web/src/features/catalog/card.messages';
import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectInSight, expectPressable } from './pressing.js';
import { factOf, findControl, findHeading, openPackPage } from './steps.js';

const MIN_CARD_PIXELS = 200;

test('a visitor goes from a prize to the page of its card, turns it over, zooms in, and comes back', async ({
  page,
  say,
  language,
  openPack,
}) => {
  const pack = await openPack({ card_ids: ['sb-002', 'sb-008'], buy_point: 8000, price_point: 1000 });
  const name = language === 'ja' ? '銀河狼フェルン' : 'Fern, Wolf of the Galaxy';
  const side = (which: 'front' | 'back') => page.getByRole('img', { name: say(cardMessages, which, { name }) });
  await openPackPage(page, pack);
  await findControl(page, say(packDetailMessages, 'enlarge', { name })).click();
  const cardPageLink = page.getByRole('dialog', { name }).getByRole('link', { name: say(cardMessages, 'cardPage') });
  await cardPageLink.scrollIntoViewIfNeeded();
  await expectPressable(cardPageLink);
  await cardPageLink.click();

  await expect(findHeading(page, name)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.card);
  await expectInSight(side('front'), MIN_CARD_PIXELS);
  await expect(factOf(page.locator('main'), say(cardMessages, 'condition'))).toHaveText(
    say(cardMessages, 'conditionS'),
  );
  const turn = findControl(page, say(cardMessages, 'showBack'));
  await turn.scrollIntoViewIfNeeded();
  await expectPressable(turn);
  await turn.click();
  await expect(side('back')).toBeVisible();
  await findControl(page, say(cardMessages, 'zoom')).click();
  const zoom = page.getByRole('dialog', { name: say(cardMessages, 'zoomed', { name }) });
  // It is larger than the window and can be panned.
  await expect(zoom.getByRole('img')).toBeInViewport();
  const [box, window] = [(await zoom.getByRole('img').boundingBox())!, page.viewportSize()!];
  expect(box.width).toBeGreaterThan(window.width / 2);
  expect(Math.abs(box.x + box.width / 2 - window.width / 2)).toBeLessThan(20);
  await expectPressable(findControl(zoom, say(cardMessages, 'closeZoom')));
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await findControl(page, say(cardMessages, 'showFront')).click();
  await expect(side('front')).toBeVisible();

  await page.getByRole('link', { name: say(cardMessages, 'seePack') }).click();
  await expect(findHeading(page, pack.name)).toBeVisible();
  await page.getByRole('link', { name: say(packDetailMessages, 'order_value') }).click();
  await expect(page).toHaveURL(/sort=value/);
  await page.goBack();
  await expect(findHeading(page, name)).toBeVisible();
});
