import type { Locator, Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { findingMessages } from '../../web/src/features/catalog/finding.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { revealMessages } from '../../web/src/features/draws/reveal.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { findGlanceCards, stageOf } from './reveal.js';
import { drawControl, findControl, findHeading, moveFocusTo, tileOf, waitForFilm } from './steps.js';

/** Returns the width of the focus outline in CSS pixels: that of the control, or of the element that shows it. */
const focusLine = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const widths = [element, ...element.querySelectorAll('*')].map((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return Math.max(...widths);
  });

const pressWithKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await moveFocusTo(page, target);
  expect(await focusLine(target)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Enter');
};

/**
 * Expects one round of Tab to keep the focus in the dialog. It may pass the browser's own toolbar, but never the page below.
 */
const expectFocusKept = async (page: Page, dialog: Locator): Promise<void> => {
  const stops = await dialog.locator('a[href], button, input, summary, [tabindex="0"]').count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
};

/** Counts announcements of live regions from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    // Changes at the same moment are one announcement.
    new MutationObserver((changes) => {
      const texts = changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = element?.closest('[aria-live="polite"], [role="status"], [role="alert"]');
        return isLive ? [...addedNodes].map((node) => node.textContent ?? '') : [];
      });
      if (texts.join('') !== '') said.push(texts.join(' '));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const readOut = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a purchase works by keyboard alone, from the top page to the shipment', async ({
  page,
  say,
  richMember: _,
  openPack,
}) => {
  test.slow();
  const press = (name: string, place: Page | Locator = page) => pressWithKeyboard(page, findControl(place, name));
  const pack = await openPack();
  await page.goto(paths.top);
  const search = page.getByRole('searchbox', { name: say(findingMessages, 'search') });
  await moveFocusTo(page, search);
  await page.keyboard.type(pack.name);
  await expect(tileOf(page, pack)).toBeVisible();
  const opener = drawControl(tileOf(page, pack), say, 10);
  await pressWithKeyboard(page, opener);
  const question = page.getByRole('dialog', { name: say(drawsMessages, 'confirmTitle') });
  await expect(question.locator(':focus')).toHaveCount(1);
  await expectFocusKept(page, question);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await press(say(drawsMessages, 'buy'), question);

  const stage = stageOf(page, say);
  await pressWithKeyboard(page, stage.getByRole('button', { name: say(drawsMessages, 'start') }));
  await waitForFilm(page);
  await press(say(drawsMessages, 'skip'), stage);
  await listen(page);
  for (const card of [1, 2]) {
    await press(say(drawsMessages, 'flip'), stage);
    await expect(findControl(stage, say(drawsMessages, 'next'))).toBeVisible();
    // Each card is announced once, and nothing else.
    expect(await readOut(page)).toHaveLength(card);
    await press(say(drawsMessages, 'next'), stage);
  }
  await press(say(revealMessages, 'together'), stage);
  await expect(findGlanceCards(page, say)).toHaveCount(10);
  expect(await readOut(page)).toHaveLength(2);
  await expectFocusKept(page, stage);
  await press(say(drawsMessages, 'toList'), stage);

  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  const card = page.getByRole('main').getByRole('checkbox').first();
  await moveFocusTo(page, card);
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
  await press(say(drawsMessages, 'toDecide'));
  await expect(findHeading(page, say(drawsMessages, 'decideTitle'))).toBeVisible();
  await press(say(drawsMessages, 'decide'));
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();
});

test('the menu takes the focus and gives it back', async ({ page, say }) => {
  await page.goto(paths.login);
  const opener = page.getByRole('banner').getByRole('button', { name: say(appMessages, 'menu') });
  await pressWithKeyboard(page, opener);
  const menu = page.getByRole('dialog', { name: say(appMessages, 'menu') });
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
