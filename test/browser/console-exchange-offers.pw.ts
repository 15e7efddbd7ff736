import { expectAccessible } from './axe.js';
import { fieldOf, press, save, type Translate, test } from './console.js';
import { expect, type Page } from './journey.js';
import { expectNoSideScroll } from './steps.js';

const order = (consolePage: Page, translate: Translate, findCommand: string) =>
  press(consolePage, translate, `resources.exchange-offers.commands.${findCommand}`);

/** Returns the id of the new offer on its page. */
const shownId = async (consolePage: Page): Promise<string> => {
  await consolePage.waitForURL(/\/admin\/exchange-offers\/[\da-f-]{36}\/show$/);
  return /exchange-offers\/([\da-f-]{36})/.exec(consolePage.url())![1]!;
};

test('an owner offers a card in exchange, changes price and stock, and withdraws it', async ({
  openConsole,
  translate,
  language,
}) => {
  const consolePage = await openConsole('owner');
  const name = language === 'ja' ? '流星鷹グラン' : 'Gran, Meteor Hawk';
  await consolePage.goto('/admin/exchange-offers/create');
  const card = consolePage.getByRole('combobox', { name: translate('resources.exchange-offers.fields.card_id') });
  await card.fill(name);
  await consolePage.getByRole('option', { name }).click();
  await fieldOf(consolePage, translate, 'exchange-offers', 'price_point').fill('3500');
  await fieldOf(consolePage, translate, 'exchange-offers', 'stock').fill('4');
  await expectAccessible(consolePage);
  await save(consolePage, translate);
  const id = await shownId(consolePage);
  const shown = consolePage.getByRole('main');
  await expect(shown).toContainText('3,500P');
  await expectNoSideScroll(consolePage);
  await expectAccessible(consolePage);

  await order(consolePage, translate, 'restock');
  const dialog = consolePage.getByRole('dialog');
  await dialog.getByLabel(translate('exchanges.count')).fill('-5');
  await dialog.getByLabel(translate('commands.reason')).fill('counted again');
  await press(dialog, translate, 'commands.run');
  await expect(dialog.getByRole('alert').or(dialog.locator('.Mui-error')).first()).toBeVisible();
  await dialog.getByLabel(translate('exchanges.count')).fill('6');
  await press(dialog, translate, 'commands.run');
  await expect(dialog).toBeHidden();
  await expect(shown.getByText('10', { exact: true })).toBeVisible();

  await consolePage.goto(`/admin/exchange-offers/${id}`);
  await fieldOf(consolePage, translate, 'exchange-offers', 'price_point').fill('3600');
  await consolePage.getByLabel(translate('commands.reason')).fill('dearer');
  await save(consolePage, translate);
  await consolePage.waitForURL(`/admin/exchange-offers/${id}/show`);
  await expect(shown).toContainText('3,600P');

  await order(consolePage, translate, 'withdraw');
  await dialog.getByLabel(translate('commands.reason')).fill('over');
  await press(dialog, translate, 'commands.run');
  await expect(dialog).toBeHidden();
  await expect(
    consolePage.getByRole('button', { name: translate('resources.exchange-offers.commands.restock') }),
  ).toHaveCount(0);
});
