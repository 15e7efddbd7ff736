import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import type { Language } from '../../web/src/i18n/i18n';
import { paths } from '../../web/src/paths';
import { expectAccessible } from './axe.js';
import { carryOut, test as console_, type Translate, waitUntilListed, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi, type Registration } from './members.js';
import { logIn } from './registration.js';
import { expectNoSideScroll } from './steps.js';
import type { Say } from './words.js';

interface Fixtures {
  /** registers a member who never opens a page, in a separate network by default */
  readonly register: (person: Registration, network?: string) => Promise<MembersApi>;
}

const aNetwork = (): string => `2001:db8::${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}`;

const test = console_.extend<Fixtures>({
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

/** Builds a person who shares nothing but a password with others. */
const stranger = (language: Language): Registration => {
  const person = buildNewcomer(language);
  const tel = `090${randomInt(1e7, 1e8)}`;
  return { ...person, tel, address: tel, lastName: `${person.lastName}${randomUUID().slice(0, 8)}` };
};

const rowsOf = (consolePage: Page) => consolePage.getByRole('row').filter({ hasText: '@' });

const search = async (consolePage: Page, translate: Translate, what: string): Promise<void> => {
  await consolePage.getByPlaceholder(translate('members.search'), { exact: true }).fill(what);
  // The search starts when typing stops; an earlier press would lead back to the list.
  await consolePage.waitForURL((url) => url.searchParams.get('filter')?.includes(what) ?? false);
};

/** Finds a member by their own data and opens their page. */
const openMember = async (consolePage: Page, translate: Translate, mail: string): Promise<void> => {
  await consolePage.goto('/admin/members');
  await search(consolePage, translate, mail);
  await expect(rowsOf(consolePage)).toHaveCount(1);
  await rowsOf(consolePage).getByText(mail).click();
  await consolePage.waitForURL(/\/admin\/members\/.+\/show$/);
};

const findCommand = (consolePage: Page, translate: Translate, name: string) =>
  consolePage.getByRole('button', { name: translate(`resources.members.commands.${name}`), exact: true });

const openTab = (consolePage: Page, translate: Translate, tab: string) =>
  consolePage.getByRole('tab', { name: translate(`members.tabs.${tab}`), exact: true }).click();

const run = (consolePage: Page, translate: Translate) =>
  consolePage
    .getByRole('dialog')
    .getByRole('button', { name: translate('commands.run') })
    .click();

const openAndLogIn = async (page: Page, say: Say, person: Pick<Registration, 'mail' | 'pass'>): Promise<void> => {
  await page.goto(paths.login);
  await logIn(page, say, person);
};

const isLoggedIn = async (api: MembersApi): Promise<boolean> => (await api.get('user/point')).detail.is_login === '1';

test('a member is found by mail, name, phone and id; an empty result shows a message', async ({
  openConsole,
  translate,
  language,
  register,
}) => {
  const person = stranger(language);
  await register(person);
  const consolePage = await openConsole('support');
  await openMember(consolePage, translate, person.mail);
  const id = /members\/([^/]+)\/show/.exec(consolePage.url())![1]!;
  await consolePage.goto('/admin/members');
  const fullName = `${person.lastName} ${person.firstName}`;
  for (const known of [person.mail.toUpperCase(), fullName, person.tel, person.tel.slice(3), id]) {
    await search(consolePage, translate, known);
    await expect(rowsOf(consolePage)).toHaveCount(1);
    await expect(rowsOf(consolePage)).toContainText(person.mail);
  }
  await rowsOf(consolePage).getByRole('link').focus();
  await consolePage.keyboard.press('Enter');
  await consolePage.waitForURL(`**/members/${id}/show`);
  await consolePage.goBack();
  await search(consolePage, translate, `nobody-${id}`);
  await expect(rowsOf(consolePage)).toHaveCount(0);
  await expectAccessible(consolePage);
  await consolePage.getByRole('button', { name: translate('ra.navigation.clear_filters') }).click();
  await expect(rowsOf(consolePage)).not.toHaveCount(0);
});

test('support changes a postal address after a check, and the member sees it', async ({
  page,
  openConsole,
  translate,
  language,
  member,
}) => {
  const consolePage = await openConsole('support');
  await openMember(consolePage, translate, member.person.mail);
  await expect(consolePage.getByText(translate('members.mail_unconfirmed'))).toBeVisible();
  await findCommand(consolePage, translate, 'change-address').click();
  const dialog = consolePage.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name: translate(`resources.members.fields.${name}`) });
  await expect(field('shiku')).not.toHaveValue('');
  await run(consolePage, translate);
  await expect(dialog.getByText(translate('ra.validation.required'))).toHaveCount(2);

  await field('address').fill('梅田3-1-1');
  await field('building').fill('大阪ビル 5F');
  await dialog.getByLabel(translate('members.checks.passport')).check();
  await expectAccessible(consolePage);
  await carryOut(consolePage, translate, 'Moved, passport seen');
  await expect(consolePage.getByText('梅田3-1-1', { exact: true })).toBeVisible();
  const line = consolePage.getByRole('listitem').filter({ hasText: 'Moved, passport seen' });
  await expect(line).toContainText(translate('members.checks.passport'));

  await page.goto(paths.changeMember);
  await expect(page.getByText('大阪ビル 5F')).toBeVisible();
  const outbox: { to: string; subject: string }[] = await (await page.request.get('/sandbox/outbox')).json();
  expect(outbox.find(({ to }) => to === member.person.mail)!.subject).toBe(
    language === 'ja' ? 'ご登録の住所が変更されました' : 'Your postal address has been changed',
  );
});

