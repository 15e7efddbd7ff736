import { expectAccessible } from './axe.js';
import { carryOut, command, still } from './console.js';
import { test } from './console-own-shop.js';
import { runSql } from './database.js';
import { expect } from './journey.js';

const READER = 'daily_figures';

/** Two facts of one key that a reader is said not to have taken in; what they say is nothing to it. */
const park = async (folder: string, key: string): Promise<void> => {
  // What the shop opened with may still be on its way into the log.
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

test('an owner sees what could not be taken in, discards the first of a key, and what waits behind it follows', async ({
  sitDown,
  tell,
  ownShop,
  language,
}) => {
  const key = `parked-${language}`;
  await park(ownShop.folder, key);
  const desk = await sitDown('owner');
  const rows = desk.getByRole('row').filter({ hasText: key });
  const stateOf = (state: string) => tell(`resources.dead-letters.states.${state}`);
  await desk.goto('/admin/dead-letters');
  await expect(rows).toHaveCount(2);
  await expectAccessible(desk);

  await rows.first().click();
  await expect(desk.getByText(tell('monitoring.not_first'))).toBeVisible();
  await expect(command(desk, tell, 'dead-letters.commands.retry')).toHaveCount(0);
  await still(desk);
  await expectAccessible(desk);
  await desk.getByRole('link', { name: tell('monitoring.to_first') }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().click();

  await command(desk, tell, 'dead-letters.commands.discard').click();
  await expect(desk.getByRole('dialog').getByText(tell('monitoring.explain_discard'))).toBeVisible();
  await expectAccessible(desk);
  await carryOut(desk, tell, 'Nobody needs it');
  await expect(desk.getByText(stateOf('discarded'), { exact: true })).toBeVisible();
  await expect(desk.getByText(/Nobody needs it/)).toBeVisible();
  await expect(command(desk, tell, 'dead-letters.commands.discard')).toHaveCount(0);

  const filter = encodeURIComponent(JSON.stringify({ partition_key: key }));
  const letters = await (await desk.request.get(`/admin-api/dead-letters?filter=${filter}&sort=["id","ASC"]`)).json();
  expect(letters.map(({ state }: { state: string }) => state)).toEqual(['discarded', 'taken']);
});

test('support sees a mail that could not be delivered from the dashboard on, and has it sent again', async ({
  sitDown,
  tell,
  ownShop,
  language,
}) => {
  const to = `undelivered-${language}@example.com`;
  await runSql(
    ownShop.folder,
    `insert into mail.messages (id, recipient, subject, body, created_at, attempts, error, parked_at)
     values ('${to}', '${to}', 'Subject', 'Text', now(), 2, '550 5.1.1 no such user', now())`,
  );
  const desk = await sitDown('support');
  await desk.goto('/admin/');
  // The menu, which is in the main landmark too, has a link of this name.
  await desk
    .locator('#main-content')
    .getByRole('link', { name: tell('dashboard.parked_mails') })
    .click();
  await desk.getByRole('row').filter({ hasText: to }).click();
  await expect(desk.getByText('550 5.1.1 no such user')).toBeVisible();
  await still(desk);
  await expectAccessible(desk);
  await command(desk, tell, 'parked-mails.commands.retry').click();
  await expect(desk.getByRole('dialog').getByText(tell('monitoring.explain_retry_mail'))).toBeVisible();
  await carryOut(desk, tell, 'They wrote to us');
  await expect(desk.getByText(tell('resources.parked-mails.states.waiting'), { exact: true })).toBeVisible();
  await expect(desk.getByText(/They wrote to us/)).toBeVisible();
  await expect(command(desk, tell, 'parked-mails.commands.retry')).toHaveCount(0);
});

test('an owner has a read model built anew and compared with the log; others have no button for it', async ({
  sitDown,
  tell,
}) => {
  const desk = await sitDown('owner');
  await desk.goto(`/admin/projections/${READER}/show`);
  await command(desk, tell, 'projections.commands.rebuild').click();
  await carryOut(desk, tell, 'To be sure');
  await expect(desk.getByText(/To be sure/)).toHaveCount(2);
  const finance = await sitDown('finance');
  await finance.goto(`/admin/projections/${READER}/show`);
  await expect(
    finance.getByRole('heading', { level: 1, name: tell(`resources.projections.names.${READER}`) }),
  ).toBeVisible();
  await still(finance);
  await expect(command(finance, tell, 'projections.commands.rebuild')).toHaveCount(0);
});

test('an order whose answer was lost is carried out once', async ({ sitDown, tell }) => {
  const desk = await sitDown('owner');
  await desk.goto('/admin/settings/parcel-content/show');
  let sent = 0;
  await desk.route('**/settings/parcel-content/change', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await command(desk, tell, 'settings.commands.change').click();
  const dialog = desk.getByRole('dialog');
  const words = `Cards ${Date.now()}`;
  await dialog.getByLabel(tell('resources.settings.fields.value')).fill(words);
  await dialog.getByLabel(tell('commands.reason')).fill('A better word');
  await dialog.getByRole('button', { name: tell('commands.run') }).click();
  await expect(dialog.getByText(tell('http.offline'))).toBeVisible();
  await dialog.getByRole('button', { name: tell('commands.run') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(words, { exact: true })).toBeVisible();
  await expect(desk.getByText(/A better word/)).toHaveCount(1);
});
