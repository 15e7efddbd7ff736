import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { carryOut, fieldOf, press, save, type Translate, test } from './console.js';
import { createPicture } from './console-pictures.js';
import { expect, type Page } from './journey.js';
import { buy, expectNoSideScroll, openPackPage } from './steps.js';

const order = (consolePage: Page, translate: Translate, findCommand: string) =>
  press(consolePage, translate, `resources.packs.commands.${findCommand}`);

const editLink = (consolePage: Page, translate: Translate): Locator =>
  consolePage.getByRole('link', { name: translate('ra.action.edit'), exact: true });

/** Adds a card to a rank of the draft. */
const addCard = async (consolePage: Page, translate: Translate, rank: number, code: string): Promise<void> => {
  await consolePage.getByRole('combobox', { name: translate('packs.cards.add', { rank }) }).fill(code);
  await consolePage.getByRole('option').first().click();
};

const stateOf = (consolePage: Page, translate: Translate, state: string): Locator =>
  consolePage.getByText(translate(`resources.packs.states.${state}`), { exact: true });

/** Fills in the names of a draft. */
const nameDraft = async (consolePage: Page, translate: Translate, mark: string): Promise<void> => {
  await consolePage.goto('/admin/packs/create');
  await fieldOf(consolePage, translate, 'packs', 'name').fill(`試しの箱 ${mark}`);
  await fieldOf(consolePage, translate, 'packs', 'name_en').fill(`Trial box ${mark}`);
  await fieldOf(consolePage, translate, 'packs', 'card_type').click();
  await consolePage.getByRole('option').first().click();
  await fieldOf(consolePage, translate, 'packs', 'price_point').fill('100');
};

/** Returns the id of the new draft on its page. */
const shownId = async (consolePage: Page): Promise<string> => {
  await consolePage.waitForURL(/\/admin\/packs\/\d+\/show$/);
  return /packs\/(\d+)/.exec(consolePage.url())![1]!;
};

/** Builds a list of prizes as a spreadsheet saves it. */
const csv = (...lines: readonly string[]) => ({
  name: 'prizes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['card_id,rank,rank_name,quantity', ...lines].join('\r\n')),
});

const uniqueMark = (): string => randomUUID().slice(0, 8);

test('a card gets its picture, and a pack is put together by hand with its sums beside it', async ({
  openConsole,
  translate,
  language,
}) => {
  const consolePage = await openConsole('owner');
  const mark = uniqueMark();
  await consolePage.goto('/admin/cards/create');
  await fieldOf(consolePage, translate, 'cards', 'id').fill(`card-${mark}`);
  await fieldOf(consolePage, translate, 'cards', 'name').fill(`試しの竜 ${mark}`);
  await fieldOf(consolePage, translate, 'cards', 'name_en').fill(`Trial dragon ${mark}`);
  await fieldOf(consolePage, translate, 'cards', 'buy_point').fill('700');
  await fieldOf(consolePage, translate, 'cards', 'cost_yen').fill('400');
  // The front comes before the back.
  const chooser = consolePage.locator('input[type=file]').first();
  const uploaded = consolePage.locator('img[src^="/uploads/"]').first();
  await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(consolePage.getByRole('alert')).toContainText('JPEG');
  await expect(uploaded).toBeHidden();
  await chooser.setInputFiles(await createPicture(900, 1260));
  await expect(uploaded).toBeVisible();
  await expectAccessible(consolePage);
  await save(consolePage, translate);
  await consolePage.waitForURL(`/admin/cards/card-${mark}/show`);

  await nameDraft(consolePage, translate, mark);
  await addCard(consolePage, translate, 1, `card-${mark}`);
  await press(consolePage, translate, 'packs.prizes.add_rank');
  await addCard(consolePage, translate, 2, 'sb-009');
  const name = language === 'ja' ? '小さな星の卵' : 'Little Star Egg';
  await consolePage
    .getByLabel(translate('packs.prizes.of', { column: translate('packs.prizes.quantity'), name }))
    .fill('99');
  const sums = consolePage.getByRole('region', { name: translate('packs.sums.title') });
  const line = (word: string) => sums.getByRole('row', { name: translate(`packs.sums.${word}`) });
  await expect(line('sales')).toContainText('10,000P');
  await expect(line('payout')).toContainText('1,690P');
  await expect(line('expected_value')).toContainText('16.9P');
  await expect(sums.getByRole('row', { name: language === 'ja' ? 'S賞' : 'S Prize' })).toContainText('1%');
  await expectAccessible(consolePage);
  await save(consolePage, translate);
  await shownId(consolePage);
  await expect(consolePage.getByText(translate('packs.preflight.ready'))).toBeVisible();
});

