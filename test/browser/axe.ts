import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Language, languageOf } from './turns.js';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns true when axe checks this language today, on a page that a walk visits in both. Its rules hardly depend on the texts,
 * so one language is checked each day, chosen by the page's name. BROWSER_ALL=1 checks both.
 */
export const isJudged = (name: string, language: Language): boolean =>
  process.env.BROWSER_ALL === '1' || languageOf(name, Number(process.env.BROWSER_DAY)) === language;

/** Runs axe on a page that a walk visits in both languages, in today's language only. */
export const expectAccessibleByTurn = async (page: Page, name: string, language: Language): Promise<void> => {
  if (isJudged(name, language)) await expectAccessible(page);
};

/** Finishes fades, so that they are measured in their final state. */
const haveFaded = (): boolean => {
  // A long animation, such as a spinner, counts as the page's appearance.
  const isBrief = (one: Animation) => Number(one.effect?.getComputedTiming().activeDuration) <= 1000;
  return document.getAnimations().every((one) => one.playState !== 'running' || !isBrief(one));
};

/** A colour as axe stores it, and as its class parses it from CSS. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

/** Runs in the page. axe parses the same few texts thousands of times, a quarter of its run time; this caches each result. */
const parseColorsOnce = (): void => {
  const { Color } = (window.axe as unknown as { commons: { color: { Color: { prototype: AxeColor } } } }).commons.color;
  const parse = Color.prototype.parseString;
  const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  Color.prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
};

/** Runs in the page. Describes only the violations, by selector and HTML, because passed elements are most of a page. */
const violationsOf = async ({ tags, part }: { tags: string[]; part: Node | null }): Promise<axe.Result[]> =>
  (await window.axe.run(part ?? document, { runOnly: tags, resultTypes: ['violations'] })).violations;

/**
 * Expects that axe finds no violation of WCAG 2.2 AA on the page.
 *
 * @param part checked alone, such as a dialog on a page that has been checked
 */
export const expectAccessible = async (page: Page, part?: Locator): Promise<void> => {
  await page.waitForFunction(haveFaded);
  // Only one document: axe would have to run in every frame.
  expect(page.frames()).toHaveLength(1);
  // axe itself instead of @axe-core/playwright, which opens another page, loads axe again and takes three times as long.
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(AXE);
    await page.evaluate(parseColorsOnce);
  }
  const handle = part ? await part.elementHandle() : null;
  const violations = await page.evaluate(violationsOf, { tags: WCAG_22_AA, part: handle });
  const faults = violations.map(({ id, help, nodes }) => [
    `${id}: ${help}`,
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  ]);
  expect(faults).toEqual([]);
};
