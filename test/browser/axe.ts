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
 * Tells whether axe runs in this language on a page that a walk visits in both. Its rules hardly depend on words, so that
 * each day one of the languages is judged, by the page's name; BROWSER_ALL=1 judges both.
 */
export const isJudged = (name: string, language: Language): boolean =>
  process.env.BROWSER_ALL === '1' || languageOf(name, Number(process.env.BROWSER_DAY)) === language;

/** Runs axe on a page that a walk visits in both languages, in the one whose turn it is. */
export const expectAccessibleByTurn = async (page: Page, name: string, language: Language): Promise<void> => {
  if (isJudged(name, language)) await expectAccessible(page);
};

/** What fades in or out is measured as it will be. */
const haveFaded = (): boolean => {
  // What goes on for long, such as a spinner, is what the page looks like.
  const isBrief = (one: Animation) => Number(one.effect?.getComputedTiming().activeDuration) <= 1000;
  return document.getAnimations().every((one) => one.playState !== 'running' || !isBrief(one));
};

/** A colour as axe keeps it, and as its class reads it from the text of a style. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

/** Runs in the page. axe parses the same few texts thousands of times, which costs a quarter of a run: each is parsed once. */
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

/** Runs in the page. Only what is wrong is described, by its selector and its HTML: what is right is most of a page. */
const violationsOf = async ({ tags, part }: { tags: string[]; part: Node | null }): Promise<axe.Result[]> =>
  (await window.axe.run(part ?? document, { runOnly: tags, resultTypes: ['violations'] })).violations;

/**
 * Nothing on the page that axe can tell violates WCAG 2.2 AA.
 *
 * @param part judged alone, such as a dialog on a page that has been judged
 */
export const expectAccessible = async (page: Page, part?: Locator): Promise<void> => {
  await page.waitForFunction(haveFaded);
  // Of one document: axe would have to be in every frame.
  expect(page.frames()).toHaveLength(1);
  // axe itself, not @axe-core/playwright: that judges in a page of its own, with axe read once more, in thrice the time.
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
