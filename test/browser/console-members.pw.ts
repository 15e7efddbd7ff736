import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import type { Language } from '../../web/src/i18n/i18n';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { carryOut, test as console_, listed, still, type Tell } from './console.js';
import { expect } from './journey.js';
import { MembersApi, newcomer, type Registration } from './members.js';
import { logIn } from './registration.js';
import { expectNoSideScroll } from './steps.js';
import type { Say } from './words.js';

interface Given {
  /** registers somebody who never opens a page, in a network of their own unless one is given */
  readonly register: (person: Registration, network?: string) => Promise<MembersApi>;
}

const aNetwork = (): string => `2001:db8::${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}`;

const test = console_.extend<Given>({
  register: async ({ playwright, baseURL, language }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (person, network = aNetwork()) => {
      const extraHTTPHeaders = { 'x-forwarded-for': network };
      const request = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders, userAgent: 'Phone' });
      opened.push(request);
      const api = new MembersApi(request, language);
      await api.register(person);
      return api;
    });
    for (const request of opened) await request.dispose();
  },
});

/** Somebody whom nothing but their password is shared with. */
const stranger = (language: Language): Registration => {
  const person = newcomer(language);
  const tel = `090${randomInt(1e7, 1e8)}`;
  return { ...person, tel, address: tel, lastName: `${person.lastName}${randomUUID().slice(0, 8)}` };
};

const rowsOf = (desk: Page) => desk.getByRole('row').filter({ hasText: '@' });

const search = async (desk: Page, tell: Tell, what: string): Promise<void> => {
  await desk.getByPlaceholder(tell('members.search'), { exact: true }).fill(what);
  // It is looked for once the hand rests; whoever presses before is brought back to the list.
  await desk.waitForURL((url) => url.searchParams.get('filter')?.includes(what) ?? false);
};

/** Finds a member by what they tell of themselves, and opens their page. */
const openMember = async (desk: Page, tell: Tell, mail: string): Promise<void> => {
  await desk.goto('/admin/members');
  await search(desk, tell, mail);
  await expect(rowsOf(desk)).toHaveCount(1);
  await rowsOf(desk).getByText(mail).click();
  await desk.waitForURL(/\/admin\/members\/.+\/show$/);
};

const command = (desk: Page, tell: Tell, name: string) =>
  desk.getByRole('button', { name: tell(`resources.members.commands.${name}`), exact: true });

const openTab = (desk: Page, tell: Tell, tab: string) =>
  desk.getByRole('tab', { name: tell(`members.tabs.${tab}`), exact: true }).click();

const run = (desk: Page, tell: Tell) =>
  desk
    .getByRole('dialog')
    .getByRole('button', { name: tell('commands.run') })
    .click();

const openAndLogIn = async (page: Page, say: Say, person: Pick<Registration, 'mail' | 'pass'>): Promise<void> => {
  await page.goto(paths.login);
  await logIn(page, say, person);
};

const isLoggedIn = async (api: MembersApi): Promise<boolean> => (await api.get('user/point')).detail.is_login === '1';

test('a member is found by mail, name, phone and id; where nobody is found it says so', async ({
  sitDown,
  tell,
  language,
  register,
}) => {
  const person = stranger(language);
  await register(person);
  const desk = await sitDown('support');
  await openMember(desk, tell, person.mail);
  const id = /members\/([^/]+)\/show/.exec(desk.url())![1]!;
  await desk.goto('/admin/members');
  const fullName = `${person.lastName} ${person.firstName}`;
  for (const known of [person.mail.toUpperCase(), fullName, person.tel, person.tel.slice(3), id]) {
    await search(desk, tell, known);
    await expect(rowsOf(desk)).toHaveCount(1);
    await expect(rowsOf(desk)).toContainText(person.mail);
  }
  await rowsOf(desk).getByRole('link').focus();
  await desk.keyboard.press('Enter');
  await desk.waitForURL(`**/members/${id}/show`);
  await desk.goBack();
  await search(desk, tell, `nobody-${id}`);
  await expect(rowsOf(desk)).toHaveCount(0);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: tell('ra.navigation.clear_filters') }).click();
  await expect(rowsOf(desk)).not.toHaveCount(0);
});

