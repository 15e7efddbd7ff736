import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { carryOut, fieldOf, press, save, type Tell, test } from './console.js';
import { picture } from './console-pictures.js';
import { expect, type Page } from './journey.js';
import { buy, expectNoSideScroll, openPackPage } from './steps.js';

const order = (desk: Page, tell: Tell, command: string) => press(desk, tell, `resources.packs.commands.${command}`);

const editLink = (desk: Page, tell: Tell): Locator =>
  desk.getByRole('link', { name: tell('ra.action.edit'), exact: true });

/** Adds a card to a rank of the draft. */
const addCard = async (desk: Page, tell: Tell, rank: number, code: string): Promise<void> => {
  await desk.getByRole('combobox', { name: tell('packs.cards.add', { rank }) }).fill(code);
  await desk.getByRole('option').first().click();
};

const stateOf = (desk: Page, tell: Tell, state: string): Locator =>
  desk.getByText(tell(`resources.packs.states.${state}`), { exact: true });

/** The words of a pack as its form asks for them first. */
const nameDraft = async (desk: Page, tell: Tell, mark: string): Promise<void> => {
  await desk.goto('/admin/packs/create');
  await fieldOf(desk, tell, 'packs', 'name').fill(`試しの箱 ${mark}`);
  await fieldOf(desk, tell, 'packs', 'name_en').fill(`Trial box ${mark}`);
  await fieldOf(desk, tell, 'packs', 'card_type').click();
  await desk.getByRole('option').first().click();
  await fieldOf(desk, tell, 'packs', 'price_point').fill('100');
};

/** The id of the pack that is shown once its draft is saved. */
const shownId = async (desk: Page): Promise<string> => {
  await desk.waitForURL(/\/admin\/packs\/\d+\/show$/);
  return /packs\/(\d+)/.exec(desk.url())![1]!;
};

/** A list of prizes as a spreadsheet saves it. */
const csv = (...lines: readonly string[]) => ({
  name: 'prizes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['card_id,rank,rank_name,quantity', ...lines].join('\r\n')),
});

const uniqueMark = (): string => randomUUID().slice(0, 8);

test('a card gets its picture, and a pack is put together by hand with its sums beside it', async ({
  sitDown,
  tell,
  language,
}) => {
  const desk = await sitDown('owner');
  const mark = uniqueMark();
  await desk.goto('/admin/cards/create');
  await fieldOf(desk, tell, 'cards', 'id').fill(`card-${mark}`);
  await fieldOf(desk, tell, 'cards', 'name').fill(`試しの竜 ${mark}`);
  await fieldOf(desk, tell, 'cards', 'name_en').fill(`Trial dragon ${mark}`);
  await fieldOf(desk, tell, 'cards', 'buy_point').fill('700');
  await fieldOf(desk, tell, 'cards', 'cost_yen').fill('400');
  // The front comes before the back.
  const chooser = desk.locator('input[type=file]').first();
  const uploaded = desk.locator('img[src^="/uploads/"]').first();
  await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(desk.getByRole('alert')).toContainText('JPEG');
  await expect(uploaded).toBeHidden();
  await chooser.setInputFiles(await picture(900, 1260));
  await expect(uploaded).toBeVisible();
  await expectAccessible(desk);
  await save(desk, tell);
  await desk.waitForURL(`/admin/cards/card-${mark}/show`);

  await nameDraft(desk, tell, mark);
  await addCard(desk, tell, 1, `card-${mark}`);
  await press(desk, tell, 'packs.prizes.add_rank');
  await addCard(desk, tell, 2, 'sb-009');
  const name = language === 'ja' ? '小さな星の卵' : 'Little Star Egg';
  await desk.getByLabel(tell('packs.prizes.of', { column: tell('packs.prizes.quantity'), name })).fill('99');
  const sums = desk.getByRole('region', { name: tell('packs.sums.title') });
  const line = (word: string) => sums.getByRole('row', { name: tell(`packs.sums.${word}`) });
  await expect(line('sales')).toContainText('10,000P');
  await expect(line('payout')).toContainText('1,690P');
  await expect(line('expected_value')).toContainText('16.9P');
  await expect(sums.getByRole('row', { name: language === 'ja' ? 'S賞' : 'S Prize' })).toContainText('1%');
  await expectAccessible(desk);
  await save(desk, tell);
  await shownId(desk);
  await expect(desk.getByText(tell('packs.preflight.ready'))).toBeVisible();
});

