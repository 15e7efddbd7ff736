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
import { DESKTOP, PHONE } from './windows.js';

export type Role = 'owner' | 'pack-editor' | 'shipping' | 'support' | 'finance' | 'auditor';

/** Returns the console's message of a key such as `resources.members.name`, with `values` in place of `%{name}`. */
export type Translate = (key: string, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

/** An operator's own browser window with the console. */
export interface OperatorBrowser {
  readonly page: Page;
  readonly role: Role;
}

interface Fixtures {
  readonly translate: Translate;
  /** Opens the console as a demo operator of this role, signed in. */
  readonly openConsole: (role: Role) => Promise<Page>;
  /** A page of a browser without a session. */
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

/** Lists the messages directly below a key such as `resources.members.commands`; empty for an unknown key. */
export const listWordsBelow = (language: Language, key: string): string[] =>
  Object.values(branchOf(language, key) ?? {}).filter((word) => typeof word === 'string');

/** Creates the function that returns the console's messages in a language. */
export const translateIn =
  (language: Language): Translate =>
  (key, values = {}) =>
    wordOf(language, key).replace(/%\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

const wordOf = (language: Language, key: string): string => {
  const word = branchOf(language, key);
  if (typeof word !== 'string') throw new Error(`the console has no word ${key}`);
  return word.split(' |||| ').at(-1)!;
};

const PASSWORD = 'operator1234';

/** A journey through the console, in one of its languages. */
export const test = journey.extend<Fixtures>({
  translate: async ({ language }, use) => use(translateIn(language)),

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

  openConsole: async ({ browser, contextOptions, storageState, baseURL, viewport }, use) => {
    const pages: Page[] = [];
    await use(async (role) => {
      const context = await openContext(browser, storageState, { ...contextOptions, baseURL, viewport });
      const data = { mail: `${role}@example.com`, password: PASSWORD };
      const response = await context.request.post('/admin-api/session', { data });
      expect(response.ok()).toBe(true);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** Submits the sign-in form of a page, or of the dialog after the end of a session. */
export const sendSignIn = async (
  place: Page | Locator,
  translate: Translate,
  mail: string,
  password = PASSWORD,
): Promise<void> => {
  await place.getByLabel(translate('sign_in.mail')).fill(mail);
  const field = place.locator('input[name="password"]');
  await field.fill(password);
  await field.press('Enter');
};

/** Signs in on the console's sign-in page. */
export const enter = async (page: Page, translate: Translate, role: Role): Promise<void> => {
  await page.goto('/admin/');
  await sendSignIn(page, translate, `${role}@example.com`);
};

/** Resolves once the page has loaded all its content. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
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

/** Performs an action without a page load, and resolves after two frames without pending requests. */
const untilStill = async (page: Page, action: () => Promise<void>): Promise<void> => {
  const requests = watchRequests(page);
  await action();
  let quietFrames = 0;
  const countQuiet = async (): Promise<number> => {
    await page.evaluate(nextFrame);
    quietFrames = requests.count() > 0 || (await page.locator(LOADERS).count()) > 0 ? 0 : quietFrames + 1;
    return quietFrames;
  };
  await expect.poll(countQuiet, { intervals: [20] }).toBeGreaterThanOrEqual(2);
  requests.stopWatching();
};

/** Runs in the page. Marks the elements that the next page or language replaces. */
const markAsLeft = (): void => {
  for (const part of document.querySelectorAll('#main-content > *')) part.setAttribute('data-left', '');
};

const LEFT = '#main-content > [data-left]';

/** Goes to another page without reloading the document: by a tab of the page, else through the router. */
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

/** Runs a check in the page's language, then in the other one, which stays. A failure names the language. */
export const forEachLanguage = async (page: Page, look: (language: Language) => Promise<void>): Promise<void> => {
  const language = page.locator('html');
  const first = (await language.getAttribute('lang')) as Language;
  const other = OTHERS[first];
  await test.step(first, () => look(first));
  await page.evaluate(markAsLeft);
  await page.getByRole('button', { name: other.name, exact: true }).click();
  await expect(language).toHaveAttribute('lang', other.language);
  // The document has its new language before the words of the page are replaced.
  await expect(page.locator(LEFT)).toHaveCount(0);
  await waitUntilLoaded(page);
  await test.step(other.language, () => look(other.language));
};

/** Keeps a screenshot for readers of a run with BROWSER_ALL=1. No assertion needs it. */
export const keepPicture = async (page: Page, info: TestInfo, name: string, fullPage = true): Promise<void> => {
  if (process.env.BROWSER_ALL !== '1') return;
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
};

/** Checks the layout and the accessibility of a page or its dialog at phone and desktop width, and keeps pictures. */
export const look = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await loaded(page);
    await keepPicture(page, info, `${name}-${viewport.width}`);
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
};

/** Opens a page from the menu. */
export const goTo = async (consolePage: Page, translate: Translate, word: string): Promise<void> => {
  await consolePage
    .getByRole('navigation')
    .getByRole('link', { name: translate(word), exact: true })
    .click();
  await expect(consolePage.getByRole('heading', { level: 1, name: translate(word), exact: true })).toBeVisible();
  await waitUntilLoaded(consolePage);
};

/** Formats the filter of a list as a query parameter. */
export const filterOf = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/**
 * Resolves once a list of the operators' API has a matching record. Projections follow the log with a delay, and pages do
 * not poll.
 */
export const waitUntilListed = async (consolePage: Page, resource: string, filter: object): Promise<void> => {
  const address = `/admin-api/${resource}?${filterOf(filter)}`;
  const rows = async (): Promise<unknown[]> => (await consolePage.request.get(address)).json();
  await expect.poll(rows).not.toHaveLength(0);
};

/** Returns the id of the member with this mail address. */
export const memberIdOf = async (consolePage: Page, mail: string): Promise<string> => {
  return (await (await consolePage.request.get(`/admin-api/members?${filterOf({ mail })}`)).json())[0].id;
};

/** Returns the number of the approval that the refusal in a dialog has requested. */
export const readApprovalNumber = async (dialog: Locator): Promise<string> => {
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText(/\d+/);
  return /(?:依頼番号|request )(\d+)/.exec((await refusal.textContent())!)![1]!;
};

/** Carries out the approved command of the approval's page that is open. */
export const carryOutApproved = async (consolePage: Page): Promise<void> => {
  await consolePage.getByRole('button', { name: /(を実行|^Carry out)/ }).click();
  await expect(consolePage.getByText(/^(この操作は実行済みです。|It has been carried out\.)$/)).toBeVisible();
};

/** Confirms the operator's identity in the dialog. The waiting request then continues. */
export const confirm = async (page: Page, translate: Translate): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: translate('layout.confirm.title') });
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: translate('layout.confirm.go_on') }).click();
  await expect(dialog).toBeHidden();
};

/** Chooses a reason code, if the open dialog asks for one. */
export const chooseCode = async (dialog: Locator, translate: Translate): Promise<void> => {
  const code = dialog.getByLabel(translate('commands.reason_code'));
  if ((await code.count()) === 0) return;
  await code.click();
  await dialog
    .page()
    .getByRole('option', { name: translate('commands.reason_codes.other'), exact: true })
    .click();
};

/** Enters the reason and executes the command of a dialog. */
export const carryOut = async (page: Page, translate: Translate, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(translate('commands.reason')).fill(reason);
  await chooseCode(dialog, translate);
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog).toBeHidden();
};

/** Finds the button of a command by its word below `resources`, such as `members.commands.ban`. */
export const findCommand = (consolePage: Page, translate: Translate, name: string): Locator =>
  consolePage.getByRole('button', { name: translate(`resources.${name}`), exact: true });

/** Finds the input of a resource's field by its label. */
export const fieldOf = (place: Page | Locator, translate: Translate, resource: string, field: string): Locator =>
  place.getByLabel(
    new RegExp(`^${translate(`resources.${resource}.fields.${field}`).replace(/[()（）・]/g, '.')}(\\s\\*)?$`),
  );

/** Presses the button with a message of the console. */
export const press = (place: Page | Locator, translate: Translate, word: string, values: Values = {}): Promise<void> =>
  place.getByRole('button', { name: translate(word, values), exact: true }).click();

export const save = (consolePage: Page, translate: Translate): Promise<void> =>
  press(consolePage, translate, 'ra.action.save');
