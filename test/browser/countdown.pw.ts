import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { chooseCount, confirmPurchase, drawControl, openPackPage, tileOf, waitForAnimation } from './steps.js';

/** Time to put the pack on the list and to open its page on a busy machine. */
const OPENS_IN_MS = 12_000;
const OPENS_WITHIN_MS = 25_000;

const soon = () => ({ start_at: new Date(Date.now() + OPENS_IN_MS).toISOString() });

test('a pack shows a countdown, and can be bought at zero without a reload', async ({
  page,
  say,
  richMember: _,
  openPack,
}) => {
  await page.goto(paths.top);
  await openPackPage(page, await openPack(soon()));
  const remaining = page.getByRole('timer');
  await expect(remaining).toHaveText(/^00\.00\.(0\d|1[0-2])$/);
  await expect(drawControl(page, say, 10)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await expect(drawControl(page, say, 10)).toBeVisible({ timeout: OPENS_WITHIN_MS });
  await expect(remaining).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await chooseCount(page, say, 10);
  await confirmPurchase(page, say);
  await waitForAnimation(page);
});

test('the pack’s tile on the top page counts down too', async ({ page, say, openPack }) => {
  await page.goto(paths.top);
  const pack = await openPack(soon());
  await page.goto(paths.top);
  const tile = tileOf(page, pack);
  await expect(tile.getByRole('timer')).toBeVisible();
  await expect(drawControl(tile, say, 10)).toHaveCount(0);
  await expect(drawControl(tile, say, 10)).toBeVisible({ timeout: OPENS_WITHIN_MS });
  await expect(tile.getByRole('timer')).toHaveCount(0);
});