test('support changes a postal address after a check, and the member sees it', async ({
  page,
  sitDown,
  tell,
  language,
  member,
}) => {
  const desk = await sitDown('support');
  await openMember(desk, tell, member.person.mail);
  await expect(desk.getByText(tell('members.mail_unconfirmed'))).toBeVisible();
  await command(desk, tell, 'change-address').click();
  const dialog = desk.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name: tell(`resources.members.fields.${name}`) });
  await expect(field('shiku')).not.toHaveValue('');
  await run(desk, tell);
  await expect(dialog.getByText(tell('ra.validation.required'))).toHaveCount(2);

  await field('address').fill('梅田3-1-1');
  await field('building').fill('大阪ビル 5F');
  await dialog.getByLabel(tell('members.checks.passport')).check();
  await expectAccessible(desk);
  await carryOut(desk, tell, 'Moved, passport seen');
  await expect(desk.getByText('梅田3-1-1', { exact: true })).toBeVisible();
  const line = desk.getByRole('listitem').filter({ hasText: 'Moved, passport seen' });
  await expect(line).toContainText(tell('members.checks.passport'));

  await page.goto(paths.changeMember);
  await expect(page.getByText('大阪ビル 5F')).toBeVisible();
  const outbox: { to: string; subject: string }[] = await (await page.request.get('/sandbox/outbox')).json();
  expect(outbox.find(({ to }) => to === member.person.mail)!.subject).toBe(
    language === 'ja' ? 'ご登録の住所が変更されました' : 'Your postal address has been changed',
  );
});

test('support changes a mail address, and the member logs in with the new one alone', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  member,
}) => {
  const desk = await sitDown('support');
  await page.goto(paths.myPage);
  await openMember(desk, tell, member.person.mail);
  await command(desk, tell, 'change-mail').click();
  const dialog = desk.getByRole('dialog');
  await run(desk, tell);
  await expect(dialog.getByText(tell('ra.validation.required'))).toHaveCount(3);

  await dialog.getByLabel(tell('members.new_mail')).fill('Demo@example.com');
  await dialog.getByLabel(tell('members.checks.licence')).check();
  await dialog.getByLabel(tell('members.checks.phone-call')).check();
  await dialog.getByLabel(tell('commands.reason')).fill('Licence seen');
  await run(desk, tell);
  await expect(dialog.getByText(language === 'ja' ? /別の会員が使っています/ : /Another member has/)).toBeVisible();
  await expectAccessible(desk);
  expect(await isLoggedIn(member.api)).toBe(true);

  const mail = `new-${member.person.mail}`;
  await dialog.getByLabel(tell('members.new_mail')).fill(mail);
  await carryOut(desk, tell, 'Licence seen, and called');
  await expect(desk.getByText(mail, { exact: true })).toBeVisible();
  const line = desk.getByRole('listitem').filter({ hasText: 'Licence seen, and called' });
  for (const check of ['licence', 'phone-call']) await expect(line).toContainText(tell(`members.checks.${check}`));
  await expect(line).toContainText('Support');

  await page.goto(paths.myPage);
  await page.waitForURL((url) => url.pathname === paths.login);
  await openAndLogIn(page, say, member.person);
  await expect(page.getByText(language === 'ja' ? /一致しません/ : /do not match/)).toBeVisible();
  await openAndLogIn(page, say, { ...member.person, mail });
  await page.waitForURL(paths.top);

  const outbox: { to: string; subject: string }[] = await (await page.request.get('/sandbox/outbox')).json();
  const told = outbox.filter(({ subject }) => /変更されました|has been changed/.test(subject)).map(({ to }) => to);
  expect(told).toEqual(expect.arrayContaining([member.person.mail, mail]));
});

