import { test as base } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n';
import { openContext } from './contexts.js';
import { withinContracts } from './described.js';
import { buildNewcomer, MembersApi, type Registration } from './members.js';
import { type OpenedPack, Operators, type PackOptions } from './operators.js';
import { withinPolicy } from './policy.js';
import { type Say, wordsOf } from './words.js';

export { expect, type Page } from '@playwright/test';

export interface Reading {
  /** in which the shop is read */
  readonly language: Language;
}

/** A member who is logged in in the test's browser. */
export interface Member {
  readonly person: Registration;
  readonly api: MembersApi;
}

interface Fixtures {
  readonly say: Say;
  readonly withinContracts: undefined;
  readonly withinPolicy: undefined;
  /** a visitor's or member's session as the page has it */
  readonly api: MembersApi;
  readonly member: Member;
  /** has points and coins to spend */
  readonly richMember: Member;
  /** another member with points and coins, who never opens a page */
  readonly rival: MembersApi;
  /** puts a pack on sale until the test ends */
  readonly openPack: (options?: PackOptions) => Promise<OpenedPack>;
}

const RICHES = { points: 1_000_000, coins: 10_000 };

/** A journey through the shop, in one of its languages. */
export const test = base.extend<Reading & Fixtures, { operators: Operators }>({
  language: ['ja', { option: true }],

  storageState: async ({ language, baseURL }, use) => {
    const origins = [{ origin: baseURL!, localStorage: [{ name: 'language', value: language }] }];
    await use({ cookies: [], origins });
  },

  context: async ({ browser, storageState }, use) => {
    const context = await openContext(browser, storageState);
    await use(context);
    await context.close();
  },

  withinContracts,

  withinPolicy,

  say: async ({ language }, use) => use(wordsOf(language)),

  api: async ({ context, language }, use) => use(new MembersApi(context.request, language)),

  member: async ({ api, language }, use) => {
    const person = buildNewcomer(language);
    await api.register(person);
    await use({ person, api });
  },

  richMember: async ({ member, operators }, use) => {
    await operators.grant(member.person.mail, RICHES);
    await use(member);
  },

  rival: async ({ playwright, baseURL, language, operators }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const person = buildNewcomer(language);
    const rival = new MembersApi(request, language);
    await rival.register(person);
    await operators.grant(person.mail, RICHES);
    await use(rival);
    await request.dispose();
  },

  openPack: async ({ operators, language }, use) => {
    const opened: OpenedPack[] = [];
    await use(async (options) => {
      const pack = await operators.openPack(language, options);
      opened.push(pack);
      return pack;
    });
    for (const pack of opened) await operators.closePack(pack);
  },

  operators: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.SHOP_URL });
      await use(await Operators.signIn(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
