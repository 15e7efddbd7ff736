import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { expect, type Member, test } from './journey.js';
import { buy, chooseCount, confirmPurchase, drawControl, findControl, openPackPage, tileOf } from './steps.js';
import type { Say } from './words.js';

const BUY = '**/api/user/pack/buy';

/** Breaks the connection of a purchase: before the request reaches the shop, or before its response arrives. */
const loseResponses = (page: Page, { isMade }: { isMade: boolean }) =>
  page.route(BUY, async (route) => {
    if (isMade) await route.fetch();
    await route.abort('connectionreset');
  });

const buyInVain = async (page: Page, say: Say): Promise<void> => {
  await confirmPurchase(page, say);
  const fault = page.getByRole('dialog').filter({ hasText: say(appMessages, 'noAnswer') });
  await expect(fault).toBeVisible({ timeout: 15_000 });
  await findControl(fault, say(appMessages, 'close')).click();
  await page.unroute(BUY);
};

const expectOneDraw = async ({ api }: Member, pointsLeft: number): Promise<void> => {
  expect((await api.get('user/point')).detail.point).toBe(pointsLeft);
  expect((await api.post('user/history/list', { mode: '0' })).list).toHaveLength(1);
};

const isAtCards = (url: URL) => url.pathname === paths.gachaAnimation || url.pathname === paths.getCardList;

test('a purchase without a response shows its cards after a reload, and is not made again', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack();
  await openPackPage(page, pack);
  await chooseCount(page, say, 10);
  await loseResponses(page, { isMade: true });
  await buyInVain(page, say);
  await page.reload();
  await page.waitForURL(isAtCards);
  await expectOneDraw(richMember, 999_000);
  // A purchase with a response does not block the next one.
  await buy(page, say, pack, 1);
  expect((await richMember.api.get('user/point')).detail.point).toBe(998_900);
});

test('a purchase without a response shows its cards to a member who cannot pay for a second one', async ({
  page,
  say,
  member,
  operators,
  openPack,
}) => {
  await operators.grant(member.person.mail, { points: 1000 });
  const pack = await openPack();
  await page.goto(paths.top);
  await drawControl(tileOf(page, pack), say, 10).click();
  await loseResponses(page, { isMade: true });
  await buyInVain(page, say);
  await page.reload();
  await drawControl(tileOf(page, pack), say, 10).click();
  await page.waitForURL(isAtCards);
  await expectOneDraw(member, 0);
});

test('a purchase that never reached the shop is made once, when it is confirmed after the reload', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  await loseResponses(page, { isMade: false });
  await buyInVain(page, say);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/pack/buy') && sent.push(request.postData() ?? ''));
  await page.reload();
  await expect(findControl(page, say(drawsMessages, 'buy'))).toBeVisible();
  expect((await richMember.api.get('user/point')).detail.point).toBe(1_000_000);
  await confirmPurchase(page, say);
  await page.waitForURL(isAtCards);
  expect(sent).toHaveLength(1);
  await expectOneDraw(richMember, 999_000);
});

test('a purchase whose page is left before the response is made once', async ({ page, say, richMember, openPack }) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  let wasMade = () => {};
  const made = new Promise<void>((resolve) => (wasMade = resolve));
  await page.route(BUY, async (route) => {
    await route.fetch();
    wasMade();
  });
  await confirmPurchase(page, say);
  await made;
  await page.reload();
  await page.waitForURL(isAtCards);
  await expectOneDraw(richMember, 999_000);
});
