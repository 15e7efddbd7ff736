import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import {
  chooseCard,
  confirmPurchase,
  decide,
  findControl,
  findHeading,
  openPackPage,
  skipAll,
  waitForAnimation,
} from './steps.js';

const CARDS = 3000;
const FEW_ELEMENTS = 3000;

test('choosing among 3,000 cards does not freeze the page', async ({ page, say, richMember: _, openPack }) => {
  const elements = () => page.locator('*').count();
  await openPackPage(page, await openPack({ quantity: CARDS, price_point: 1, buy_point: 1 }));
  await page.getByLabel(say(packDetailMessages, 'count'), { exact: true }).fill(String(CARDS));
  await page.getByRole('button', { name: say(packDetailMessages, 'drawThis') }).click();
  await confirmPurchase(page, say);
  await waitForAnimation(page);

  const begun = performance.now();
  await skipAll(page, say);
  await findControl(page, say(drawsMessages, 'orderDrawn')).click();
  await chooseCard(page);
  test.info().annotations.push({
    type: 'from the skip to the first card chosen of 3,000',
    description: `${Math.round(performance.now() - begun)} ms`,
  });
  expect(await elements()).toBeLessThan(FEW_ELEMENTS);
  const tally = page.getByRole('region', { name: say(drawsMessages, 'tally') });
  await expect(tally.locator('dt', { hasText: say(drawsMessages, 'toConvertCount') })).toContainText('2,999');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator(`[aria-posinset="${CARDS}"]`)).toBeVisible();
  expect(await elements()).toBeLessThan(FEW_ELEMENTS);

  await decide(page, say);
  expect(await elements()).toBeLessThan(FEW_ELEMENTS);
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();
});