test('support changes a mail address, and the member logs in with the new one alone', async ({
  page,
  openConsole,
  translate,
  say,
  language,
  member,
}) => {
  const consolePage = await openConsole('support');
  await page.goto(paths.myPage);
  await openMember(consolePage, translate, member.person.mail);
  await findCommand(consolePage, translate, 'change-mail').click();
  const dialog = consolePage.getByRole('dialog');
  await run(consolePage, translate);
  await expect(dialog.getByText(translate('ra.validation.required'))).toHaveCount(3);

  await dialog.getByLabel(translate('members.new_mail')).fill('Demo@example.com');
  await dialog.getByLabel(translate('members.checks.licence')).check();
  await dialog.getByLabel(translate('members.checks.phone-call')).check();
  await dialog.getByLabel(translate('commands.reason')).fill('Licence seen');
  await run(consolePage, translate);
  await expect(dialog.getByText(language === 'ja' ? /別の会員が使っています/ : /Another member has/)).toBeVisible();
  await expectAccessible(consolePage);
  expect(await isLoggedIn(member.api)).toBe(true);

  const mail = `new-${member.person.mail}`;
  await dialog.getByLabel(translate('members.new_mail')).fill(mail);
  await carryOut(consolePage, translate, 'Licence seen, and called');
  await expect(consolePage.getByText(mail, { exact: true })).toBeVisible();
  const line = consolePage.getByRole('listitem').filter({ hasText: 'Licence seen, and called' });
  for (const check of ['licence', 'phone-call']) await expect(line).toContainText(translate(`members.checks.${check}`));
  await expect(line).toContainText('Support');

  await page.goto(paths.myPage);
  await page.waitForURL((url) => url.pathname === paths.login);
  await openAndLogIn(page, say, member.person);
  await expect(page.getByText(language === 'ja' ? /一致しません/ : /do not match/)).toBeVisible();
  await openAndLogIn(page, say, { ...member.person, mail });
  await page.waitForURL(paths.top);

  const outbox: { to: string; subject: string }[] = await (await page.request.get('/sandbox/outbox')).json();
  const recipients = outbox
    .filter(({ subject }) => /変更されました|has been changed/.test(subject))
    .map(({ to }) => to);
  expect(recipients).toEqual(expect.arrayContaining([member.person.mail, mail]));
});