test('a pack is refused until it is complete, then sold, paused, sold again and closed', async ({
  page,
  openConsole,
  translate,
  say,
  language,
  richMember,
}) => {
  test.slow();
  const consolePage = await openConsole('owner');
  const mark = uniqueMark();
  await nameDraft(consolePage, translate, mark);
  // Expensive enough for one operator to publish, cheap enough for one to close.
  await fieldOf(consolePage, translate, 'packs', 'price_point').fill('400');
  await fieldOf(consolePage, translate, 'packs', 'end_at').fill('2020-01-01T10:00');
  await save(consolePage, translate);
  const id = await shownId(consolePage);
  const pack = { id, name: language === 'ja' ? `試しの箱 ${mark}` : `Trial box ${mark}` };

  await test.step('the preflight check and the publish command name all obstacles', async () => {
    await order(consolePage, translate, 'publish');
    const dialog = consolePage.getByRole('dialog');
    const preflight = dialog.getByRole('region', { name: translate('packs.preflight.title') });
    await expect(preflight).toContainText(translate('packs.preflight.not_ready'));
    for (const field of ['end_at', 'prizes', 'image', 'detail'])
      await expect(
        preflight.getByRole('listitem').filter({ hasText: translate(`resources.packs.fields.${field}`) }),
      ).toHaveCount(1);
    await expectAccessible(consolePage);
    const alerts = dialog.getByRole('alert');
    const before = await alerts.count();
    await dialog.getByLabel(translate('commands.reason')).fill('Too early');
    await dialog.getByRole('button', { name: translate('commands.run') }).click();
    await expect(alerts).toHaveCount(before + 2);
    await dialog.getByRole('button', { name: translate('ra.action.cancel') }).click();
    await expect(stateOf(consolePage, translate, 'draft')).toBeVisible();
  });

  await test.step('previews a file of prizes with its bad lines, and imports the corrected one', async () => {
    await press(consolePage, translate, 'packs.import.button');
    const dialog = consolePage.getByRole('dialog');
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles(csv('sb-001,1,S賞,1', 'none,1,S賞,3', 'sb-001,1,S賞,2', 'sb-002,2,A賞,x'));
    const faults = dialog.getByRole('table', { name: translate('packs.import.fault_list') });
    await expect(faults.getByRole('row')).toHaveCount(4);
    for (const [number, column] of [
      [3, 'card_id'],
      [4, 'card_id'],
      [5, 'quantity'],
    ] as const)
      await expect(
        faults.getByRole('row', { name: new RegExp(`^${number} ${translate(`packs.import.columns.${column}`)}`) }),
      ).toBeVisible();
    await expect(dialog.getByRole('button', { name: translate('packs.import.take') })).toBeDisabled();
    await expectAccessible(consolePage);

    await chooser.setInputFiles(csv('sb-001,1,S賞,1', 'sb-002,2,A賞,"1,999"'));
    await dialog.getByLabel(translate('commands.reason')).fill('New list');
    await dialog.getByRole('button', { name: translate('packs.import.take') }).click();
    await expect(dialog).toBeHidden();
    const prizes = consolePage.getByRole('table', { name: translate('packs.prizes.title') });
    await expect(prizes.getByRole('row')).toHaveCount(3);
    await expect(prizes).toContainText('1,999');
    await expect(consolePage.getByText(/New list/)).toBeVisible();
  });

  await test.step('corrects the rest in the form', async () => {
    await editLink(consolePage, translate).click();
    await fieldOf(consolePage, translate, 'packs', 'end_at').fill('');
    await consolePage.locator('input[type=file]').setInputFiles(await createPicture(1920, 1200));
    await expect(consolePage.locator('img[src^="/uploads/"]')).toBeVisible();
    await fieldOf(consolePage, translate, 'packs', 'detail').fill('<p onclick="x()">説明</p><script>x()</script>');
    await expect(consolePage.getByRole('region', { name: translate('ui.preview.ja') })).toContainText('説明');
    await save(consolePage, translate);
    await shownId(consolePage);
    await expect(consolePage.getByText(translate('packs.preflight.ready'))).toBeVisible();
  });

  await test.step('publishes it, and its terms are shown as fixed', async () => {
    await order(consolePage, translate, 'publish');
    const dialog = consolePage.getByRole('dialog');
    await expect(dialog).toContainText(translate('packs.publish.explanation', { tickets: '2,000' }));
    await expect(dialog).toContainText(translate('packs.preflight.loses'));
    await dialog.getByLabel(translate('commands.reason')).fill('A trial');
    await dialog.getByRole('button', { name: translate('commands.run') }).click();
    await expect(dialog).toContainText(translate('packs.publish.loss_unaccepted'));
    await expectAccessible(consolePage);
    await dialog.getByLabel(translate('packs.publish.accept_loss')).check();
    await carryOut(consolePage, translate, 'A trial');
    await expect(stateOf(consolePage, translate, 'published')).toBeVisible();
    await expect(consolePage.getByText(translate('packs.frozen.fixed'))).toHaveCount(2);
    await expect(editLink(consolePage, translate)).toBeHidden();
    await expectAccessible(consolePage);
    await consolePage.goto(`/admin/packs/${id}`);
    await expect(consolePage.getByText(translate('packs.frozen.published'))).toBeVisible();
  });

  await test.step('a member draws from it', async () => {
    await openPackPage(page, pack);
    await expect(page.getByText(pack.name).first()).toBeVisible();
    await expectNoSideScroll(page);
    await buy(page, say, pack, 1);
    expect((await richMember.api.get('user/point')).detail.point).toBe(999_600);
    await consolePage.goto(`/admin/packs/${id}/show`);
    await expect(consolePage.getByText(translate('packs.left_of', { left: '1,999', tickets: '2,000' }))).toBeVisible();
  });

  const draw = () => richMember.api.post('user/pack/buy', { pack_id: id, count: '1' });
  const isListed = async (): Promise<boolean> => {
    const { list } = await richMember.api.get('user/pack/list');
    return list.some((one: { id: string }) => one.id === id);
  };

  await test.step('shows it without sale when paused, sells it when resumed, and removes it when closed', async () => {
    await order(consolePage, translate, 'pause');
    await carryOut(consolePage, translate, 'A look at it');
    await expect(stateOf(consolePage, translate, 'paused')).toBeVisible();
    expect((await draw()).errors).toHaveProperty('count');
    await expect.poll(isListed).toBe(true);
    await order(consolePage, translate, 'resume');
    await carryOut(consolePage, translate, 'It is in order');
    await expect(stateOf(consolePage, translate, 'published')).toBeVisible();
    expect((await draw()).result).toBe('1');
    await order(consolePage, translate, 'close');
    await carryOut(consolePage, translate, 'The trial is over');
    await expect(stateOf(consolePage, translate, 'closed')).toBeVisible();
    await expect(consolePage.getByText(translate('packs.frozen.closed'))).toBeVisible();
    expect((await draw()).errors).toHaveProperty('count');
    await expect.poll(isListed).toBe(false);
  });

  await test.step('another draft begins as its copy', async () => {
    await consolePage.getByRole('link', { name: translate('packs.copy'), exact: true }).click();
    await expect(fieldOf(consolePage, translate, 'packs', 'name')).toHaveValue(`試しの箱 ${mark}`);
    await save(consolePage, translate);
    await consolePage.waitForURL((url) => /packs\/\d+\/show$/.test(url.pathname) && !url.pathname.includes(`/${id}/`));
    await expect(consolePage.getByText(translate('packs.preflight.ready'))).toBeVisible();
    await expect(
      consolePage.getByRole('table', { name: translate('packs.prizes.title') }).getByRole('row'),
    ).toHaveCount(3);
  });
});