test('a ban puts an open session out at once; what the member has waits until it is lifted', async ({
  page,
  sitDown,
  tell,
  say,
  language,
  member,
  operators,
}) => {
  await operators.grant(member.person.mail, { points: 500, coins: 7 });
  await page.goto(paths.myPage);
  const desk = await sitDown('support');
  await openMember(desk, tell, member.person.mail);
  await command(desk, tell, 'ban').click();
  await desk.getByRole('dialog').getByLabel(tell('commands.reason')).fill('Abuse of the shop');
  await expectAccessible(desk);
  expect(await isLoggedIn(member.api)).toBe(true);
  const banned = desk.waitForResponse(/\/ban$/);
  await run(desk, tell);
  await banned;
  expect(await isLoggedIn(member.api)).toBe(false);

  await page.goto(paths.myPage);
  await page.waitForURL((url) => url.pathname === paths.login);
  await openAndLogIn(page, say, member.person);
  await expect(page.getByText(language === 'ja' ? /ご利用いただけません/ : /cannot be used/)).toBeVisible();

  await expect(desk.getByRole('alert').filter({ hasText: language === 'ja' ? '利用停止中' : 'Banned' })).toBeVisible();
  await expect(desk.getByText('500P', { exact: true })).toBeVisible();
  await expect(desk.getByText(/Abuse of the shop/)).toContainText(tell('members.events.MemberBanned'));
  await expect(command(desk, tell, 'grant-points')).toHaveCount(0);
  await expectAccessible(desk);

  await command(desk, tell, 'unban').click();
  await carryOut(desk, tell, 'A mistake');
  await expect(command(desk, tell, 'ban')).toBeVisible();
  await openAndLogIn(page, say, member.person);
  await page.waitForURL(paths.top);
  const { detail } = await member.api.get('user/point');
  expect(detail).toMatchObject({ is_login: '1', point: 500, coin: 7 });
});

test('what is given is in the member’s wallet and histories at once; finance sees it and gives nothing', async ({
  page,
  sitDown,
  tell,
  say,
  member,
}) => {
  const desk = await sitDown('support');
  await openMember(desk, tell, member.person.mail);
  const dialog = desk.getByRole('dialog');
  for (const [what, amount, sums] of [
    ['points', '250', /0P → 250P/],
    ['coins', '30', /^\D*0 .* → 30 /],
  ] as const) {
    await command(desk, tell, `grant-${what}`).click();
    const field = dialog.getByLabel(tell(`resources.members.fields.${what}`));
    await dialog.getByLabel(tell('commands.reason')).fill(`With apologies: ${what}`);
    await field.fill('0');
    await run(desk, tell);
    await expect(dialog.getByText(tell('ra.validation.minValue', { min: 1 }))).toBeVisible();
    await field.fill(amount);
    await expect(dialog.getByText(sums)).toBeVisible();
    await carryOut(desk, tell, `With apologies: ${what}`);
    await expect(desk.getByText(`With apologies: ${what}`)).toBeVisible();
  }
  await expect(desk.getByText('250P', { exact: true })).toBeVisible();

  const gained = (amount: string) =>
    page
      .getByRole('row')
      .filter({ hasText: tell('members.documents.grant') })
      .getByText(amount);
  await page.goto(paths.buyPointHistory);
  await expect(gained(say(pointsMessages, 'points', { amount: '+250' }))).toBeVisible();
  await page.goto(paths.coinHistory);
  await expect(gained(say(pointsMessages, 'coins', { amount: '+30' }))).toBeVisible();
  expect((await member.api.get('user/point')).detail).toMatchObject({ point: 250, coin: 30 });

  const finance = await sitDown('finance');
  await openMember(finance, tell, member.person.mail);
  await openTab(finance, tell, 'lots');
  await expect(finance.getByRole('row').filter({ hasText: tell('members.documents.grant') })).toContainText('250P');
  for (const name of ['ban', 'change-mail', 'change-address', 'grant-points', 'grant-coins'])
    await expect(command(finance, tell, name)).toHaveCount(0);
  for (const tab of ['log_ins', 'duplicates'])
    await expect(finance.getByRole('tab', { name: tell(`members.tabs.${tab}`) })).toHaveCount(0);
  await expectAccessible(finance);
  await finance.getByRole('link', { name: tell('members.explain_balance') }).click();
  await expect(finance.getByText(tell('ledger.agrees'))).toBeVisible();
});