test('a ban ends an open session at once, and the member’s property waits until it is lifted', async ({
  page,
  openConsole,
  translate,
  say,
  language,
  member,
  operators,
}) => {
  await operators.grant(member.person.mail, { points: 500, coins: 7 });
  await page.goto(paths.myPage);
  const consolePage = await openConsole('support');
  await openMember(consolePage, translate, member.person.mail);
  await findCommand(consolePage, translate, 'ban').click();
  await consolePage.getByRole('dialog').getByLabel(translate('commands.reason')).fill('Abuse of the shop');
  await expectAccessible(consolePage);
  expect(await isLoggedIn(member.api)).toBe(true);
  const banned = consolePage.waitForResponse(/\/ban$/);
  await run(consolePage, translate);
  await banned;
  expect(await isLoggedIn(member.api)).toBe(false);

  await page.goto(paths.myPage);
  await page.waitForURL((url) => url.pathname === paths.login);
  await openAndLogIn(page, say, member.person);
  await expect(page.getByText(language === 'ja' ? /ご利用いただけません/ : /cannot be used/)).toBeVisible();

  await expect(
    consolePage.getByRole('alert').filter({ hasText: language === 'ja' ? '利用停止中' : 'Banned' }),
  ).toBeVisible();
  await expect(consolePage.getByText('500P', { exact: true })).toBeVisible();
  await expect(consolePage.getByText(/Abuse of the shop/)).toContainText(translate('members.events.MemberBanned'));
  await expect(findCommand(consolePage, translate, 'grant-points')).toHaveCount(0);
  await expectAccessible(consolePage);

  await findCommand(consolePage, translate, 'unban').click();
  await carryOut(consolePage, translate, 'A mistake');
  await expect(findCommand(consolePage, translate, 'ban')).toBeVisible();
  await openAndLogIn(page, say, member.person);
  await page.waitForURL(paths.top);
  const { detail } = await member.api.get('user/point');
  expect(detail).toMatchObject({ is_login: '1', point: 500, coin: 7 });
});

test('a grant appears at once in the member’s wallet and histories; finance sees it and cannot grant', async ({
  page,
  openConsole,
  translate,
  say,
  member,
}) => {
  const consolePage = await openConsole('support');
  await openMember(consolePage, translate, member.person.mail);
  const dialog = consolePage.getByRole('dialog');
  for (const [what, amount, sums] of [
    ['points', '250', /0P → 250P/],
    ['coins', '30', /^\D*0 .* → 30 /],
  ] as const) {
    await findCommand(consolePage, translate, `grant-${what}`).click();
    const field = dialog.getByLabel(translate(`resources.members.fields.${what}`));
    await dialog.getByLabel(translate('commands.reason')).fill(`With apologies: ${what}`);
    await field.fill('0');
    await run(consolePage, translate);
    await expect(dialog.getByText(translate('ra.validation.minValue', { min: 1 }))).toBeVisible();
    await field.fill(amount);
    await expect(dialog.getByText(sums)).toBeVisible();
    await carryOut(consolePage, translate, `With apologies: ${what}`);
    await expect(consolePage.getByText(`With apologies: ${what}`)).toBeVisible();
  }
  await expect(consolePage.getByText('250P', { exact: true })).toBeVisible();

  const gained = (amount: string) =>
    page
      .getByRole('row')
      .filter({ hasText: translate('members.documents.grant') })
      .getByText(amount);
  await page.goto(paths.buyPointHistory);
  await expect(gained(say(pointsMessages, 'points', { amount: '+250' }))).toBeVisible();
  await page.goto(paths.coinHistory);
  await expect(gained(say(pointsMessages, 'coins', { amount: '+30' }))).toBeVisible();
  expect((await member.api.get('user/point')).detail).toMatchObject({ point: 250, coin: 30 });

  const finance = await openConsole('finance');
  await openMember(finance, translate, member.person.mail);
  await openTab(finance, translate, 'lots');
  await expect(finance.getByRole('row').filter({ hasText: translate('members.documents.grant') })).toContainText(
    '250P',
  );
  for (const name of ['ban', 'change-mail', 'change-address', 'grant-points', 'grant-coins'])
    await expect(findCommand(finance, translate, name)).toHaveCount(0);
  for (const tab of ['log_ins', 'duplicates'])
    await expect(finance.getByRole('tab', { name: translate(`members.tabs.${tab}`) })).toHaveCount(0);
  await expectAccessible(finance);
  await finance.getByRole('link', { name: translate('members.explain_balance') }).click();
  await expect(finance.getByText(translate('ledger.agrees'))).toBeVisible();
});

