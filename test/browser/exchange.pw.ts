import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { menuMessages } from '../../web/src/app/menu.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { exchangesMessages } from '../../web/src/features/exchanges/exchanges.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { pointsMessages } from '../../web/src/features/points/points.messages';
import { link, paths } from '../../web/src/paths';
import { uiMessages } from '../../web/src/ui/ui.messages';
import { expectAccessible } from './axe.js';
import { expect } from './journey.js';
import { test } from './stage.js';
import { expectNoSideScroll, factOf, findControl, findHeading } from './steps.js';

/** Finds a purchase in the history. */
const rowOf = (page: Page, { id }: { readonly id: string }) =>
  page.locator(`a[href="${link(paths.buyProductHistoryDetail, { packHistoryId: id })}"]`);

const MEMO = { ja: /カード交換のおつり/, en: /Change from an exchange/ };

test('a member exchanges two cards for another, gets the difference, and finds both in the histories', async ({
  stage,
  page,
  say,
  language,
  api,
  operators,
}) => {
  const points = (amount: string) => say(uiMessages, 'points', { amount });
  const offer = await operators.offerCard('sb-005', 500, 1);
  const name = language === 'ja' ? offer.name : offer.name_en;
  await stage.logIn({ points: 1000 });
  const pack = await stage.openPack({ buy_point: 300, price_point: 100 });
  await api.draw(pack.id, 2);

  await page.goto(paths.myPage);
  await page
    .getByRole('main')
    .getByRole('link', { name: say(membersMessages, 'exchange') })
    .click();
  await page.waitForURL(paths.exchange);
  await expect(findHeading(page, say(exchangesMessages, 'title'))).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  // Other tests may offer the same card, so the offer's own address is used.
  await expect(page.locator(`a[href="${link(paths.exchange, { id: offer.id })}"]`)).toBeVisible();
  await page.locator(`a[href="${link(paths.exchange, { id: offer.id })}"]`).click();
  await page.waitForURL(link(paths.exchange, { id: offer.id }));

  const tally = page.getByRole('region', { name: say(exchangesMessages, 'tally') });
  const cards = page.getByRole('list', { name: say(exchangesMessages, 'cards') }).getByRole('listitem');
  await cards.nth(0).click();
  await expect(tally).toContainText(say(exchangesMessages, 'missing', { points: points('200') }));
  await expect(findControl(tally, say(exchangesMessages, 'go'))).toBeDisabled();
  await cards.nth(1).click();
  await expect(tally).toContainText(points('100'));
  await expectNoSideScroll(page, 320);
  await expectAccessible(page);
  await findControl(tally, say(exchangesMessages, 'go')).click();
  const dialog = page.getByRole('dialog', { name: say(exchangesMessages, 'confirmTitle') });
  await expect(factOf(dialog, say(exchangesMessages, 'change'))).toHaveText(points('100'));
  await expectAccessible(page);
  await findControl(dialog, say(exchangesMessages, 'exchange')).click();

  await expect(findHeading(page, say(exchangesMessages, 'doneTitle'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('900');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await findControl(page.getByRole('main'), say(exchangesMessages, 'toCard')).click();
  await page.waitForURL(`${paths.getCardList}?**`);
  await expect(page.getByRole('main')).toContainText(name);
  await findControl(page, say(drawsMessages, 'toDecide')).click();
  await page.waitForURL(`${paths.confirmGetCardList}?**`);
  await findControl(page, say(drawsMessages, 'decide')).click();
  await page.waitForURL(`${paths.thankYou}?**`);
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();

  const { list } = await api.post('user/history/list', { mode: '0' });
  const gave = list.find((row: { pack_id: string }) => row.pack_id === pack.id);
  const received = list.find((row: { pack_id: string }) => row.pack_id === '');
  await findControl(page.getByRole('main'), say(drawsMessages, 'toHistory')).click();
  await rowOf(page, gave).click();
  await expect(factOf(page.getByRole('main'), say(drawsMessages, 'exchanged'))).toHaveText(
    say(drawsMessages, 'sheets', { count: '2' }),
  );
  await expectAccessible(page);
  await page.goBack();
  await rowOf(page, received).click();
  await expect(factOf(page.getByRole('main'), say(drawsMessages, 'spent'))).toHaveText(
    say(drawsMessages, 'paidWithCards'),
  );
  await expect(page.getByRole('region', { name: say(drawsMessages, 'receipt') })).toHaveCount(0);
  await findControl(page.getByRole('banner'), say(appMessages, 'menu')).click();
  await findControl(page.getByRole('dialog'), say(menuMessages, 'myPage')).click();
  await findControl(page.getByRole('main'), say(membersMessages, 'pointHistory')).click();
  await expect(findHeading(page, say(pointsMessages, 'pointHistory'))).toBeVisible();
  await expect(page.getByText(MEMO[language])).toBeVisible();
});

test('a member who comes too late for the last card reads that, and keeps their cards', async ({
  stage,
  page,
  say,
  language,
  api,
  rival,
  operators,
}) => {
  const offer = await operators.offerCard('sb-004', 300, 1);
  const pack = await stage.openPack({ buy_point: 300, price_point: 100 });
  await stage.logIn({ points: 1000 });
  await api.draw(pack.id, 1);
  await page.goto(link(paths.exchange, { id: offer.id }));
  await page
    .getByRole('list', { name: say(exchangesMessages, 'cards') })
    .getByRole('listitem')
    .first()
    .click();
  await findControl(
    page.getByRole('region', { name: say(exchangesMessages, 'tally') }),
    say(exchangesMessages, 'go'),
  ).click();
  const dialog = page.getByRole('dialog', { name: say(exchangesMessages, 'confirmTitle') });
  await expect(dialog).toBeVisible();
  await rival.draw(pack.id, 1);
  const [card] = (await rival.post('user/pack/card', {})).list;
  const { result } = await rival.post('user/exchange_card/exchange', { id: offer.id, cards: [card.history_id] });
  expect(result).toBe('1');
  await findControl(dialog, say(exchangesMessages, 'exchange')).click();
  await expect(page.getByRole('alert')).toContainText(language === 'ja' ? '在庫がなくなりました' : 'out of stock');
  await page.waitForURL(paths.exchange);
  await expectAccessible(page);
  expect((await api.post('user/pack/card', {})).list).toHaveLength(1);
});