test('a pack is refused until it is in order, then sold, paused, sold again and closed', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  richMember,
}) => {
  test.slow();
  const desk = await sitDown('owner');
  const mark = uniqueMark();
  await nameDraft(desk, tell, mark);
  // Dear enough to be published by one operator, cheap enough to be closed by one.
  await fieldOf(desk, tell, 'packs', 'price_point').fill('400');
  await fieldOf(desk, tell, 'packs', 'end_at').fill('2020-01-01T10:00');
  await save(desk, tell);
  const id = await shownId(desk);
  const pack = { id, name: language === 'ja' ? `試しの箱 ${mark}` : `Trial box ${mark}` };

  await test.step('the preflight names all that stands against it, and so does the shop', async () => {
    await order(desk, tell, 'publish');
    const dialog = desk.getByRole('dialog');
    const preflight = dialog.getByRole('region', { name: tell('packs.preflight.title') });
    await expect(preflight).toContainText(tell('packs.preflight.not_ready'));
    for (const field of ['end_at', 'prizes', 'image', 'detail'])
      await expect(
        preflight.getByRole('listitem').filter({ hasText: tell(`resources.packs.fields.${field}`) }),
      ).toHaveCount(1);
    await expectAccessible(desk);
    const alerts = dialog.getByRole('alert');
    const before = await alerts.count();
    await dialog.getByLabel(tell('commands.reason')).fill('Too early');
    await dialog.getByRole('button', { name: tell('commands.run') }).click();
    await expect(alerts).toHaveCount(before + 2);
    await dialog.getByRole('button', { name: tell('ra.action.cancel') }).click();
    await expect(stateOf(desk, tell, 'draft')).toBeVisible();
  });

  await test.step('a file of prizes is looked at first: its bad lines are named, the mended one is taken over', async () => {
    await press(desk, tell, 'packs.import.button');
    const dialog = desk.getByRole('dialog');
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles(csv('sb-001,1,S賞,1', 'none,1,S賞,3', 'sb-001,1,S賞,2', 'sb-002,2,A賞,x'));
    const faults = dialog.getByRole('table', { name: tell('packs.import.fault_list') });
    await expect(faults.getByRole('row')).toHaveCount(4);
    for (const [number, column] of [
      [3, 'card_id'],
      [4, 'card_id'],
      [5, 'quantity'],
    ] as const)
      await expect(
        faults.getByRole('row', { name: new RegExp(`^${number} ${tell(`packs.import.columns.${column}`)}`) }),
      ).toBeVisible();
    await expect(dialog.getByRole('button', { name: tell('packs.import.take') })).toBeDisabled();
    await expectAccessible(desk);

    await chooser.setInputFiles(csv('sb-001,1,S賞,1', 'sb-002,2,A賞,"1,999"'));
    await dialog.getByLabel(tell('commands.reason')).fill('New list');
    await dialog.getByRole('button', { name: tell('packs.import.take') }).click();
    await expect(dialog).toBeHidden();
    const prizes = desk.getByRole('table', { name: tell('packs.prizes.title') });
    await expect(prizes.getByRole('row')).toHaveCount(3);
    await expect(prizes).toContainText('1,999');
    await expect(desk.getByText(/New list/)).toBeVisible();
  });

  await test.step('the rest is mended in the form', async () => {
    await editLink(desk, tell).click();
    await fieldOf(desk, tell, 'packs', 'end_at').fill('');
    await desk.locator('input[type=file]').setInputFiles(await picture(1920, 1200));
    await expect(desk.locator('img[src^="/uploads/"]')).toBeVisible();
    await fieldOf(desk, tell, 'packs', 'detail').fill('<p onclick="x()">説明</p><script>x()</script>');
    await expect(desk.getByRole('region', { name: tell('ui.preview.ja') })).toContainText('説明');
    await save(desk, tell);
    await shownId(desk);
    await expect(desk.getByText(tell('packs.preflight.ready'))).toBeVisible();
  });

  await test.step('it is published, and what was promised is shown as fixed', async () => {
    await order(desk, tell, 'publish');
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText(tell('packs.publish.explanation', { tickets: '2,000' }));
    await expect(dialog).toContainText(tell('packs.preflight.loses'));
    await dialog.getByLabel(tell('commands.reason')).fill('A trial');
    await dialog.getByRole('button', { name: tell('commands.run') }).click();
    await expect(dialog).toContainText(tell('packs.publish.loss_unaccepted'));
    await expectAccessible(desk);
    await dialog.getByLabel(tell('packs.publish.accept_loss')).check();
    await carryOut(desk, tell, 'A trial');
    await expect(stateOf(desk, tell, 'published')).toBeVisible();
    await expect(desk.getByText(tell('packs.frozen.fixed'))).toHaveCount(2);
    await expect(editLink(desk, tell)).toBeHidden();
    await expectAccessible(desk);
    await desk.goto(`/admin/packs/${id}`);
    await expect(desk.getByText(tell('packs.frozen.published'))).toBeVisible();
  });

  await test.step('a member draws from it', async () => {
    await openPackPage(page, pack);
    await expect(page.getByText(pack.name).first()).toBeVisible();
    await expectNoSideScroll(page);
    await buy(page, say, pack, 1);
    expect((await richMember.api.get('user/point')).detail.point).toBe(999_600);
    await desk.goto(`/admin/packs/${id}/show`);
    await expect(desk.getByText(tell('packs.left_of', { left: '1,999', tickets: '2,000' }))).toBeVisible();
  });

  const draw = () => richMember.api.post('user/pack/buy', { pack_id: id, count: '1' });
  const isListed = async (): Promise<boolean> => {
    const { list } = await richMember.api.get('user/pack/list');
    return list.some((one: { id: string }) => one.id === id);
  };

  await test.step('paused, it is seen and not sold; resumed, it is sold; closed, it is gone', async () => {
    await order(desk, tell, 'pause');
    await carryOut(desk, tell, 'A look at it');
    await expect(stateOf(desk, tell, 'paused')).toBeVisible();
    expect((await draw()).errors).toHaveProperty('count');
    await expect.poll(isListed).toBe(true);
    await order(desk, tell, 'resume');
    await carryOut(desk, tell, 'It is in order');
    await expect(stateOf(desk, tell, 'published')).toBeVisible();
    expect((await draw()).result).toBe('1');
    await order(desk, tell, 'close');
    await carryOut(desk, tell, 'The trial is over');
    await expect(stateOf(desk, tell, 'closed')).toBeVisible();
    await expect(desk.getByText(tell('packs.frozen.closed'))).toBeVisible();
    expect((await draw()).errors).toHaveProperty('count');
    await expect.poll(isListed).toBe(false);
  });

  await test.step('another draft begins as its copy', async () => {
    await desk.getByRole('link', { name: tell('packs.copy'), exact: true }).click();
    await expect(fieldOf(desk, tell, 'packs', 'name')).toHaveValue(`試しの箱 ${mark}`);
    await save(desk, tell);
    await desk.waitForURL((url) => /packs\/\d+\/show$/.test(url.pathname) && !url.pathname.includes(`/${id}/`));
    await expect(desk.getByText(tell('packs.preflight.ready'))).toBeVisible();
    await expect(desk.getByRole('table', { name: tell('packs.prizes.title') }).getByRole('row')).toHaveCount(3);
  });
});