test('a member’s page shows their draws, parcels and log-ins', async ({
  openConsole,
  translate,
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

  const consolePage = await openConsole('support');
  await waitUntilListed(consolePage, 'draws', { pack_id: pack.id, send_state: '2' });
  await openMember(consolePage, translate, person.mail);
  const drawn = translate('members.events.CardsDrawn', { prizeIndexes: 2, cost: '200P' });
  for (const text of [drawn, translate('members.events.MemberRegistered')])
    await expect(consolePage.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  const rowWith = (...texts: readonly string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), consolePage.getByRole('row'));
  for (const [tab, row] of [
    ['draws', rowWith(pack.name, '200P', translate('resources.draws.send_states.2'))],
    ['parcels', rowWith(translate('resources.shipments.states.requested'), '2')],
    ['log_ins', rowWith(network, 'Phone')],
  ] as const) {
    await openTab(consolePage, translate, tab);
    await expect(row).toHaveCount(1);
    await waitUntilLoaded(consolePage);
    await expectNoSideScroll(consolePage);
    await expectAccessible(consolePage);
  }
});

test('a duplicate account is shown beside the first, and goes into a case without a loss', async ({
  openConsole,
  translate,
  language,
  register,
  operators,
}) => {
  const first = stranger(language);
  const second = { ...first, mail: buildNewcomer(language).mail };
  const network = aNetwork();
  for (const person of [first, second]) await register(person, network);
  await operators.grant(second.mail, { points: 800 });
  const consolePage = await openConsole('owner');
  await openMember(consolePage, translate, first.mail);
  await openTab(consolePage, translate, 'duplicates');

  const list = consolePage.getByRole('list', { name: translate('members.tabs.duplicates') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const candidate = list.getByRole('listitem').filter({ hasText: second.mail });
  for (const said of ['strengths.strong', 'signs.tel', 'signs.name', 'signs.place', 'signs.device'])
    await expect(candidate.getByText(translate(`members.${said}`), { exact: true })).toBeVisible();
  await expect(candidate.getByText('800P')).toBeVisible();
  // An irreversible command is offered where both accounts are shown, not in the list.
  const { lastName, firstName, middleName } = second;
  const names = language === 'ja' ? [lastName, firstName, middleName] : [firstName, middleName, lastName];
  const name = names.filter(Boolean).join(' ');
  const openCase = consolePage.getByRole('button', { name: translate('resources.members.commands.open-case') });
  // The present account belongs to the member of the page.
  await expect(openCase).toHaveCount(1);
  await waitUntilLoaded(consolePage);
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);

  await candidate.getByRole('button', { name: translate('members.compare_with', { name }) }).click();
  const pair = consolePage.getByRole('table', { name: translate('members.compared') });
  await expect(pair.getByRole('columnheader')).toHaveCount(2);
  for (const mail of [first.mail, second.mail]) await expect(pair.getByText(mail, { exact: true })).toBeVisible();
  for (const field of ['name', 'tel', 'address', 'log_in_device'])
    await expect(
      pair.getByRole('rowheader', {
        name: `${translate(`resources.members.fields.${field}`)} ${translate('members.agrees')}`,
        exact: true,
      }),
    ).toBeVisible();
  await expect(pair.getByText(translate('members.agrees'))).toHaveCount(5);
  await expectAccessible(consolePage);

  await openCase.last().click();
  await carryOut(consolePage, translate, 'The same person');
  const note = consolePage
    .getByRole('alert')
    .filter({ has: consolePage.getByRole('link', { name: /^(ケース\d+を開く|Open case \d+)$/ }) });
  await note.getByRole('link').click();
  await consolePage.waitForURL(/\/admin\/abuse-cases\/\d+\/show$/);
  const members = consolePage.getByRole('table', { name: translate('abuse.members_of_case') });
  await expect(members.getByRole('row')).toHaveCount(3);
  // The case takes nothing from any member.
  await expect(members.getByText('800P')).toBeVisible();
});
