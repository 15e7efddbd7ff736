import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { goTo, type Translate, test, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { groupFeatures, MISSING_IN_BROWSERS } from './missing-in-browsers.js';
import { buildLaterRelease, losePartsOf } from './parts.js';
import { expectPressable } from './pressing.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

/** Features that only this client could use. */
const MISSING: Readonly<Record<string, () => void>> = {
  ...MISSING_IN_BROWSERS,
  'storage that holds what is none of ours': () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['locale', 'sidebar.open', 'members.listParams', 'console.used', 'version'])
        storage.setItem(`RaStoreconsole.${name}`, '{"x":[');
    localStorage.setItem('console.used', '{"x":[');
  },
  'threads, streams and copies': () => {
    for (const name of ['EventSource', 'Worker', 'BroadcastChannel', 'structuredClone'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    Object.defineProperty(AbortSignal, 'timeout', { value: undefined, configurable: true });
  },
  'sound and popovers': () => {
    for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: undefined, configurable: true });
  },
};

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

const dashboard = (page: Page, translate: Translate) =>
  page.getByRole('heading', { level: 1, name: translate('ra.page.dashboard') });

for (const features of groupFeatures(Object.keys(MISSING)))
  test(`signs in, finds a member and asks about a command without ${features.join(', or ')}`, async ({
    empty: page,
    translate,
    language,
    member: { person },
  }) => {
    test.slow();
    const errors = errorsOf(page);
    for (const feature of features) await page.addInitScript(MISSING[feature]!);
    await page.goto('/admin/');
    // The console is Japanese where no setting is stored.
    const other = page.getByRole('button', { name: 'English', exact: true });
    await expect(page.getByRole('main')).toBeVisible();
    if (language === 'en' && (await other.isVisible())) await other.click();
    await page.getByLabel(translate('sign_in.mail')).fill('owner@example.com');
    await page.locator('input[name="password"]').fill('operator1234');
    await page.keyboard.press('Enter');
    await expect(dashboard(page, translate)).toBeVisible();
    for (const resource of ['packs', 'shipments', 'cards-ledger', 'settings', 'members'])
      await test.step(resource, () => goTo(page, translate, `resources.${resource}.name`));

    await page.getByPlaceholder(translate('members.search'), { exact: true }).fill(person.mail);
    const memberRows = page.getByRole('row').filter({ hasText: '@' });
    await expect(memberRows).toHaveCount(1);
    await memberRows.filter({ hasText: person.mail }).getByRole('link').click();
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: translate('resources.members.commands.ban'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectPressable(dialog.getByRole('button', { name: translate('ra.action.cancel') }));
    await dialog.getByRole('button', { name: translate('ra.action.cancel') }).click();
    await expect(dialog).toBeHidden();

    // Without media queries the window counts as narrow, so the button is an icon.
    const account = page.getByRole('button', { name: translate('layout.account_of', { name: 'Owner' }) });
    await account.or(page.getByRole('button', { name: translate('layout.account'), exact: true })).click();
    await page.getByRole('menuitem', { name: translate('ra.auth.logout') }).click();
    await expect(page.getByRole('heading', { name: translate('sign_in.title') })).toBeVisible();
    expect(errors).toEqual([]);
  });

test('the sign-in says that cookies are refused, and how to allow them', async ({ empty, translate }) => {
  await empty.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  await empty.goto('/admin/');
  await expect(empty.getByRole('alert').filter({ hasText: translate('sign_in.cookies_blocked') })).toBeVisible();
  await expectAccessible(empty);
  await expectPressable(empty.getByRole('button', { name: translate('layout.reload') }));
});

test.describe('scripts that do not arrive', () => {
  const stalled = (page: Page) => page.locator('#stalled');

  test('leave a message and a link at the sign-in', async ({ empty, translate }) => {
    await empty.route('**/admin/assets/**', (route) => route.abort());
    await empty.goto('/admin/', { waitUntil: 'domcontentloaded' });
    await expect(stalled(empty)).toBeVisible({ timeout: 20_000 });
    await empty.unrouteAll();
    await stalled(empty).getByRole('button').click();
    await expect(empty.getByRole('heading', { name: translate('sign_in.title') })).toBeVisible();
    await expect(stalled(empty)).toBeHidden();
  });

  test('show a message after the sign-in if the frame does not load', async ({ empty, translate }) => {
    await empty.goto('/admin/');
    await expect(empty.getByRole('heading', { name: translate('sign_in.title') })).toBeVisible();
    const parts = await losePartsOf(empty, { how: 'cut' });
    await empty.getByLabel(translate('sign_in.mail')).fill('owner@example.com');
    await empty.locator('input[name="password"]').fill('operator1234');
    await empty.keyboard.press('Enter');
    await expect(empty.getByRole('alert').filter({ hasText: translate('layout.missing.text') })).toBeVisible();
    await expectAccessible(empty);
    await parts.mend();
    await empty.getByRole('button', { name: translate('layout.reload') }).click();
    await expect(dashboard(empty, translate)).toBeVisible();
  });

  test('cause one reload of a page after a release, and never a second', async ({ openConsole, translate }) => {
    const page = await openConsole('owner');
    await page.goto('/admin/');
    await waitUntilLoaded(page);
    const parts = await losePartsOf(page, { how: 'gone', released: buildLaterRelease('/admin/') });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: translate('resources.packs.name'), exact: true })
      .click();
    await expect.poll(parts.reloads).toBe(1);
    await expect(page.getByRole('alert').filter({ hasText: translate('layout.outdated.title') })).toBeVisible();
    await expectAccessible(page);
    await page.waitForTimeout(3000);
    expect(parts.reloads()).toBe(1);
    await parts.mend();
    await page.getByRole('button', { name: translate('layout.reload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: translate('resources.packs.name') })).toBeVisible();
  });

  test('keep the input of a page until the operator has read that its sign-in did not load', async ({
    openConsole,
    translate,
  }) => {
    const page = await openConsole('owner');
    await page.goto('/admin/settings/parcel-content/show');
    await page.getByRole('button', { name: translate('resources.settings.commands.change'), exact: true }).click();
    const form = page.getByRole('dialog', { name: translate('resources.settings.commands.change') });
    await form.getByLabel(translate('resources.settings.fields.value')).fill('Cards');
    await form.getByLabel(translate('commands.reason')).fill('Typed before');
    await losePartsOf(page, { how: 'gone' });
    await page.context().clearCookies();
    await form.getByRole('button', { name: translate('commands.run') }).click();
    const missing = page.getByRole('dialog', { name: translate('layout.missing.title') });
    await expect(missing).toContainText(translate('layout.missing.typed'));
    await expect(page.locator('textarea, input').filter({ hasText: 'Typed before' }).or(form)).not.toHaveCount(0);
    await expectPressable(missing.getByRole('button', { name: translate('layout.reload') }));
  });
});