test('a publication waits for its time, cannot be edited meanwhile, and can be taken back', async ({
  sitDown,
  tell,
  language,
  operators,
}) => {
  const desk = await sitDown('owner');
  const { id } = await operators.draftPack(language);
  await desk.goto(`/admin/packs/${id}/show`);
  await order(desk, tell, 'publish');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(tell('packs.publish.at')).check();
  await dialog.getByLabel(tell('packs.publish.time')).fill('2031-01-01T10:00');
  await dialog.getByLabel(tell('packs.publish.accept_loss')).check();
  await carryOut(desk, tell, 'On New Year');
  await expect(
    desk.getByText(language === 'ja' ? '2031年1月1日 10:00 に公開されます' : /1 Jan 2031, 10:00/),
  ).toBeVisible();

  await desk.goto(`/admin/packs/${id}`);
  await expect(desk.getByText(tell('packs.frozen.planned'))).toBeVisible();
  await desk.goto(`/admin/packs/${id}/show`);
  await order(desk, tell, 'cancel-publication');
  await carryOut(desk, tell, 'Later');
  await expect(stateOf(desk, tell, 'draft')).toBeVisible();
  await expect(editLink(desk, tell)).toBeVisible();
});

test('a publication that was planned happens by itself, and the page of the pack tells so', async ({
  sitDown,
  tell,
  language,
  operators,
}) => {
  const pack = await operators.draftPack(language);
  await operators.planPublication(pack, new Date(Date.now() + 5000));
  const desk = await sitDown('owner');
  await expect(async () => {
    await desk.goto(`/admin/packs/${pack.id}/show`);
    await expect(desk.getByText(tell('packs.by_clock.PackPublished'))).toBeVisible();
  }).toPass({ timeout: 40_000 });
  await expect(stateOf(desk, tell, 'published')).toBeVisible();
  await operators.closePack(pack);
});

