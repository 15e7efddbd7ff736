import { expectAccessible } from './axe.js';
import { carryOut, findCommand, waitUntilLoaded } from './console.js';
import { test } from './console-own-shop.js';
import { runSql } from './database.js';
import { expect } from './journey.js';

const READER = 'daily_figures';

/** Inserts two events of one key as dead letters of a consumer that does nothing with them. */
const park = async (folder: string, key: string): Promise<void> => {
  // Events of the shop's start may not be numbered yet.
  const inLog = () => runSql(folder, "select seq from store.event_log where type like 'Pack%' limit 2");
  await expect.poll(inLog).toHaveLength(2);
  await runSql(
    folder,
    `insert into store.dead_letters (reader, seq, type, partition_key, error, attempts, parked_at)
     select '${READER}', seq, type, '${key}', case when row_number() over (order by seq) = 1 then 'RangeError: too much' end, 3, now()
       from store.event_log where type like 'Pack%' and not exists (
         select from store.dead_letters d where d.reader = '${READER}' and d.seq = event_log.seq) order by seq limit 2`,
  );
};

test('an owner sees dead letters, discards the first of a key, and the one behind it follows', async ({
  openConsole,
  translate,
  ownShop,
  language,
}) => {
  const key = `parked-${language}`;
  await park(ownShop.folder, key);
  const consolePage = await openConsole('owner');
  const rows = consolePage.getByRole('row').filter({ hasText: key });
  const stateOf = (state: string) => translate(`resources.dead-letters.states.${state}`);
  await consolePage.goto('/admin/dead-letters');
  await expect(rows).toHaveCount(2);
  await expectAccessible(consolePage);

  await rows.first().click();
  await expect(consolePage.getByText(translate('monitoring.not_first'))).toBeVisible();
  await expect(findCommand(consolePage, translate, 'dead-letters.commands.retry')).toHaveCount(0);
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
  await consolePage.getByRole('link', { name: translate('monitoring.to_first') }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().click();

  await findCommand(consolePage, translate, 'dead-letters.commands.discard').click();
  await expect(consolePage.getByRole('dialog').getByText(translate('monitoring.explain_discard'))).toBeVisible();
  await expectAccessible(consolePage);
  await carryOut(consolePage, translate, 'Nobody needs it');
  await expect(consolePage.getByText(stateOf('discarded'), { exact: true })).toBeVisible();
  await expect(consolePage.getByText(/Nobody needs it/)).toBeVisible();
  await expect(findCommand(consolePage, translate, 'dead-letters.commands.discard')).toHaveCount(0);

  const filter = encodeURIComponent(JSON.stringify({ partition_key: key }));
  const letters = await (
    await consolePage.request.get(`/admin-api/dead-letters?filter=${filter}&sort=["id","ASC"]`)
  ).json();
  expect(letters.map(({ state }: { state: string }) => state)).toEqual(['discarded', 'taken']);
});

test('support finds an undeliverable mail from the dashboard, and resends it', async ({
  openConsole,
  translate,
  ownShop,
  language,
}) => {
  const to = `undelivered-${language}@example.com`;
  await runSql(
    ownShop.folder,
    `insert into mail.messages (id, recipient, subject, body, created_at, attempts, error, parked_at)
     values ('${to}', '${to}', 'Subject', 'Text', now(), 2, '550 5.1.1 no such user', now())`,
  );
  const consolePage = await openConsole('support');
  await consolePage.goto('/admin/');
  // The menu, which is also in the main landmark, has a link of this name.
  await consolePage
    .locator('#main-content')
    .getByRole('link', { name: translate('dashboard.parked_mails') })
    .click();
  await consolePage.getByRole('row').filter({ hasText: to }).click();
  await expect(consolePage.getByText('550 5.1.1 no such user')).toBeVisible();
  await waitUntilLoaded(consolePage);
  await expectAccessible(consolePage);
  await findCommand(consolePage, translate, 'parked-mails.commands.retry').click();
  await expect(consolePage.getByRole('dialog').getByText(translate('monitoring.explain_retry_mail'))).toBeVisible();
  await carryOut(consolePage, translate, 'They wrote to us');
  await expect(
    consolePage.getByText(translate('resources.parked-mails.states.waiting'), { exact: true }),
  ).toBeVisible();
  await expect(consolePage.getByText(/They wrote to us/)).toBeVisible();
  await expect(findCommand(consolePage, translate, 'parked-mails.commands.retry')).toHaveCount(0);
});

test('an owner rebuilds a read model and compares it with the log; other roles have no button', async ({
  openConsole,
  translate,
}) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto(`/admin/projections/${READER}/show`);
  await findCommand(consolePage, translate, 'projections.commands.rebuild').click();
  await carryOut(consolePage, translate, 'To be sure');
  await expect(consolePage.getByText(/To be sure/)).toHaveCount(2);
  const finance = await openConsole('finance');
  await finance.goto(`/admin/projections/${READER}/show`);
  await expect(
    finance.getByRole('heading', { level: 1, name: translate(`resources.projections.names.${READER}`) }),
  ).toBeVisible();
  await waitUntilLoaded(finance);
  await expect(findCommand(finance, translate, 'projections.commands.rebuild')).toHaveCount(0);
});

test('a command whose response was lost runs once', async ({ openConsole, translate }) => {
  const consolePage = await openConsole('owner');
  await consolePage.goto('/admin/settings/parcel-content/show');
  let sent = 0;
  await consolePage.route('**/settings/parcel-content/change', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await findCommand(consolePage, translate, 'settings.commands.change').click();
  const dialog = consolePage.getByRole('dialog');
  const words = `Cards ${Date.now()}`;
  await dialog.getByLabel(translate('resources.settings.fields.value')).fill(words);
  await dialog.getByLabel(translate('commands.reason')).fill('A better word');
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog.getByText(translate('http.offline'))).toBeVisible();
  await dialog.getByRole('button', { name: translate('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(consolePage.getByText(words, { exact: true })).toBeVisible();
  await expect(consolePage.getByText(/A better word/)).toHaveCount(1);
});
