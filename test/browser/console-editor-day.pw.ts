import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { carryOut, enter, fieldOf, goTo, look, press, save, type Translate, waitUntilLoaded } from './console.js';
import { test } from './console-own-shop.js';
import { createPicture } from './console-pictures.js';
import { expect, type Page } from './journey.js';
import { expectPressable } from './pressing.js';
import { openPackPage } from './steps.js';

/** Pages of a pack editor. Approvals and audit entries are limited to their own. */
const MENU = [
  '/admin',
  '/admin/ranks',
  '/admin/packs',
  '/admin/cards',
  '/admin/card-types',
  '/admin/banners',
  '/admin/approvals',
  '/admin/audit-trail',
];

const findCommand = (consolePage: Page, translate: Translate, name: string): Locator =>
  consolePage.getByRole('button', { name: translate(`resources.packs.commands.${name}`), exact: true });

const stateOf = (consolePage: Page, translate: Translate, state: string): Locator =>
  consolePage.getByText(translate(`resources.packs.states.${state}`), { exact: true });

const shown = async (consolePage: Page): Promise<string> => {
  await consolePage.waitForURL(/\/admin\/packs\/\d+\/show$/);
  await waitUntilLoaded(consolePage);
  return /packs\/(\d+)/.exec(consolePage.url())![1]!;
};

const NAMES = { ja: (mark: string) => `ごほうびの箱 ${mark}`, en: (mark: string) => `Reward box ${mark}` };

const DETAILS = {
  ja: { wrong: '星獣が眠る箱てす。', right: '星獣が眠る箱です。' },
  en: { wrong: 'Starbeasts sleeep in it.', right: 'Starbeasts sleep in it.' },
};

