import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { watchRequests } from './open-requests.js';
import { type Stage, waitUntilSettled } from './stage.js';
import { type Language, languageOf } from './turns.js';
import { wordsOf } from './words.js';

const LANGUAGES = ['ja', 'en'] as const satisfies readonly Language[];
const OTHER = { ja: 'en', en: 'ja' } as const;

/** True when walks arrive at each page in both languages and switch on none. */
const ALL = process.env.BROWSER_ALL === '1';

/** Returns the one language in which a walk checks a page or scene today; with BROWSER_ALL=1 both. */
export const pickLanguages = (name: string): readonly Language[] =>
  ALL ? LANGUAGES : [languageOf(name, Number(process.env.BROWSER_DAY))];

/**
 * Returns the languages in which a walk arrives at a page or scene. Arriving costs more than checking, so a walk arrives in one
 * language a day and switches to the other.
 *
 * @param isKept true when the page stays the same after a switch
 */
export const pickArrivalLanguages = (name: string, isKept: boolean): readonly Language[] =>
  isKept ? pickLanguages(name) : LANGUAGES;

/** Checks a page in its language and, unless the walk arrives in both, in the other after a switch. */
export const checkInEachLanguage = async (
  stage: Stage,
  isKept: boolean,
  look: (reader: Stage) => Promise<void>,
): Promise<void> => {
  await test.step(stage.language, () => look(stage));
  if (ALL || !isKept) return;
  const language = OTHER[stage.language];
  const reader = { ...stage, language, say: wordsOf(language) };
  await switchLanguage(reader);
  await test.step(language, () => look(reader));
};

const QUIET_MS = 200;

/** Runs in the page. Resolves after pending work has run and is painted. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Performs an action, and resolves when no request that it caused is pending. */
const quietAfter = async (page: Page, action: () => Promise<void>): Promise<void> => {
  const requests = watchRequests(page);
  await action();
  const isQuiet = async () => {
    // A busy machine may delay the page's requests.
    await page.evaluate(nextFrame);
    return requests.count() === 0 && requests.quietMs() > QUIET_MS;
  };
  await expect.poll(isQuiet, { message: 'nothing is under way', intervals: [QUIET_MS / 2] }).toBe(true);
  requests.stopWatching();
};

/** Runs in the page. Marks the present headings before a navigation. */
const noteHeadings = (): void => {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent;
};

/**
 * Runs in the page. Returns true when the headings have changed. Pages of one component keep the element and change its text.
 */
const isHeadingNew = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('h1[data-before]')].every((one) => one.dataset.before !== one.textContent);

/** Runs in the page. */
const pushAddress = (to: string): void => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Goes to another page like a link, without loading a document. */
export const goOn = async (page: Page, address: string): Promise<void> => {
  const pathOf = () => new URL(page.url()).pathname;
  const former = pathOf();
  // Pages of one path may have the same heading.
  const isThere = async () => pathOf() === former || (await page.evaluate(isHeadingNew));
  await quietAfter(page, async () => {
    await page.evaluate(noteHeadings);
    await page.evaluate(pushAddress, address);
    await expect.poll(isThere, `the page before ${address} is gone`).toBe(true);
  });
};

const switchLanguage = async (reader: Stage): Promise<void> => {
  const { page, language } = reader;
  // A dialog over the page would block the mouse.
  const press = () => page.locator('.header-tool[lang]').evaluate((button: HTMLElement) => button.click());
  await quietAfter(page, press);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await waitUntilSettled(reader);
};
