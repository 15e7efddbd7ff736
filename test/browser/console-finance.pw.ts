import { expectAccessible } from './axe.js';
import { confirm, filterOf, goOn, listed, memberIdOf, still, type Tell, test } from './console.js';
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

/** From the search by mail to the member's balance, lot by lot. */
const explain = async (desk: Page, tell: Tell, mail: string): Promise<void> => {
  await desk.goto('/admin/ledger-accounts');
  await desk.getByRole('combobox', { name: tell('ledger.member') }).fill(mail);
  // Until the search is answered, the newest members are offered.
  await desk.getByRole('option').filter({ hasText: mail }).click();
  await desk.waitForURL(/\/admin\/ledger-accounts\/.+\/show$/);
  await expect(desk.getByText(tell('ledger.agrees'))).toBeVisible();
};

test('finance explains a balance to the draw, the operator and back', async ({
  sitDown,
  tell,
  richMember: { person, api },
  openPack,
}) => {
  const pack = await openPack();
  await api.draw(pack.id, 3);
  const desk = await sitDown('finance');
  await explain(desk, tell, person.mail);
  await expectAccessible(desk);

  // The lot, who gave it and why, and what was drawn with it.
  const lot = desk.getByRole('table').first();
  await expect(lot.getByRole('row').filter({ hasText: '+1,000,000P' })).toContainText('browser test');
  await expect(lot.getByText('-300P')).toBeVisible();
  await lot.getByRole('link', { name: tell('ledger.kinds.draw') }).click();
  await desk.waitForURL(/\/admin\/draws\/.+\/show$/);
  await expect(desk.getByRole('link', { name: pack.name })).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  await expectAccessible(desk);

  // The draw as its list leads to it, too.
  const drawId = /draws\/(.+)\/show/.exec(desk.url())![1]!;
  await listed(desk, 'draws', { id: drawId });
  await listed(desk, 'ledger-entries', { document: drawId });
  await desk.goto(`/admin/draws?${filterOf({ pack_id: pack.id })}`);
  await desk.getByRole('cell', { name: pack.name, exact: true }).click();
  await desk.waitForURL(/\/admin\/draws\/.+\/show$/);
  await expect(desk.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  await desk.getByRole('link', { name: tell('draws.entries') }).click();
  await expect(desk.getByRole('row').filter({ hasText: '300P' })).toHaveCount(3);
  const sums = desk.getByRole('table', { name: tell('ledger.sums') });
  await expect(sums.getByText('0P', { exact: true })).toBeVisible();
  const csv = desk.waitForEvent('download');
  await desk.getByRole('button', { name: tell('ui.download') }).click();
  await confirm(desk, tell);
  expect((await csv).suggestedFilename()).toMatch(/^ledger-entries-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);

  // One line, and the whole entry that it is part of.
  await desk.getByRole('cell', { name: '-300P' }).click();
  await desk.waitForURL(/\/admin\/ledger-entries\/.+\/show$/);
  await expect(desk.getByText(tell('ledger.zero_sum'))).toBeVisible();
  await expect(desk.getByText(tell('ledger.cards', { smart_count: 3 }))).toBeVisible();
  await expectAccessible(desk);
});

test('finance finds no way to change anything', async ({ sitDown, tell, richMember: { person, api }, openPack }) => {
  const pack = await openPack();
  await api.draw(pack.id, 1);
  const [owner, finance] = [await sitDown('owner'), await sitDown('finance')];
  const memberId = await memberIdOf(finance, person.mail);
  const balance = async () => (await finance.request.get(`/admin-api/members/${memberId}/balance-explained`)).json();
  const { paid, free, coins } = await balance();

  const words = (resource: string, commands: readonly string[]) =>
    commands.map((command) => tell(`resources.${resource}.commands.${command}`));
  const places: readonly (readonly [path: string, buttons: readonly string[]])[] = [
    [
      `members/${memberId}/show`,
      words('members', ['grant-points', 'grant-coins', 'change-mail', 'change-address', 'ban']),
    ],
    [`packs/${pack.id}/show`, words('packs', ['change-display', 'pause', 'close'])],
    ['packs', [tell('ra.action.create')]],
    ['cards', [tell('ra.action.create')]],
  ];
  for (const [path, buttons] of places)
    for (const desk of [owner, finance]) {
      await desk.goto(`/admin/${path}`);
      await still(desk);
      for (const name of buttons) {
        const button = desk
          .getByRole('button', { name, exact: true })
          .or(desk.getByRole('link', { name, exact: true }));
        await expect(button).toHaveCount(desk === owner ? 1 : 0);
      }
    }

  const changes = [
    ...['grant-points', 'grant-coins', 'ban', 'unban', 'change-mail', 'change-address'].map(
      (command) => `members/${memberId}/${command}`,
    ),
    ...['publish', 'pause', 'resume', 'close'].map((command) => `packs/${pack.id}/${command}`),
    ...['packs', 'cards', 'notices', 'operators', 'uploads', 'settings/maintenance/change'],
    ...[
      'shipments/x/mark-shipped',
      'shipments/tracking.csv',
      'projections/ledger_entries/rebuild',
      'dead-letters/x/retry',
    ],
  ];
  const answers = await finance.evaluate(async (paths) => {
    const { csrf } = await (await fetch('/admin-api/session')).json();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    const body = JSON.stringify({ points: 1, coins: 1, reason: 'for me' });
    const send = (path: string) => fetch(`/admin-api/${path}`, { method: 'POST', headers, body });
    return Promise.all(paths.map(async (path) => [path, (await send(path)).status]));
  }, changes);
  expect(answers).toEqual(changes.map((path) => [path, 403]));
  expect(await balance()).toMatchObject({ paid, free, coins });
});

test('every page of finance can be read by everybody; the log is verified with progress', async ({ sitDown, tell }) => {
  test.slow();
  const desk = await sitDown('finance');
  await desk.goto('/admin/');
  await still(desk);
  for (const page of PAGES)
    await test.step(page, async () => {
      await goOn(desk, `/admin/${page}`);
      await expectAccessible(desk);
    });
  await goOn(desk, '/admin/chain-checks');
  await desk
    .getByRole('button', { name: tell('ledger.check') })
    .first()
    .click();
  const intact = tell('resources.chain-checks.states.intact');
  await expect(desk.getByText(intact).first()).toBeVisible({ timeout: 30_000 });
  const progress = tell('ledger.progress', { checked: '[\\d,]+', through: '[\\d,]+' });
  await expect(desk.getByText(new RegExp(progress)).first()).toBeVisible();
  await expectAccessible(desk);
});