/** Opens the request about a pack from the list of requests. */
const openRequest = async (consolePage: Page, mark: string): Promise<void> => {
  await consolePage.getByRole('row').filter({ hasText: mark }).getByRole('link').first().click();
  await expect(consolePage.getByRole('heading', { level: 1, name: /#\d+/ })).toBeVisible();
  await waitUntilLoaded(consolePage);
};

test('a pack editor takes a pack from the draft to its sale, and sees no member', async ({
  page,
  empty: consolePage,
  openConsole,
  api,
  translate,
  language,
}, info) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);

  await test.step('signs in, and sees only their own pages', async () => {
    await enter(consolePage, translate, 'pack-editor');
    await expect(consolePage.getByRole('heading', { name: translate('dashboard.now') })).toBeVisible();
    await waitUntilLoaded(consolePage);
    const links = consolePage.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(MENU);
    await look(consolePage, info, 'dashboard');
  });

  await test.step('drafts it: words, price, picture, prizes', async () => {
    await goTo(consolePage, translate, 'resources.packs.name');
    await expect(consolePage.getByRole('row').filter({ has: consolePage.getByRole('link') })).not.toHaveCount(0);
    await look(consolePage, info, 'packs');
    await consolePage.getByRole('link', { name: translate('ra.action.create') }).click();
    await fieldOf(consolePage, translate, 'packs', 'name').fill(NAMES.ja(mark));
    await fieldOf(consolePage, translate, 'packs', 'name_en').fill(NAMES.en(mark));
    await fieldOf(consolePage, translate, 'packs', 'card_type').click();
    await consolePage.getByRole('option').first().click();
    await fieldOf(consolePage, translate, 'packs', 'price_point').fill('10');
    await consolePage.locator('input[type=file]').setInputFiles(await createPicture(960, 600));
    await expect(consolePage.locator('img[src^="/uploads/"]')).toBeVisible();
    await fieldOf(consolePage, translate, 'packs', 'detail').fill(DETAILS.ja.wrong);
    await fieldOf(consolePage, translate, 'packs', 'detail_en').fill(DETAILS.en.wrong);
    await consolePage.getByRole('combobox', { name: translate('packs.cards.add', { rank: 1 }) }).fill('sb-008');
    await consolePage.getByRole('option').first().click();
    const card = language === 'ja' ? '夜露の蛍' : 'Night-Dew Firefly';
    const of = (column: string) =>
      translate('packs.prizes.of', { column: translate(`packs.prizes.${column}`), name: card });
    await consolePage.getByLabel(of('quantity')).fill('100');
    await consolePage.getByLabel(of('buy_point')).fill('2000');
    const sums = consolePage.getByRole('region', { name: translate('packs.sums.title') });
    await expect(sums.getByRole('row', { name: translate('packs.sums.sales') })).toContainText('1,000P');
    await expect(sums.getByRole('row', { name: translate('packs.sums.payout') })).toContainText('200,000P');
    await look(consolePage, info, 'form');
    await save(consolePage, translate);
  });
  const id = await shown(consolePage);

  const publish = async (): Promise<Locator> => {
    await expectPressable(findCommand(consolePage, translate, 'publish'));
    await findCommand(consolePage, translate, 'publish').click();
    return consolePage.getByRole('dialog');
  };

  await test.step('sees that it pays out more than it earns and needs a second operator', async () => {
    await expect(consolePage.getByText(translate('packs.preflight.loses'))).toBeVisible();
    await look(consolePage, info, 'draft');
    const dialog = await publish();
    await dialog.getByLabel(translate('commands.reason')).fill('A reward');
    await press(dialog, translate, 'commands.run');
    await expect(dialog).toContainText(translate('packs.publish.loss_unaccepted'));
    await dialog.getByLabel(translate('packs.publish.accept_loss')).check();
    await press(dialog, translate, 'commands.run');
    await expect(dialog.getByText(/依頼番号\d+|request \d+/)).toBeVisible();
    await look(consolePage, info, 'second');
    await press(dialog, translate, 'ra.action.cancel');
    await expect(stateOf(consolePage, translate, 'draft')).toBeVisible();
  });

  await test.step('gets the approval of finance', async () => {
    const finance = await openConsole('finance');
    await finance.goto('/admin/');
    await finance.getByRole('link', { name: translate('approvals.look.waiting') }).click();
    await openRequest(finance, mark);
    await look(finance, info, 'asked');
    await press(finance, translate, 'resources.approvals.commands.approve');
    await carryOut(finance, translate, 'As agreed');
  });

  await test.step('runs the approved command, and the pack is on sale', async () => {
    await goTo(consolePage, translate, 'ra.page.dashboard');
    await expectPressable(consolePage.getByRole('link', { name: translate('approvals.look.approved') }));
    await consolePage.getByRole('link', { name: translate('approvals.look.approved') }).click();
    await openRequest(consolePage, mark);
    await look(consolePage, info, 'agreed');
    await press(consolePage, translate, 'approvals.carry_out', {
      command: translate('resources.packs.commands.publish'),
    });
    await expect(consolePage.getByText(translate('approvals.own.used'))).toBeVisible();
    await consolePage
      .getByRole('main')
      .getByRole('link', { name: new RegExp(mark) })
      .click();
    await shown(consolePage);
    await expect(stateOf(consolePage, translate, 'published')).toBeVisible();
    await look(consolePage, info, 'published');
    await openPackPage(page, { id });
    await expect(page.getByText(DETAILS[language].wrong)).toBeVisible();
  });

  await test.step('corrects a word of it while it sells', async () => {
    await findCommand(consolePage, translate, 'change-display').click();
    const dialog = consolePage.getByRole('dialog');
    await fieldOf(dialog, translate, 'packs', 'detail').fill(DETAILS.ja.right);
    await fieldOf(dialog, translate, 'packs', 'detail_en').fill(DETAILS.en.right);
    await look(consolePage, info, 'display');
    await carryOut(consolePage, translate, 'A misprint');
    await page.reload();
    await expect(page.getByText(DETAILS[language].right)).toBeVisible();
  });

  await test.step('pauses it, and members cannot buy it', async () => {
    await findCommand(consolePage, translate, 'pause').click();
    await look(consolePage, info, 'pause');
    await carryOut(consolePage, translate, 'Over lunch');
    await expect(stateOf(consolePage, translate, 'paused')).toBeVisible();
    expect((await api.get(`user/pack/detail/${id}`)).detail.is_paused).toBe('1');
  });

  await test.step('plans a similar pack with another price for New Year', async () => {
    await consolePage.getByRole('link', { name: translate('packs.copy'), exact: true }).click();
    await fieldOf(consolePage, translate, 'packs', 'price_point').fill('4000');
    await save(consolePage, translate);
    await consolePage.waitForURL((url) => /packs\/\d+\/show$/.test(url.pathname) && !url.pathname.includes(`/${id}/`));
    await waitUntilLoaded(consolePage);
    const dialog = await publish();
    await dialog.getByLabel(translate('packs.publish.at')).check();
    await dialog.getByLabel(translate('packs.publish.time')).fill('2031-01-01T10:00');
    await look(consolePage, info, 'plan');
    await carryOut(consolePage, translate, 'New Year');
    await expect(findCommand(consolePage, translate, 'cancel-publication')).toBeVisible();
    await look(consolePage, info, 'planned');
    await goTo(consolePage, translate, 'resources.packs.name');
    const time = language === 'ja' ? '2031年1月1日 10:00' : '1 Jan 2031, 10:00';
    await expect(consolePage.getByText(translate('packs.publishes_at', { time }))).toBeVisible();
  });

  await test.step('sees no personal data', async () => {
    for (const resource of ['members', 'draws', 'shipments', 'payments', 'contacts'])
      expect((await consolePage.request.get(`/admin-api/${resource}`)).status()).toBe(403);
    await consolePage.goto('/admin/members');
    await expect(
      consolePage.getByRole('heading', { level: 1, name: translate('ra.page.access_denied') }),
    ).toBeVisible();
    await waitUntilLoaded(consolePage);
    expect(await consolePage.getByRole('alert').count()).toBe(0);
    await look(consolePage, info, 'denied');
  });
});
