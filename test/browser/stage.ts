import type { Page } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n';
import { uiMessages } from '../../web/src/ui/ui.messages';
import { expect, test as journey } from './journey.js';
import { buildNewcomer, type MembersApi, type Registration } from './members.js';
import type { OpenedPack, PackOptions } from './operators.js';
import type { Say } from './words.js';

/** Data and tools of a scene. */
export interface Stage {
  readonly page: Page;
  readonly say: Say;
  readonly language: Language;
  readonly api: MembersApi;
  /** The person who logs in or registers. */
  readonly person: Registration;
  readonly openPack: (options?: PackOptions) => Promise<OpenedPack>;
  /** Logs the browser in as a new member, with the points and coins in `riches`. */
  readonly logIn: (riches?: { points?: number; coins?: number }) => Promise<void>;
}

export const test = journey.extend<{ stage: Stage }>({
  stage: async ({ page, say, api, language, operators, openPack }, use) => {
    const person = buildNewcomer(language);
    const logIn = async (riches: { points?: number; coins?: number } = {}) => {
      await api.register(person);
      await operators.grant(person.mail, riches);
    };
    await use({ page, say, language, api, person, openPack, logIn });
  },
});

/** Resolves when a page shows all its content, including pictures and fonts. */
export const waitUntilSettled = async ({ page, say }: Stage): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar', { name: say(uiMessages, 'loading') })).toHaveCount(0);
  await waitUntilPainted(page);
};

/** Resolves when the fonts and all visible pictures are loaded. */
export const waitUntilPainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isInSight = (image: Element) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && right > 0 && image.checkVisibility({ opacityProperty: true });
    };
    await document.fonts.ready;
    await Promise.allSettled([...document.images].filter(isInSight).map((image) => image.decode()));
  });
