import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { goTo, still, type Tell, test } from './console.js';
import { expect } from './journey.js';
import { MISSING_IN_BROWSERS, together } from './missing-in-browsers.js';
import { laterBuild, losePartsOf } from './parts.js';
import { expectPressable } from './pressing.js';

// Alone each looks at a page: no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

/** Adds what only this client could use. */
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

const dashboard = (page: Page, tell: Tell) => page.getByRole('heading', { level: 1, name: tell('ra.page.dashboard') });

for (const features of together(Object.keys(MISSING)))
  test(`signs in, finds a member and asks about a command without ${features.join(', or ')}`, async ({
    empty: page,
    tell,
    language,
    member: { person },
  }) => {
    test.slow();
    const errors = errorsOf(page);
    for (const feature of features) await page.addInitScript(MISSING[feature]!);
    await page.goto('/admin/');
    // Where nothing is kept, the console is Japanese.
    const other = page.getByRole('button', { name: 'English', exact: true });
    await expect(page.getByRole('main')).toBeVisible();
    if (language === 'en' && (await other.isVisible())) await other.click();
    await page.getByLabel(tell('sign_in.mail')).fill('owner@example.com');
    await page.locator('input[name="password"]').fill('operator1234');
    await page.keyboard.press('Enter');
    await expect(dashboard(page, tell)).toBeVisible();
    for (const noun of ['packs', 'shipments', 'cards-ledger', 'settings', 'members'])
      await test.step(noun, () => goTo(page, tell, `resources.${noun}.name`));

    await page.getByPlaceholder(tell('members.search'), { exact: true }).fill(person.mail);
    const memberRows = page.getByRole('row').filter({ hasText: '@' });
    await expect(memberRows).toHaveCount(1);
    await memberRows.filter({ hasText: person.mail }).getByRole('link').click();
    await still(page);
    await page.getByRole('button', { name: tell('resources.members.commands.ban'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectPressable(dialog.getByRole('button', { name: tell('ra.action.cancel') }));
    await dialog.getByRole('button', { name: tell('ra.action.cancel') }).click();
    await expect(dialog).toBeHidden();

    // Without media queries the window counts as narrow: the button is an icon.
    const account = page.getByRole('button', { name: tell('layout.account_of', { name: 'Owner' }) });
    await account.or(page.getByRole('button', { name: tell('layout.account'), exact: true })).click();
    await page.getByRole('menuitem', { name: tell('ra.auth.logout') }).click();
    await expect(page.getByRole('heading', { name: tell('sign_in.title') })).toBeVisible();
    expect(errors).toEqual([]);
  });

test('the sign-in says that cookies are refused, and how to allow them', async ({ empty, tell }) => {
  await empty.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  await empty.goto('/admin/');
  await expect(empty.getByRole('alert').filter({ hasText: tell('sign_in.cookies_blocked') })).toBeVisible();
  await expectAccessible(empty);
  await expectPressable(empty.getByRole('button', { name: tell('layout.reload') }));
});

test.describe('scripts that do not arrive', () => {
  const stalled = (page: Page) => page.locator('#stalled');

  test('leave words and a way on at the sign-in', async ({ empty, tell }) => {
    await empty.route('**/admin/assets/**', (route) => route.abort());
    await empty.goto('/admin/', { waitUntil: 'domcontentloaded' });
    await expect(stalled(empty)).toBeVisible({ timeout: 20_000 });
    await empty.unrouteAll();
    await stalled(empty).getByRole('button').click();
    await expect(empty.getByRole('heading', { name: tell('sign_in.title') })).toBeVisible();
    await expect(stalled(empty)).toBeHidden();
  });

  test('of the frame are told of after the sign-in', async ({ empty, tell }) => {
    await empty.goto('/admin/');
    await expect(empty.getByRole('heading', { name: tell('sign_in.title') })).toBeVisible();
    const parts = await losePartsOf(empty, { how: 'cut' });
    await empty.getByLabel(tell('sign_in.mail')).fill('owner@example.com');
    await empty.locator('input[name="password"]').fill('operator1234');
    await empty.keyboard.press('Enter');
    await expect(empty.getByRole('alert').filter({ hasText: tell('layout.missing.text') })).toBeVisible();
    await expectAccessible(empty);
    await parts.mend();
    await empty.getByRole('button', { name: tell('layout.reload') }).click();
    await expect(dashboard(empty, tell)).toBeVisible();
  });

  test('of a page after a release are loaded by one reload, and never by a second', async ({ sitDown, tell }) => {
    const page = await sitDown('owner');
    await page.goto('/admin/');
    await still(page);
    const parts = await losePartsOf(page, { how: 'gone', released: laterBuild('/admin/') });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: tell('resources.packs.name'), exact: true })
      .click();
    await expect.poll(parts.reloads).toBe(1);
    await expect(page.getByRole('alert').filter({ hasText: tell('layout.outdated.title') })).toBeVisible();
    await expectAccessible(page);
    await page.waitForTimeout(3000);
    expect(parts.reloads()).toBe(1);
    await parts.mend();
    await page.getByRole('button', { name: tell('layout.reload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: tell('resources.packs.name') })).toBeVisible();
  });

  test('of the sign-in above a page keep what is typed until the operator has read so', async ({ sitDown, tell }) => {
    const page = await sitDown('owner');
    await page.goto('/admin/settings/parcel-content/show');
    await page.getByRole('button', { name: tell('resources.settings.commands.change'), exact: true }).click();
    const form = page.getByRole('dialog', { name: tell('resources.settings.commands.change') });
    await form.getByLabel(tell('resources.settings.fields.value')).fill('Cards');
    await form.getByLabel(tell('commands.reason')).fill('Typed before');
    await losePartsOf(page, { how: 'gone' });
    await page.context().clearCookies();
    await form.getByRole('button', { name: tell('commands.run') }).click();
    const missing = page.getByRole('dialog', { name: tell('layout.missing.title') });
    await expect(missing).toContainText(tell('layout.missing.typed'));
    await expect(page.locator('textarea, input').filter({ hasText: 'Typed before' }).or(form)).not.toHaveCount(0);
    await expectPressable(missing.getByRole('button', { name: tell('layout.reload') }));
  });
});
