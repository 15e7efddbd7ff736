import type { Locator, Page } from '@playwright/test';
import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expect } from './journey.js';
import type { OpenedPack } from './operators.js';
import type { Say } from './words.js';

/** Finds a link or a button by its name. */
export const findControl = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true }).or(place.getByRole('link', { name, exact: true }));

/** Finds the main heading, which identifies a page. */
export const findHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Finds the value of a term in a description list. */
export const factOf = (place: Locator, name: string): Locator =>
  place
    .locator('dl > div')
    .filter({ has: place.page().locator('dt').getByText(name, { exact: true }) })
    .locator('dd');

/** Expects that the page is not wider than the window, at the present width and at each of these, in CSS pixels. */
export const expectNoSideScroll = async (page: Page, ...widths: readonly number[]): Promise<void> => {
  const viewport = page.viewportSize()!;
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [viewport.width, ...widths]) {
    await page.setViewportSize({ ...viewport, width });
    // A layout by script is finished a moment after the resize.
    await expect.poll(overhang, `pixels that the page is wider than a window of ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(viewport);
};

/** Finds a pack's tile in a list of packs. */
export const tileOf = (page: Page, { name }: Pick<OpenedPack, 'name'>): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

export const openPackPage = (page: Page, { id }: Pick<OpenedPack, 'id'>) =>
  page.goto(link(paths.packDetail, { packId: id }));

/** Finds the control that draws this many cards. Its name also has the price. */
export const drawControl = (place: Page | Locator, say: Say, count: number): Locator => {
  const name = new RegExp(`^${say(catalogMessages, 'drawCount', { count })}(?!\\d)`);
  return place.getByRole('button', { name }).or(place.getByRole('link', { name }));
};

/** Presses the control on a pack's page that opens the confirmation. */
export const chooseCount = (page: Page, say: Say, count: number) => drawControl(page, say, count).click();

export const confirmPurchase = (page: Page, say: Say) => findControl(page, say(drawsMessages, 'buy')).click();

/** Waits for the animation, whose address names the draw. */
export const waitForAnimation = (page: Page) => page.waitForURL((url) => url.pathname === paths.gachaAnimation);

/** Buys from a pack's page, up to the animation. */
export const buy = async (page: Page, say: Say, pack: Pick<OpenedPack, 'id'>, count: number): Promise<void> => {
  await openPackPage(page, pack);
  await chooseCount(page, say, count);
  await confirmPurchase(page, say);
  await waitForAnimation(page);
};

/** Resolves when the film is playing. It then loops, so that it lasts until it is skipped. */
export const waitForFilm = async (page: Page): Promise<void> => {
  const film = page.locator('video');
  const positionSeconds = () =>
    film.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
      return video.currentTime;
    });
  await expect.poll(positionSeconds).toBeGreaterThan(0);
};

/** Skips the animation and the reveal. */
export const skipAll = (page: Page, say: Say) => findControl(page, say(drawsMessages, 'allSkip')).click();

/** Chooses a card for shipment by pressing it. */
export const chooseCard = async (page: Page, index = 0): Promise<void> => {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .nth(index);
  await card.click();
  await expect(card.getByRole('checkbox')).toBeChecked();
};

/** Sends the present choice of cards, up to the thank-you page. */
export const decide = async (page: Page, say: Say): Promise<void> => {
  await findControl(page, say(drawsMessages, 'toDecide')).click();
  await expect(findHeading(page, say(drawsMessages, 'decideTitle'))).toBeVisible();
  await findControl(page, say(drawsMessages, 'decide')).click();
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();
};

const MAX_STOPS = 80;

/** Presses Tab until `target` has the focus. */
export const moveFocusTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${MAX_STOPS} presses of Tab`);
};
