import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { referralMessages } from '../../web/src/features/members/referral.messages';
import { notificationsMessages } from '../../web/src/features/notifications/notifications.messages';
import { coursesMessages } from '../../web/src/features/payments/courses.messages';
import type { Language } from '../../web/src/i18n/i18n';
import { link, paths } from '../../web/src/paths';
import { copyMessages } from '../../web/src/ui/copy.messages';
import { expect, test } from './journey.js';
import { groupFeatures, MISSING_IN_BROWSERS } from './missing-in-browsers.js';
import type { OpenedPack } from './operators.js';
import {
  chooseCard,
  chooseCount,
  confirmPurchase,
  decide,
  findControl,
  findHeading,
  openPackPage,
  skipAll,
} from './steps.js';
import type { Say } from './words.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

/** Features that only this client could use. */
const MISSING: Readonly<Record<string, () => void>> = {
  ...MISSING_IN_BROWSERS,
  'storage that holds what is none of ours': () => {
    const names = ['language', 'unanswered', 'reminder-closed', 'registration', 'log-head', 'reveal-sound', 'referral'];
    for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.setItem(name, '{"x":[');
  },
  'threads, streams and copies': () => {
    for (const name of ['EventSource', 'Worker', 'BroadcastChannel', 'structuredClone', 'queueMicrotask'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    Object.defineProperty(AbortSignal, 'timeout', { value: undefined, configurable: true });
  },
  'sound, films and popovers': () => {
    for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true });
    Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: undefined, configurable: true });
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  'formats of the language': () => {
    const { DateTimeFormat, NumberFormat } = Intl;
    const refuse = (options: object = {}) => {
      if (['dateStyle', 'timeStyle', 'signDisplay', 'currencyDisplay'].some((name) => name in options))
        throw new RangeError('unknown option');
    };
    Object.assign(Intl, {
      RelativeTimeFormat: undefined,
      DateTimeFormat: (locale: string, options: object) => {
        refuse(options);
        return new DateTimeFormat(locale, options);
      },
      NumberFormat: (locale: string, options: object) => {
        refuse(options);
        return new NumberFormat(locale, options);
      },
    });
  },
};

/** Collects uncaught errors of a page. */
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

interface Visit {
  readonly page: Page;
  readonly say: Say;
  readonly language: Language;
  readonly pack: OpenedPack;
}

const visitWithout = async (features: readonly string[], { page, say, language, pack }: Visit): Promise<void> => {
  const errors = errorsOf(page);
  // Without storage, the language is the browser's.
  await page.addInitScript((spoken) => {
    Object.defineProperty(navigator, 'languages', { get: () => [spoken], configurable: true });
  }, language);
  for (const feature of features) await page.addInitScript(MISSING[feature]!);

  await page.goto(paths.top);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await findControl(page, say(appMessages, 'menu')).click();
  await expect(page.getByRole('dialog', { name: say(appMessages, 'menu') })).toBeVisible();

  for (const [address, title] of [
    [link(paths.fairness, { packId: pack.id }), say(fairnessMessages, 'packTitle', { name: pack.name })],
    [paths.buyPoint, say(coursesMessages, 'title')],
    [paths.notifications, say(notificationsMessages, 'title')],
    [paths.myPage, say(membersMessages, 'myPage')],
    [paths.referral, say(referralMessages, 'title')],
  ] as const) {
    await page.goto(address);
    await expect(findHeading(page, title)).toBeVisible();
  }
  await findControl(page, say(referralMessages, 'copyCode')).click();
  await expect(page.getByText(say(copyMessages, 'copied')).first()).toBeVisible();

  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await confirmPurchase(page, say);
  await page.waitForURL((url) => url.pathname === paths.gachaAnimation);
  await page.getByRole('button', { name: say(drawsMessages, 'start') }).click();
  await skipAll(page, say);
  await chooseCard(page);
  await decide(page, say);
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();
  expect(errors).toEqual([]);
};

for (const features of groupFeatures(Object.keys(MISSING)))
  test(`shows every page and draws without ${features.join(', or ')}`, async ({
    page,
    context,
    say,
    language,
    richMember: _,
    openPack,
  }) => {
    test.slow();
    const visit = { say, language, pack: await openPack() };
    try {
      await visitWithout(features, { page, ...visit });
    } catch (fault) {
      if (features.length === 1) throw fault;
      const faults: string[] = [];
      for (const feature of features)
        await visitWithout([feature], { page: await context.newPage(), ...visit }).catch(({ message }: Error) =>
          faults.push(`alone without ${feature}: ${message}`),
        );
      throw new Error(faults.join('\n') || 'this happens only when all of them are missing', { cause: fault });
    }
  });

test('says that cookies are refused, and how to allow them', async ({ page, say }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  for (const address of [paths.login, paths.signUp, paths.userRegister]) {
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: say(membersMessages, 'cookiesBlocked') })).toBeVisible();
  }
});

test.describe('scripts that do not arrive', () => {
  const stalled = (page: Page) => page.locator('#stalled');

  test('leave a message and a link, and the page starts when they arrive', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(paths.packList, { waitUntil: 'domcontentloaded' });
    await expect(stalled(page)).toBeVisible({ timeout: 20_000 });
    await expect(stalled(page)).toContainText('This page has not loaded yet.');
    await page.unroute('**/assets/**');
    await stalled(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stalled(page)).toBeHidden();
  });

  test('show a message also when they take long', async ({ page }) => {
    test.slow();
    await page.route('**/assets/**', () => {});
    await page.goto(paths.login, { waitUntil: 'commit' });
    await expect(stalled(page)).toBeVisible({ timeout: 30_000 });
  });

  test('show a message when the menu needs one after a release', async ({ page, say }) => {
    await page.goto(paths.login);
    await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
    await findControl(page, say(appMessages, 'menu')).click();
    await expect(page.getByRole('alert').filter({ hasText: say(appMessages, 'noAnswer') })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await findControl(page, say(appMessages, 'tryAgain')).click();
    await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
    await findControl(page, say(appMessages, 'menu')).click();
    await expect(page.getByRole('dialog', { name: say(appMessages, 'menu') })).toBeVisible();
  });

  test('leave no empty page when they break the whole client', async ({ page, say }) => {
    await page.goto(paths.login);
    await expect(findHeading(page, say(membersMessages, 'logIn'))).toBeVisible();
    await page.evaluate(() => document.getElementById('root')!.replaceChildren());
    await expect(stalled(page)).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows a message and a link', async ({ page }) => {
    await page.goto(paths.top);
    // Playwright does not search these elements by text.
    await expect(page.locator('noscript p[lang="en"]')).toBeVisible();
    await expect(page.locator('noscript a')).toBeVisible();
  });
});