test('a member’s page tells what they drew, what is sent to them, and where they logged in from', async ({
  sitDown,
  tell,
  language,
  register,
  operators,
  openPack,
}) => {
  const person = stranger(language);
  const network = aNetwork();
  const api = await register(person, network);
  await operators.grant(person.mail, { points: 1000 });
  const pack = await openPack({ no_reduction: '1' });
  const { cards } = await api.post('user/pack/buy', { pack_id: pack.id, count: '2' });
  const send_card = cards.map(({ history_id }: { history_id: string }) => history_id);
  expect(await api.post('user/pack/decision', { send_card, reduction_card: [] })).toMatchObject({ result: '1' });

  const desk = await sitDown('support');
  await listed(desk, 'draws', { pack_id: pack.id, send_state: '2' });
  await openMember(desk, tell, person.mail);
  const drawn = tell('members.events.CardsDrawn', { prizeIndexes: 2, cost: '200P' });
  for (const told of [drawn, tell('members.events.MemberRegistered')])
    await expect(desk.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  const rowWith = (...texts: readonly string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), desk.getByRole('row'));
  for (const [tab, row] of [
    ['draws', rowWith(pack.name, '200P', tell('resources.draws.send_states.2'))],
    ['parcels', rowWith(tell('resources.shipments.states.requested'), '2')],
    ['log_ins', rowWith(network, 'Phone')],
  ] as const) {
    await openTab(desk, tell, tab);
    await expect(row).toHaveCount(1);
    await still(desk);
    await expectNoSideScroll(desk);
    await expectAccessible(desk);
  }
});

test('a second account of one person stands beside the first, and goes into a case with it, losing nothing yet', async ({
  sitDown,
  tell,
  language,
  register,
  operators,
}) => {
  const first = stranger(language);
  const second = { ...first, mail: newcomer(language).mail };
  const network = aNetwork();
  for (const person of [first, second]) await register(person, network);
  await operators.grant(second.mail, { points: 800 });
  const desk = await sitDown('owner');
  await openMember(desk, tell, first.mail);
  await openTab(desk, tell, 'duplicates');

  const list = desk.getByRole('list', { name: tell('members.tabs.duplicates') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const candidate = list.getByRole('listitem').filter({ hasText: second.mail });
  for (const said of ['strengths.strong', 'signs.tel', 'signs.name', 'signs.place', 'signs.device'])
    await expect(candidate.getByText(tell(`members.${said}`), { exact: true })).toBeVisible();
  await expect(candidate.getByText('800P')).toBeVisible();
  // What cannot be undone is done where both are seen, not in the list.
  const { lastName, firstName, middleName } = second;
  const names = language === 'ja' ? [lastName, firstName, middleName] : [firstName, middleName, lastName];
  const name = names.filter(Boolean).join(' ');
  const openCase = desk.getByRole('button', { name: tell('resources.members.commands.open-case') });
  // The one that is there is of the member whose page it is.
  await expect(openCase).toHaveCount(1);
  await still(desk);
  await expectNoSideScroll(desk);
  await expectAccessible(desk);

  await candidate.getByRole('button', { name: tell('members.compare_with', { name }) }).click();
  const pair = desk.getByRole('table', { name: tell('members.compared') });
  await expect(pair.getByRole('columnheader')).toHaveCount(2);
  for (const mail of [first.mail, second.mail]) await expect(pair.getByText(mail, { exact: true })).toBeVisible();
  for (const field of ['name', 'tel', 'address', 'log_in_device'])
    await expect(
      pair.getByRole('rowheader', {
        name: `${tell(`resources.members.fields.${field}`)} ${tell('members.agrees')}`,
        exact: true,
      }),
    ).toBeVisible();
  await expect(pair.getByText(tell('members.agrees'))).toHaveCount(5);
  await expectAccessible(desk);

  await openCase.last().click();
  await carryOut(desk, tell, 'The same person');
  const note = desk
    .getByRole('alert')
    .filter({ has: desk.getByRole('link', { name: /^(ケース\d+を開く|Open case \d+)$/ }) });
  await note.getByRole('link').click();
  await desk.waitForURL(/\/admin\/abuse-cases\/\d+\/show$/);
  const members = desk.getByRole('table', { name: tell('abuse.members_of_case') });
  await expect(members.getByRole('row')).toHaveCount(3);
  // Nothing is taken from anybody by it.
  await expect(members.getByText('800P')).toBeVisible();
});
