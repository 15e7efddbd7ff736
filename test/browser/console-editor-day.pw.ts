import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { carryOut, enter, fieldOf, goTo, look, press, save, still, type Tell } from './console.js';
import { test } from './console-own-shop.js';
import { picture } from './console-pictures.js';
import { expect, type Page } from './journey.js';
import { expectPressable } from './pressing.js';
import { openPackPage } from './steps.js';

/** What is theirs, and of everybody’s own alone what they have asked others to agree to, and what they did. */
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

const command = (desk: Page, tell: Tell, name: string): Locator =>
  desk.getByRole('button', { name: tell(`resources.packs.commands.${name}`), exact: true });

const stateOf = (desk: Page, tell: Tell, state: string): Locator =>
  desk.getByText(tell(`resources.packs.states.${state}`), { exact: true });

const shown = async (desk: Page): Promise<string> => {
  await desk.waitForURL(/\/admin\/packs\/\d+\/show$/);
  await still(desk);
  return /packs\/(\d+)/.exec(desk.url())![1]!;
};

const NAMES = { ja: (mark: string) => `ごほうびの箱 ${mark}`, en: (mark: string) => `Reward box ${mark}` };

const DETAILS = {
  ja: { wrong: '星獣が眠る箱てす。', right: '星獣が眠る箱です。' },
  en: { wrong: 'Starbeasts sleeep in it.', right: 'Starbeasts sleep in it.' },
};

/** Opens the request about a pack from the list of requests. */
const openRequest = async (desk: Page, mark: string): Promise<void> => {
  await desk.getByRole('row').filter({ hasText: mark }).getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1, name: /#\d+/ })).toBeVisible();
  await still(desk);
};

