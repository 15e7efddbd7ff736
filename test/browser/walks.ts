import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { watchRequests } from './open-requests.js';
import { type Stage, waitUntilSettled } from './stage.js';
import { type Language, languageOf } from './turns.js';
import { wordsOf } from './words.js';

const LANGUAGES = ['ja', 'en'] as const satisfies readonly Language[];
const OTHER = { ja: 'en', en: 'ja' } as const;

/** Walks arrive at each page in both languages, and switch on none. */
const ALL = process.env.BROWSER_ALL === '1';

/** Returns the one language in which a walk looks at a page or scene today; all of them with BROWSER_ALL=1. */
export const pickLanguages = (name: string): readonly Language[] =>
  ALL ? LANGUAGES : [languageOf(name, Number(process.env.BROWSER_DAY))];

/**
 * Returns the languages in which a walk arrives at a page or scene. To arrive costs more than to look: it arrives in one a day,
 * and switches to the other there.
 *
 * @param isKept when the page stays as it is after a switch
 */
export const pickArrivalLanguages = (name: string, isKept: boolean): readonly Language[] =>
  isKept ? pickLanguages(name) : LANGUAGES;

/** Looks at a page in the language in which it was opened and, unless the walk arrives in both, in the other after a switch. */
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

/** Runs in the page. Resolves after all that was due has run, and is shown. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does something on a page, and resolves when nothing that the page then asks for is under way any more. */
const quietAfter = async (page: Page, action: () => Promise<void>): Promise<void> => {
  const requests = watchRequests(page);
  await action();
  const isQuiet = async () => {
    // A busy machine may have kept the page from asking.
    await page.evaluate(nextFrame);
    return requests.count() === 0 && requests.quietMs() > QUIET_MS;
  };
  await expect.poll(isQuiet, { message: 'nothing is under way', intervals: [QUIET_MS / 2] }).toBe(true);
  requests.stopWatching();
};

/** Runs in the page. Notes the headings that a page has before its reader goes on. */
const noteHeadings = (): void => {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent;
};

/** Runs in the page. Pages of one component keep the element of their heading, and change its words. */
const isHeadingNew = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('h1[data-before]')].every((one) => one.dataset.before !== one.textContent);

/** Runs in the page. */
const pushAddress = (to: string): void => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Goes to another page as a link does, in the document that is there. */
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
  // A dialog over the page keeps the mouse from it.
  const press = () => page.locator('.header-tool[lang]').evaluate((button: HTMLElement) => button.click());
  await quietAfter(page, press);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await waitUntilSettled(reader);
};
