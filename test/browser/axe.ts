import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What fades in or out is measured as it will be. */
const haveFaded = (): boolean =>
  document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running');

/** Nothing on the page that axe can tell violates WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.waitForFunction(haveFaded);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const told = violations.map(({ id, help, nodes }) => [
    `${id}: ${help}`,
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  ]);
  expect(told).toEqual([]);
};