test('a pack editor takes a pack from its first word to its sale, and sees no member', async ({
  page,
  empty: desk,
  sitDown,
  api,
  tell,
  language,
}, info) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);

  await test.step('comes in, and sees what is theirs', async () => {
    await enter(desk, tell, 'pack-editor');
    await expect(desk.getByRole('heading', { name: tell('dashboard.now') })).toBeVisible();
    await still(desk);
    const links = desk.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(MENU);
    await look(desk, info, 'dashboard');
  });

  await test.step('drafts it: words, price, picture, prizes', async () => {
    await goTo(desk, tell, 'resources.packs.name');
    await expect(desk.getByRole('row').filter({ has: desk.getByRole('link') })).not.toHaveCount(0);
    await look(desk, info, 'packs');
    await desk.getByRole('link', { name: tell('ra.action.create') }).click();
    await fieldOf(desk, tell, 'packs', 'name').fill(NAMES.ja(mark));
    await fieldOf(desk, tell, 'packs', 'name_en').fill(NAMES.en(mark));
    await fieldOf(desk, tell, 'packs', 'card_type').click();
    await desk.getByRole('option').first().click();
    await fieldOf(desk, tell, 'packs', 'price_point').fill('10');
    await desk.locator('input[type=file]').setInputFiles(await picture(960, 600));
    await expect(desk.locator('img[src^="/uploads/"]')).toBeVisible();
    await fieldOf(desk, tell, 'packs', 'detail').fill(DETAILS.ja.wrong);
    await fieldOf(desk, tell, 'packs', 'detail_en').fill(DETAILS.en.wrong);
    await desk.getByRole('combobox', { name: tell('packs.cards.add', { rank: 1 }) }).fill('sb-008');
    await desk.getByRole('option').first().click();
    const card = language === 'ja' ? '夜露の蛍' : 'Night-Dew Firefly';
    const of = (column: string) => tell('packs.prizes.of', { column: tell(`packs.prizes.${column}`), name: card });
    await desk.getByLabel(of('quantity')).fill('100');
    await desk.getByLabel(of('buy_point')).fill('2000');
    const sums = desk.getByRole('region', { name: tell('packs.sums.title') });
    await expect(sums.getByRole('row', { name: tell('packs.sums.sales') })).toContainText('1,000P');
    await expect(sums.getByRole('row', { name: tell('packs.sums.payout') })).toContainText('200,000P');
    await look(desk, info, 'form');
    await save(desk, tell);
  });
  const id = await shown(desk);

  const publish = async (): Promise<Locator> => {
    await expectPressable(command(desk, tell, 'publish'));
    await command(desk, tell, 'publish').click();
    return desk.getByRole('dialog');
  };

  await test.step('is told that it pays out more than it takes, and needs a second operator', async () => {
    await expect(desk.getByText(tell('packs.preflight.loses'))).toBeVisible();
    await look(desk, info, 'draft');
    const dialog = await publish();
    await dialog.getByLabel(tell('commands.reason')).fill('A reward');
    await press(dialog, tell, 'commands.run');
    await expect(dialog).toContainText(tell('packs.publish.loss_unaccepted'));
    await dialog.getByLabel(tell('packs.publish.accept_loss')).check();
    await press(dialog, tell, 'commands.run');
    await expect(dialog.getByText(/依頼番号\d+|request \d+/)).toBeVisible();
    await look(desk, info, 'second');
    await press(dialog, tell, 'ra.action.cancel');
    await expect(stateOf(desk, tell, 'draft')).toBeVisible();
  });

  await test.step('has finance look at it and agree', async () => {
    const finance = await sitDown('finance');
    await finance.goto('/admin/');
    await finance.getByRole('link', { name: tell('approvals.look.waiting') }).click();
    await openRequest(finance, mark);
    await look(finance, info, 'asked');
    await press(finance, tell, 'resources.approvals.commands.approve');
    await carryOut(finance, tell, 'As agreed');
  });

  await test.step('carries out what was agreed to, and the pack is on sale', async () => {
    await goTo(desk, tell, 'ra.page.dashboard');
    await expectPressable(desk.getByRole('link', { name: tell('approvals.look.approved') }));
    await desk.getByRole('link', { name: tell('approvals.look.approved') }).click();
    await openRequest(desk, mark);
    await look(desk, info, 'agreed');
    await press(desk, tell, 'approvals.carry_out', { command: tell('resources.packs.commands.publish') });
    await expect(desk.getByText(tell('approvals.own.used'))).toBeVisible();
    await desk
      .getByRole('main')
      .getByRole('link', { name: new RegExp(mark) })
      .click();
    await shown(desk);
    await expect(stateOf(desk, tell, 'published')).toBeVisible();
    await look(desk, info, 'published');
    await openPackPage(page, { id });
    await expect(page.getByText(DETAILS[language].wrong)).toBeVisible();
  });

  await test.step('corrects a word of it while it sells', async () => {
    await command(desk, tell, 'change-display').click();
    const dialog = desk.getByRole('dialog');
    await fieldOf(dialog, tell, 'packs', 'detail').fill(DETAILS.ja.right);
    await fieldOf(dialog, tell, 'packs', 'detail_en').fill(DETAILS.en.right);
    await look(desk, info, 'display');
    await carryOut(desk, tell, 'A misprint');
    await page.reload();
    await expect(page.getByText(DETAILS[language].right)).toBeVisible();
  });

  await test.step('pauses it, and nobody can buy it', async () => {
    await command(desk, tell, 'pause').click();
    await look(desk, info, 'pause');
    await carryOut(desk, tell, 'Over lunch');
    await expect(stateOf(desk, tell, 'paused')).toBeVisible();
    expect((await api.get(`user/pack/detail/${id}`)).detail.is_paused).toBe('1');
  });

  await test.step('has another like it, at another price, come on New Year', async () => {
    await desk.getByRole('link', { name: tell('packs.copy'), exact: true }).click();
    await fieldOf(desk, tell, 'packs', 'price_point').fill('4000');
    await save(desk, tell);
    await desk.waitForURL((url) => /packs\/\d+\/show$/.test(url.pathname) && !url.pathname.includes(`/${id}/`));
    await still(desk);
    const dialog = await publish();
    await dialog.getByLabel(tell('packs.publish.at')).check();
    await dialog.getByLabel(tell('packs.publish.time')).fill('2031-01-01T10:00');
    await look(desk, info, 'plan');
    await carryOut(desk, tell, 'New Year');
    await expect(command(desk, tell, 'cancel-publication')).toBeVisible();
    await look(desk, info, 'planned');
    await goTo(desk, tell, 'resources.packs.name');
    const time = language === 'ja' ? '2031年1月1日 10:00' : '1 Jan 2031, 10:00';
    await expect(desk.getByText(tell('packs.publishes_at', { time }))).toBeVisible();
  });

  await test.step('is shown nobody', async () => {
    for (const noun of ['members', 'draws', 'shipments', 'payments', 'contacts'])
      expect((await desk.request.get(`/admin-api/${noun}`)).status()).toBe(403);
    await desk.goto('/admin/members');
    await expect(desk.getByRole('heading', { level: 1, name: tell('ra.page.access_denied') })).toBeVisible();
    await still(desk);
    expect(await desk.getByRole('alert').count()).toBe(0);
    await look(desk, info, 'denied');
  });
});
