import { expectAccessible } from './axe.js';
import {
  confirm,
  filterOf,
  goOn,
  memberIdOf,
  type Translate,
  test,
  waitUntilListed,
  waitUntilLoaded,
} from './console.js';
import { expect, type Page } from './journey.js';

const PAGES = [
  'trial-balance',
  'ledger-entries',
  'ledger-accounts',
  'ledger-accounts/points%3Asales/show',
  'unused-paid-balance',
  'expiry-forecast',
  'cards-ledger',
  'chain-checks',
  'draws',
];

/** Searches a member by mail, and opens the explanation of their balance. */
const explain = async (consolePage: Page, translate: Translate, mail: string): Promise<void> => {
  await consolePage.goto('/admin/ledger-accounts');
  await consolePage.getByRole('combobox', { name: translate('ledger.member') }).fill(mail);
  // Until the search has its response, the newest members are listed.
  await consolePage.getByRole('option').filter({ hasText: mail }).click();
  await consolePage.waitForURL(/\/admin\/ledger-accounts\/.+\/show$/);
  await expect(consolePage.getByText(translate('ledger.agrees'))).toBeVisible();
};

test('finance explains a balance to the draw, the operator and back', async ({
  openConsole,
  translate,
  richMember: { person, api },
  openPack,
}) => {
  const pack = await openPack();
  await api.draw(pack.id, 3);
  const consolePage = await openConsole('finance');
  await explain(consolePage, translate, person.mail);
  await expectAccessible(consolePage);

  // The lot, its operator and reason, and the draws paid with it.
  const lot = consolePage.getByRole('table').first();
  await expect(lot.getByRole('row').filter({ hasText: '+1,000,000P' })).toContainText('browser test');
  await expect(lot.getByText('-300P')).toBeVisible();
  await lot.getByRole('link', { name: translate('ledger.kinds.draw') }).click();
  await consolePage.waitForURL(/\/admin\/draws\/.+\/show$/);
  await expect(consolePage.getByRole('link', { name: pack.name })).toBeVisible();
  await expect(consolePage.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  await expectAccessible(consolePage);

  // The list of draws leads to the same page.
  const drawId = /draws\/(.+)\/show/.exec(consolePage.url())![1]!;
  await waitUntilListed(consolePage, 'draws', { id: drawId });
  await waitUntilListed(consolePage, 'ledger-entries', { document: drawId });
  await consolePage.goto(`/admin/draws?${filterOf({ pack_id: pack.id })}`);
  await consolePage.getByRole('cell', { name: pack.name, exact: true }).click();
  await consolePage.waitForURL(/\/admin\/draws\/.+\/show$/);
  await expect(consolePage.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  await consolePage.getByRole('link', { name: translate('draws.entries') }).click();
  await expect(consolePage.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  const sums = consolePage.getByRole('table', { name: translate('ledger.sums') });
  await expect(sums.getByText('0P', { exact: true })).toBeVisible();
  const csv = consolePage.waitForEvent('download');
  await consolePage.getByRole('button', { name: translate('ui.download') }).click();
  await confirm(consolePage, translate);
  expect((await csv).suggestedFilename()).toMatch(/^ledger-entries-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);

  // One line, and the whole entry around it.
  await consolePage.getByRole('cell', { name: '-300P' }).click();
  await consolePage.waitForURL(/\/admin\/ledger-entries\/.+\/show$/);
  await expect(consolePage.getByText(translate('ledger.zero_sum'))).toBeVisible();
  await expect(consolePage.getByText(translate('ledger.cards', { smart_count: 3 }))).toBeVisible();
  await expectAccessible(consolePage);
});

test('finance finds no way to change anything', async ({
  openConsole,
  translate,
  richMember: { person, api },
  openPack,
}) => {
  const pack = await openPack();
  await api.draw(pack.id, 1);
  const [owner, finance] = [await openConsole('owner'), await openConsole('finance')];
  const memberId = await memberIdOf(finance, person.mail);
  const balance = async () => (await finance.request.get(`/admin-api/members/${memberId}/balance-explained`)).json();
  const { paid, free, coins } = await balance();

  const words = (resource: string, commands: readonly string[]) =>
    commands.map((findCommand) => translate(`resources.${resource}.commands.${findCommand}`));
  const places: readonly (readonly [path: string, buttons: readonly string[]])[] = [
    [
      `members/${memberId}/show`,
      words('members', ['grant-points', 'grant-coins', 'change-mail', 'change-address', 'ban']),
    ],
    [`packs/${pack.id}/show`, words('packs', ['change-display', 'pause', 'close'])],
    ['packs', [translate('ra.action.create')]],
    ['cards', [translate('ra.action.create')]],
  ];
  for (const [path, buttons] of places)
    for (const consolePage of [owner, finance]) {
      await consolePage.goto(`/admin/${path}`);
      await waitUntilLoaded(consolePage);
      for (const name of buttons) {
        const button = consolePage
          .getByRole('button', { name, exact: true })
          .or(consolePage.getByRole('link', { name, exact: true }));
        await expect(button).toHaveCount(consolePage === owner ? 1 : 0);
      }
    }

  const changes = [
    ...['grant-points', 'grant-coins', 'ban', 'unban', 'change-mail', 'change-address'].map(
      (findCommand) => `members/${memberId}/${findCommand}`,
    ),
    ...['publish', 'pause', 'resume', 'close'].map((findCommand) => `packs/${pack.id}/${findCommand}`),
    ...['packs', 'cards', 'notices', 'operators', 'uploads', 'settings/maintenance/change'],
    ...[
      'shipments/x/mark-shipped',
      'shipments/tracking.csv',
      'projections/ledger_entries/rebuild',
      'dead-letters/x/retry',
    ],
  ];
  const responses = await finance.evaluate(async (paths) => {
    const { csrf } = await (await fetch('/admin-api/session')).json();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    const body = JSON.stringify({ points: 1, coins: 1, reason: 'for me' });
    const send = (path: string) => fetch(`/admin-api/${path}`, { method: 'POST', headers, body });
    return Promise.all(paths.map(async (path) => [path, (await send(path)).status]));
  }, changes);
  expect(responses).toEqual(changes.map((path) => [path, 403]));
  expect(await balance()).toMatchObject({ paid, free, coins });
});

test('every page of finance is accessible; the verification of the log shows its progress', async ({
  openConsole,
  translate,
}) => {
  test.slow();
  const consolePage = await openConsole('finance');
  await consolePage.goto('/admin/');
  await waitUntilLoaded(consolePage);
  for (const page of PAGES)
    await test.step(page, async () => {
      await goOn(consolePage, `/admin/${page}`);
      await expectAccessible(consolePage);
    });
  await goOn(consolePage, '/admin/chain-checks');
  await consolePage
    .getByRole('button', { name: translate('ledger.check') })
    .first()
    .click();
  const intact = translate('resources.chain-checks.states.intact');
  await expect(consolePage.getByText(intact).first()).toBeVisible({ timeout: 30_000 });
  const progress = translate('ledger.progress', { checked: '[\\d,]+', through: '[\\d,]+' });
  await expect(consolePage.getByText(new RegExp(progress)).first()).toBeVisible();
  await expectAccessible(consolePage);
});
