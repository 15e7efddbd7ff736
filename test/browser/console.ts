import type { Locator, Page, TestInfo } from '@playwright/test';
import { consoleMessages } from '../../admin/src/messages';
import { englishOfReactAdmin } from '../../admin/src/providers/english';
import { japaneseOfReactAdmin } from '../../admin/src/providers/japanese';
import { joinWords, type Words } from '../../admin/src/providers/messages';
import type { Language } from '../../web/src/i18n/i18n';
import { expectAccessible } from './axe.js';
import { openContext } from './contexts.js';
import { expect, test as journey } from './journey.js';
import { watchRequests } from './open-requests.js';
import { expectNoSideScroll } from './steps.js';
import { DESK, PHONE } from './windows.js';

export type Role = 'owner' | 'pack-editor' | 'shipping' | 'support' | 'finance' | 'auditor';

/** A word of the console by its key, `resources.members.name`; `%{name}` in it is filled from `values`. */
export type Tell = (key: string, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

/** An operator before the console, in a browser of their own. */
export interface Desk {
  readonly page: Page;
  readonly role: Role;
}

interface Given {
  readonly tell: Tell;
  /** The console of a demo operator, signed in. */
  readonly sitDown: (role: Role) => Promise<Page>;
  /** The console before anybody has signed in. */
  readonly empty: Page;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ja: joinWords([japaneseOfReactAdmin as unknown as Words, ...consoleMessages.map(({ ja }) => ja)]),
  en: joinWords([englishOfReactAdmin, ...consoleMessages.map(({ en }) => en)]),
};

const branchOf = (language: Language, key: string): Words | string | undefined =>
  key
    .split('.')
    .reduce<Words | string | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), WORDS[language]);

/** Every word right below a key, `resources.members.commands`; none where there is no such key. */
export const wordsBelow = (language: Language, key: string): string[] =>
  Object.values(branchOf(language, key) ?? {}).filter((word) => typeof word === 'string');

/** Says words of the console in a language. */
export const tellIn =
  (language: Language): Tell =>
  (key, values = {}) =>
    wordOf(language, key).replace(/%\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

const wordOf = (language: Language, key: string): string => {
  const found = branchOf(language, key);
  if (typeof found !== 'string') throw new Error(`the console has no word ${key}`);
  return found.split(' |||| ').at(-1)!;
};

const PASSWORD = 'operator1234';

/** A journey through the console, in one of its languages. */
export const test = journey.extend<Given>({
  tell: async ({ language }, use) => use(tellIn(language)),

  storageState: async ({ language, baseURL }, use) => {
    const localStorage = [
      { name: 'language', value: language },
      { name: 'RaStoreconsole.version', value: '1' },
      { name: 'RaStoreconsole.locale', value: JSON.stringify(language) },
    ];
    await use({ cookies: [], origins: [{ origin: baseURL!, localStorage }] });
  },

  empty: async ({ browser, contextOptions, storageState, baseURL, viewport }, use) => {
    const context = await openContext(browser, storageState, { ...contextOptions, baseURL, viewport });
    await use(await context.newPage());
    await context.close();
  },

  sitDown: async ({ browser, contextOptions, storageState, baseURL, viewport }, use) => {
    const pages: Page[] = [];
    await use(async (role) => {
      const context = await openContext(browser, storageState, { ...contextOptions, baseURL, viewport });
      const data = { mail: `${role}@example.com`, password: PASSWORD };
      const answer = await context.request.post('/admin-api/session', { data });
      expect(answer.ok()).toBe(true);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** Sends the sign-in form of a page, or of the dialog that an ended session opens. */
export const sendSignIn = async (
  place: Page | Locator,
  tell: Tell,
  mail: string,
  password = PASSWORD,
): Promise<void> => {
  await place.getByLabel(tell('sign_in.mail')).fill(mail);
  const field = place.locator('input[name="password"]');
  await field.fill(password);
  await field.press('Enter');
};

/** Comes in at the console's door. */
export const enter = async (page: Page, tell: Tell, role: Role): Promise<void> => {
  await page.goto('/admin/');
  await sendSignIn(page, tell, `${role}@example.com`);
};

/** Resolves when the page has all that it shows. */
export const still = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await loaded(page);
};

const LOADERS = '.MuiSkeleton-root, .RaLoading-root, .RaLoadingIndicator-loader';

const loaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator(LOADERS)).toHaveCount(0);
};

/** Runs in the page. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does something on a page that is not loaded anew by it, and resolves when two frames in a row wait for no answer. */
const untilStill = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const requests = watchRequests(page);
  await act();
  let quietFrames = 0;
  const countQuiet = async (): Promise<number> => {
    await page.evaluate(nextFrame);
    quietFrames = requests.count() > 0 || (await page.locator(LOADERS).count()) > 0 ? 0 : quietFrames + 1;
    return quietFrames;
  };
  await expect.poll(countQuiet, { intervals: [20] }).toBeGreaterThanOrEqual(2);
  requests.stopWatching();
};

/** Runs in the page. Marks what gives way to another page, or to the page in another language. */
const markAsLeft = (): void => {
  for (const part of document.querySelectorAll('#main-content > *')) part.setAttribute('data-left', '');
};

const LEFT = '#main-content > [data-left]';

/** Goes to another page as a link does, in the document that is there: by a tab of the page, else through the router. */
export const goOn = (page: Page, path: string): Promise<void> =>
  untilStill(page, async () => {
    const tab = page.locator(`[role="tab"][href="${path}"]`);
    if ((await tab.count()) > 0) {
      await tab.click();
      return expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await page.evaluate(markAsLeft);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.locator(LEFT)).toHaveCount(0);
  });

const OTHERS = { ja: { language: 'en', name: 'English' }, en: { language: 'ja', name: '日本語' } } as const;

/** Looks at a page as it stands in its language, and in the other, in which it stays. What fails names the language. */
export const inEachLanguage = async (page: Page, look: (language: Language) => Promise<void>): Promise<void> => {
  const language = page.locator('html');
  const first = (await language.getAttribute('lang')) as Language;
  const other = OTHERS[first];
  await test.step(first, () => look(first));
  await page.evaluate(markAsLeft);
  await page.getByRole('button', { name: other.name, exact: true }).click();
  await expect(language).toHaveAttribute('lang', other.language);
  // The document has its new language before the words of the page are replaced.
  await expect(page.locator(LEFT)).toHaveCount(0);
  await still(page);
  await test.step(other.language, () => look(other.language));
};

/** Leaves a picture for people who want to see what a journey sees: with BROWSER_ALL=1, since no assertion needs it. */
export const keepPicture = async (page: Page, info: TestInfo, name: string, fullPage = true): Promise<void> => {
  if (process.env.BROWSER_ALL !== '1') return;
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
};

/** Looks at a page, or the dialog on it, as a desk and a phone show it, leaves pictures, and the page as a desk shows it. */
export const look = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await loaded(page);
    await keepPicture(page, info, `${name}-${viewport.width}`);
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
};

/** Goes where the menu leads. */
export const goTo = async (desk: Page, tell: Tell, word: string): Promise<void> => {
  await desk
    .getByRole('navigation')
    .getByRole('link', { name: tell(word), exact: true })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: tell(word), exact: true })).toBeVisible();
  await still(desk);
};