test('a pack that sells later is shown as coming soon, to operators and to members', async ({
  sitDown,
  tell,
  language,
  api,
  openPack,
}) => {
  const { id, name } = await openPack({ start_at: '2031-01-01T10:00:00+09:00' });
  const desk = await sitDown('owner');
  await desk.goto(`/admin/packs?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = desk.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(tell('packs.coming'));
  await row.click();
  await desk.waitForURL(`/admin/packs/${id}/show`);
  const time = language === 'ja' ? '2031年1月1日 10:00' : '1 Jan 2031, 10:00';
  await expect(desk.getByText(tell('packs.comes_at', { time }))).toBeVisible();
  const { list } = await api.get('user/pack/all_list/9999');
  expect(list.map((pack: { id: string }) => pack.id)).toContain(id);
});

test('a card type is added and renamed', async ({ sitDown, tell, language }) => {
  const desk = await sitDown('owner');
  const number = language === 'ja' ? '18' : '19';
  await desk.goto('/admin/card-types/create');
  await fieldOf(desk, tell, 'card-types', 'id').fill(number);
  await fieldOf(desk, tell, 'card-types', 'name').fill(`新弾${number}`);
  await fieldOf(desk, tell, 'card-types', 'name_en').fill(`New ${number}`);
  await expectAccessible(desk);
  await save(desk, tell);
  await desk
    .getByRole('row')
    .filter({ hasText: `新弾${number}` })
    .click();
  await desk.waitForURL(`/admin/card-types/${number}`);
  await fieldOf(desk, tell, 'card-types', 'name').fill(`改名${number}`);
  await desk.getByLabel(new RegExp(`^${tell('ui.reason')}`)).fill('A better name');
  await save(desk, tell);
  await expect(desk.getByRole('cell', { name: `改名${number}`, exact: true })).toBeVisible();
});

test('the alert line of the top page is seen as it will be before it is kept', async ({ sitDown, tell }) => {
  const desk = await sitDown('owner');
  await desk.goto('/admin/banners');
  await fieldOf(desk, tell, 'banners', 'alert').fill('年末年始の発送について');
  await fieldOf(desk, tell, 'banners', 'alert_en').fill('');
  const preview = desk.getByRole('group', { name: tell('banners.preview') });
  await expect(preview.getByText('年末年始の発送について')).toHaveCount(2);
  await save(desk, tell);
  await expect(desk.getByLabel(new RegExp(`^${tell('ui.reason')}`))).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(desk);
});

test('what is over a picture of the banner is seen as members will see it', async ({ sitDown, tell }) => {
  const desk = await sitDown('owner');
  await desk.goto('/admin/banners');
  await fieldOf(desk, tell, 'banners', 'headline').first().fill('週末限定の新弾');
  await fieldOf(desk, tell, 'banners', 'headline_en').first().fill('');
  const preview = desk.getByRole('group', { name: tell('banners.slide_preview') }).first();
  await expect(preview.getByText('週末限定の新弾')).toHaveCount(2);
  await fieldOf(desk, tell, 'banners', 'link').first().fill('https://elsewhere.example/');
  await desk.getByLabel(new RegExp(`^${tell('ui.reason')}`)).fill('A new banner');
  await save(desk, tell);
  await expect(fieldOf(desk, tell, 'banners', 'link').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(desk);
});

test('support writes a notice and sees it as members will; it sees no packs', async ({
  page,
  sitDown,
  tell,
  language,
}) => {
  const desk = await sitDown('support');
  const mark = uniqueMark();
  await desk.goto('/admin/notices/create');
  await fieldOf(desk, tell, 'notices', 'title_ja').fill(`お知らせ ${mark}`);
  await fieldOf(desk, tell, 'notices', 'title_en').fill(`News ${mark}`);
  await fieldOf(desk, tell, 'notices', 'content_ja').fill(`<p onclick="x()">本文 ${mark}</p><script>x()</script>`);
  await fieldOf(desk, tell, 'notices', 'content_en').fill(`<p>Text ${mark}</p>`);
  await expect(desk.getByRole('region', { name: tell('ui.preview.ja') })).toContainText(`本文 ${mark}`);
  await expect(desk.getByRole('region', { name: tell('ui.preview.en') })).toContainText(`Text ${mark}`);
  await desk.getByLabel(tell('resources.notices.fields.published')).check();
  await expectAccessible(desk);
  await save(desk, tell);
  await expect(desk.getByRole('cell', { name: `お知らせ ${mark}` })).toBeVisible();
  await expect(desk.getByRole('link', { name: tell('resources.packs.name'), exact: true })).toBeHidden();
  await expectAccessible(desk);

  const answer = await page.request.get('/api/user/post/list', { headers: { 'accept-language': language } });
  const { list } = await answer.json();
  const shown =
    language === 'ja'
      ? { title: `お知らせ ${mark}`, content: `<p>本文 ${mark}</p>` }
      : { title: `News ${mark}`, content: `<p>Text ${mark}</p>` };
  expect(list).toContainEqual(expect.objectContaining(shown));
});

test('a draft of 300 prizes draws the rows near the window, and its last row is changed and saved', async ({
  sitDown,
  tell,
  language,
  operators,
}) => {
  const desk = await sitDown('owner');
  const { id } = await operators.draftPack(language, { card_ids: Array<string>(300).fill('sb-008'), quantity: 1 });
  await desk.goto(`/admin/packs/${id}`);
  const table = desk.getByRole('table').filter({ has: desk.getByRole('spinbutton') });
  const quantities = table.locator('input[name$=".quantity"]');
  await expect(quantities.first()).toBeVisible();
  expect(await quantities.count()).toBeLessThan(80);
  await quantities.first().fill('7');

  const last = table.locator('input[name="prizes.299.quantity"]');
  await expect(async () => {
    await desk.mouse.wheel(0, 4000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await last.fill('9');
  await desk.getByLabel(tell('ui.reason')).fill('More of the first and the last');
  await save(desk, tell);
  await desk.waitForURL(/\/show$/);
  const saved = await (await desk.request.get(`/admin-api/packs/${id}`)).json();
  const counts = saved.prizes.map(({ quantity }: { quantity: number }) => quantity);
  expect([counts[0], counts[150], counts[299]]).toEqual([7, 1, 9]);
});

test('a draft of 300 prizes in ten ranks opens with the rows near the window, and draws others that are scrolled to', async ({
  sitDown,
  tell,
  language,
  operators,
}) => {
  const desk = await sitDown('owner');
  const terms = { card_ids: Array<string>(300).fill('sb-008'), quantity: 1, ranks: 10 };
  const { id } = await operators.draftPack(language, terms);
  await desk.goto(`/admin/packs/${id}`);
  const quantities = desk.locator('input[name$=".quantity"]');
  await expect(quantities.first()).toBeVisible();
  expect(await quantities.count()).toBeLessThan(80);

  const last = desk.getByRole('region', { name: tell('packs.prizes.rank', { rank: 10 }) });
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('input[name$=".quantity"]').nth(5)).toBeVisible();
});