test('a publication waits for its time, cannot be edited meanwhile, and can be cancelled', async ({
  openConsole,
  translate,
  language,
  operators,
}) => {
  const consolePage = await openConsole('owner');
  const { id } = await operators.draftPack(language);
  await consolePage.goto(`/admin/packs/${id}/show`);
  await order(consolePage, translate, 'publish');
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByLabel(translate('packs.publish.at')).check();
  await dialog.getByLabel(translate('packs.publish.time')).fill('2031-01-01T10:00');
  await dialog.getByLabel(translate('packs.publish.accept_loss')).check();
  await carryOut(consolePage, translate, 'On New Year');
  await expect(
    consolePage.getByText(language === 'ja' ? '2031年1月1日 10:00 に公開されます' : /1 Jan 2031, 10:00/),
  ).toBeVisible();

  await consolePage.goto(`/admin/packs/${id}`);
  await expect(consolePage.getByText(translate('packs.frozen.planned'))).toBeVisible();
  await consolePage.goto(`/admin/packs/${id}/show`);
  await order(consolePage, translate, 'cancel-publication');
  await carryOut(consolePage, translate, 'Later');
  await expect(stateOf(consolePage, translate, 'draft')).toBeVisible();
  await expect(editLink(consolePage, translate)).toBeVisible();
});