/** The filter of a list, as an address has it. */
export const filterOf = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/**
 * Resolves when a list of the operators' API has something that matches. What is read from the log is there a moment
 * later, and no page asks for it again.
 */
export const listed = async (desk: Page, noun: string, filter: object): Promise<void> => {
  const address = `/admin-api/${noun}?${filterOf(filter)}`;
  const rows = async (): Promise<unknown[]> => (await desk.request.get(address)).json();
  await expect.poll(rows).not.toHaveLength(0);
};

/** Returns the id of the member with this mail address. */
export const memberIdOf = async (desk: Page, mail: string): Promise<string> => {
  return (await (await desk.request.get(`/admin-api/members?${filterOf({ mail })}`)).json())[0].id;
};

/** Returns the number of the approval that the refusal in a dialog has requested. */
export const approvalNumberIn = async (dialog: Locator): Promise<string> => {
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText(/\d+/);
  return /(?:依頼番号|request )(\d+)/.exec((await refusal.textContent())!)![1]!;
};

/** Carries out the approved command of the approval's page that is open. */
export const carryOutApproved = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: /(を実行|^Carry out)/ }).click();
  await expect(desk.getByText(/^(この操作は実行済みです。|It has been carried out\.)$/)).toBeVisible();
};

/** Shows again who it is, where a file holds people's data; what was wanted goes on by itself. */
export const confirm = async (page: Page, tell: Tell): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: tell('layout.confirm.title') });
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: tell('layout.confirm.go_on') }).click();
  await expect(dialog).toBeHidden();
};

/** Says in a word why, in an open dialog that asks for one. */
export const chooseCode = async (dialog: Locator, tell: Tell): Promise<void> => {
  const code = dialog.getByLabel(tell('commands.reason_code'));
  if ((await code.count()) === 0) return;
  await code.click();
  await dialog
    .page()
    .getByRole('option', { name: tell('commands.reason_codes.other'), exact: true })
    .click();
};

/** Gives the reason and carries the command out that a dialog asks about. */
export const carryOut = async (page: Page, tell: Tell, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tell('commands.reason')).fill(reason);
  await chooseCode(dialog, tell);
  await dialog.getByRole('button', { name: tell('commands.run') }).click();
  await expect(dialog).toBeHidden();
};

/** Finds the button of a command by its word below `resources`, such as `members.commands.ban`. */
export const command = (desk: Page, tell: Tell, name: string): Locator =>
  desk.getByRole('button', { name: tell(`resources.${name}`), exact: true });

/** The input of a resource's field, by its label. */
export const fieldOf = (place: Page | Locator, tell: Tell, noun: string, field: string): Locator =>
  place.getByLabel(new RegExp(`^${tell(`resources.${noun}.fields.${field}`).replace(/[()（）・]/g, '.')}(\\s\\*)?$`));

/** Presses the button that says a word of the console. */
export const press = (place: Page | Locator, tell: Tell, word: string, values: Values = {}): Promise<void> =>
  place.getByRole('button', { name: tell(word, values), exact: true }).click();

export const save = (desk: Page, tell: Tell): Promise<void> => press(desk, tell, 'ra.action.save');
