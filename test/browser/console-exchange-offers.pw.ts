import { expectAccessible } from './axe.js';
import { fieldOf, press, save, type Tell, test } from './console.js';
import { expect, type Page } from './journey.js';
import { expectNoSideScroll } from './steps.js';

const order = (desk: Page, tell: Tell, command: string) =>
  press(desk, tell, `resources.exchange-offers.commands.${command}`);

/** The id of the offer that is shown once it is made. */
const shownId = async (desk: Page): Promise<string> => {
  await desk.waitForURL(/\/admin\/exchange-offers\/[\da-f-]{36}\/show$/);
  return /exchange-offers\/([\da-f-]{36})/.exec(desk.url())![1]!;
};

test('an owner offers a card in exchange, changes price and stock, and withdraws it', async ({
  sitDown,
  tell,
  language,
}) => {
  const desk = await sitDown('owner');
  const name = language === 'ja' ? '流星鷹グラン' : 'Gran, Meteor Hawk';
  await desk.goto('/admin/exchange-offers/create');
  const card = desk.getByRole('combobox', { name: tell('resources.exchange-offers.fields.card_id') });
  await card.fill(name);
  await desk.getByRole('option', { name }).click();
  await fieldOf(desk, tell, 'exchange-offers', 'price_point').fill('3500');
  await fieldOf(desk, tell, 'exchange-offers', 'stock').fill('4');
  await expectAccessible(desk);
  await save(desk, tell);
  const id = await shownId(desk);
  const shown = desk.getByRole('main');
  await expect(shown).toContainText('3,500P');
  await expectNoSideScroll(desk);
  await expectAccessible(desk);

  await order(desk, tell, 'restock');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(tell('exchanges.count')).fill('-5');
  await dialog.getByLabel(tell('commands.reason')).fill('counted again');
  await press(dialog, tell, 'commands.run');
  await expect(dialog.getByRole('alert').or(dialog.locator('.Mui-error')).first()).toBeVisible();
  await dialog.getByLabel(tell('exchanges.count')).fill('6');
  await press(dialog, tell, 'commands.run');
  await expect(dialog).toBeHidden();
  await expect(shown.getByText('10', { exact: true })).toBeVisible();

  await desk.goto(`/admin/exchange-offers/${id}`);
  await fieldOf(desk, tell, 'exchange-offers', 'price_point').fill('3600');
  await desk.getByLabel(tell('commands.reason')).fill('dearer');
  await save(desk, tell);
  await desk.waitForURL(`/admin/exchange-offers/${id}/show`);
  await expect(shown).toContainText('3,600P');

  await order(desk, tell, 'withdraw');
  await dialog.getByLabel(tell('commands.reason')).fill('over');
  await press(dialog, tell, 'commands.run');
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name: tell('resources.exchange-offers.commands.restock') })).toHaveCount(0);
});