test('a planned publication happens by itself, and the pack’s page shows it', async ({
  openConsole,
  translate,
  language,
  operators,
}) => {
  const pack = await operators.draftPack(language);
  await operators.planPublication(pack, new Date(Date.now() + 5000));
  const consolePage = await openConsole('owner');
  await expect(async () => {
    await consolePage.goto(`/admin/packs/${pack.id}/show`);
    await expect(consolePage.getByText(translate('packs.by_clock.PackPublished'))).toBeVisible();
  }).toPass({ timeout: 40_000 });
  await expect(stateOf(consolePage, translate, 'published')).toBeVisible();
  await operators.closePack(pack);
});

test('a pack with a later start is shown as coming soon to operators and members', async ({
  openConsole,
  translate,
  language,
  api,
  openPack,
}) => {
  const { id, name } = await openPack({ start_at: '2031-01-01T10:00:00+09:00' });
  const consolePage = await openConsole('owner');
  await consolePage.goto(`/admin/packs?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = consolePage.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(translate('packs.coming'));
  await row.click();
  await consolePage.waitForURL(`/admin/packs/${id}/show`);
  const time = language === 'ja' ? '2031年1月1日 10:00' : '1 Jan 2031, 10:00';
  await expect(consolePage.getByText(translate('packs.comes_at', { time }))).toBeVisible();
  const { list } = await api.get('user/pack/all_list/9999');
  expect(list.map((pack: { id: string }) => pack.id)).toContain(id);
});

test('a card type is added and renamed', async ({ openConsole, translate, language }) => {
  const consolePage = await openConsole('owner');
  const number = language === 'ja' ? '18' : '19';
  await consolePage.goto('/admin/card-types/create');
  await fieldOf(consolePage, translate, 'card-types', 'id').fill(number);
  await fieldOf(consolePage, translate, 'card-types', 'name').fill(`新弾${number}`);
  await fieldOf(consolePage, translate, 'card-types', 'name_en').fill(`New ${number}`);
  await expectAccessible(consolePage);
  await save(consolePage, translate);
  await consolePage
    .getByRole('row')
    .filter({ hasText: `新弾${number}` })
    .click();
  await consolePage.waitForURL(`/admin/card-types/${number}`);
  await fieldOf(consolePage, translate, 'card-types', 'name').fill(`改名${number}`);
  await consolePage.getByLabel(new RegExp(`^${translate('ui.reason')}`)).fill('A better name');
  await save(consolePage, translate);
  await expect(consolePage.getByRole('cell', { name: `改名${number}`, exact: true })).toBeVisible();
});

test('the alert line of the top page has a preview before it is saved', async ({ openConsole, translate }) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/banners');
  await fieldOf(consolePage, translate, 'banners', 'alert').fill('年末年始の発送について');
  await fieldOf(consolePage, translate, 'banners', 'alert_en').fill('');
  const preview = consolePage.getByRole('group', { name: translate('banners.preview') });
  await expect(preview.getByText('年末年始の発送について')).toHaveCount(2);
  await save(consolePage, translate);
  await expect(consolePage.getByLabel(new RegExp(`^${translate('ui.reason')}`))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(consolePage);
});

test('the text over a banner picture is previewed as members see it', async ({ openConsole, translate }) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/banners');
  await fieldOf(consolePage, translate, 'banners', 'headline').first().fill('週末限定の新弾');
  await fieldOf(consolePage, translate, 'banners', 'headline_en').first().fill('');
  const preview = consolePage.getByRole('group', { name: translate('banners.slide_preview') }).first();
  await expect(preview.getByText('週末限定の新弾')).toHaveCount(2);
  await fieldOf(consolePage, translate, 'banners', 'link').first().fill('https://elsewhere.example/');
  await consolePage.getByLabel(new RegExp(`^${translate('ui.reason')}`)).fill('A new banner');
  await save(consolePage, translate);
  await expect(fieldOf(consolePage, translate, 'banners', 'link').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(consolePage);
});

test('support writes a notice and previews it as members see it; it sees no packs', async ({
  page,
  openConsole,
  translate,
  language,
}) => {
  const consolePage = await openConsole('support');
  const mark = uniqueMark();
  await consolePage.goto('/admin/notices/create');
  await fieldOf(consolePage, translate, 'notices', 'title_ja').fill(`お知らせ ${mark}`);
  await fieldOf(consolePage, translate, 'notices', 'title_en').fill(`News ${mark}`);
  await fieldOf(consolePage, translate, 'notices', 'content_ja').fill(
    `<p onclick="x()">本文 ${mark}</p><script>x()</script>`,
  );
  await fieldOf(consolePage, translate, 'notices', 'content_en').fill(`<p>Text ${mark}</p>`);
  await expect(consolePage.getByRole('region', { name: translate('ui.preview.ja') })).toContainText(`本文 ${mark}`);
  await expect(consolePage.getByRole('region', { name: translate('ui.preview.en') })).toContainText(`Text ${mark}`);
  await consolePage.getByLabel(translate('resources.notices.fields.published')).check();
  await expectAccessible(consolePage);
  await save(consolePage, translate);
  await expect(consolePage.getByRole('cell', { name: `お知らせ ${mark}` })).toBeVisible();
  await expect(consolePage.getByRole('link', { name: translate('resources.packs.name'), exact: true })).toBeHidden();
  await expectAccessible(consolePage);

  const response = await page.request.get('/api/user/post/list', { headers: { 'accept-language': language } });
  const { list } = await response.json();
  const shown =
    language === 'ja'
      ? { title: `お知らせ ${mark}`, content: `<p>本文 ${mark}</p>` }
      : { title: `News ${mark}`, content: `<p>Text ${mark}</p>` };
  expect(list).toContainEqual(expect.objectContaining(shown));
});

test('a draft of 300 prizes renders the rows near the window, and its last row is changed and saved', async ({
  openConsole,
  translate,
  language,
  operators,
}) => {
  const consolePage = await openConsole('owner');
  const { id } = await operators.draftPack(language, { card_ids: Array<string>(300).fill('sb-008'), quantity: 1 });
  await consolePage.goto(`/admin/packs/${id}`);
  const table = consolePage.getByRole('table').filter({ has: consolePage.getByRole('spinbutton') });
  const quantities = table.locator('input[name$=".quantity"]');
  await expect(quantities.first()).toBeVisible();
  expect(await quantities.count()).toBeLessThan(80);
  await quantities.first().fill('7');

  const last = table.locator('input[name="prizes.299.quantity"]');
  await expect(async () => {
    await consolePage.mouse.wheel(0, 4000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await last.fill('9');
  await consolePage.getByLabel(translate('ui.reason')).fill('More of the first and the last');
  await save(consolePage, translate);
  await consolePage.waitForURL(/\/show$/);
  const saved = await (await consolePage.request.get(`/admin-api/packs/${id}`)).json();
  const counts = saved.prizes.map(({ quantity }: { quantity: number }) => quantity);
  expect([counts[0], counts[150], counts[299]]).toEqual([7, 1, 9]);
});

test('a draft of 300 prizes in ten ranks opens with the rows near the window, and renders others on scrolling', async ({
  openConsole,
  translate,
  language,
  operators,
}) => {
  const consolePage = await openConsole('owner');
  const terms = { card_ids: Array<string>(300).fill('sb-008'), quantity: 1, ranks: 10 };
  const { id } = await operators.draftPack(language, terms);
  await consolePage.goto(`/admin/packs/${id}`);
  const quantities = consolePage.locator('input[name$=".quantity"]');
  await expect(quantities.first()).toBeVisible();
  expect(await quantities.count()).toBeLessThan(80);

  const last = consolePage.getByRole('region', { name: translate('packs.prizes.rank', { rank: 10 }) });
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('input[name$=".quantity"]').nth(5)).toBeVisible();
});
