import type { Locator, Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { findControl, waitForFilm } from './steps.js';
import type { Say } from './words.js';

/** One card of each rarity, N to UR. */
export const EVERY_RARITY = ['sb-008', 'sb-006', 'sb-004', 'sb-002'];

/** Finds the reveal, which covers everything else. */
export const stageOf = (page: Page, say: Say): Locator =>
  page.getByRole('dialog', { name: say(drawsMessages, 'revealTitle') });

/** Finds the cards that are shown together. */
export const findGlanceCards = (page: Page, say: Say): Locator =>
  stageOf(page, say)
    .getByRole('region', { name: say(drawsMessages, 'cards') })
    .getByRole('listitem');

/** Goes from the curtain to the first card. */
export const viewFilm = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('button', { name: say(drawsMessages, 'start') }).click();
  await waitForFilm(page);
  await findControl(page, say(drawsMessages, 'skip')).click();
};
