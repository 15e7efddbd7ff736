import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { revealMessages } from '../../web/src/features/draws/reveal.messages';
import { shareDrawMessages } from '../../web/src/features/draws/share-draw.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectInSight } from './pressing.js';
import { EVERY_RARITY, findGlanceCards, stageOf, viewFilm } from './reveal.js';
import { buy, confirmPurchase, factOf, findControl, findHeading } from './steps.js';

/** N and SR: ten of twenty cards are of one rarity once in 92,378 times. */
const COMMON_AND_BEST = ['sb-008', 'sb-004'];
/** Size at which ten cards fit without scrolling. */
const MIN_GLANCE_PIXELS = 70;
/** Time of ten common cards one after another, 1.4 s each, on a slow machine. */
const BEST_COMES_MS = 30_000;

test('ten cards turn by themselves except the best, are shown together, and can be drawn again', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack({ card_ids: COMMON_AND_BEST, quantity: 10 });
  await buy(page, say, pack, 10);
  const stage = stageOf(page, say);
  await viewFilm(page, say);
  await findControl(stage, say(revealMessages, 'auto')).click();
  const list = findGlanceCards(page, say);
  const best = stage.locator('.turning.is-best.is-up');
  // The common cards turn by themselves; the best wait for a tap.
  while (!(await list.first().isVisible())) {
    await expect(best.or(list.first())).toBeVisible({ timeout: BEST_COMES_MS });
    if (await best.isVisible()) await stage.locator('.reveal-stage').click();
  }
  await expect(list).toHaveCount(10);
  expect((await list.locator('.badge').allTextContents()).join(' ')).toMatch(/^(SR )+N( N)*$/);
  for (const index of [0, 9]) await expectInSight(list.nth(index), MIN_GLANCE_PIXELS);

  await findControl(stage, say(drawsMessages, 'again')).click();
  await expect(findHeading(page, say(drawsMessages, 'confirmTitle'))).toBeVisible();
  await expect(factOf(page.getByRole('main'), say(drawsMessages, 'count'))).toHaveText(
    say(drawsMessages, 'times', { count: 10 }),
  );
  await confirmPurchase(page, say);
  await expect(page.getByRole('button', { name: say(drawsMessages, 'start') })).toBeVisible();
  expect((await richMember.api.get('user/point')).detail.point).toBe(998_000);
});

test('a hundred cards need only a few taps', async ({ page, say, richMember: _, openPack }) => {
  const pack = await openPack({ card_ids: EVERY_RARITY, quantity: 50 });
  await buy(page, say, pack, 100);
  await viewFilm(page, say);
  const stage = stageOf(page, say);
  // The very best cards are shown large on request.
  await expect(stage.getByText(say(drawsMessages, 'cardOf', { number: 1, total: 5 }))).toBeVisible();
  await findControl(stage, say(revealMessages, 'together')).click();
  await expect(stage.locator('.glance-cards.is-turned')).toBeVisible();
  await expect(findGlanceCards(page, say)).toHaveCount(EVERY_RARITY.length);
  await expect(findControl(stage, say(shareDrawMessages, 'share'))).toBeVisible();
  await findControl(stage, say(drawsMessages, 'toList')).click();
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});

test('replaying a draw from the history changes nothing', async ({ page, say, richMember: { api }, openPack }) => {
  const pack = await openPack({ card_ids: EVERY_RARITY });
  await api.draw(pack.id, 10);
  const { cards, history_id } = await api.get('user/pack/buy_result');
  const reduction_card = cards.map(({ history_id }: { history_id: string }) => history_id);
  await api.post('user/pack/decision', { send_card: [], reduction_card });
  const before = await api.get(`user/history/detail/${history_id}`);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  await page.goto(link(paths.buyProductHistoryDetail, { packHistoryId: history_id }));
  await findControl(page.getByRole('main'), say(revealMessages, 'watchAgain')).click();
  await viewFilm(page, say);
  const stage = stageOf(page, say);
  const together = findControl(stage, say(revealMessages, 'together'));
  // At most twice: after the first press, the remaining best cards are shown large.
  await together.click();
  if (await together.isVisible()) await together.click();
  await expect(findGlanceCards(page, say)).toHaveCount(10);
  await expect(findControl(stage, say(drawsMessages, 'again'))).toHaveCount(0);
  await findControl(stage, say(revealMessages, 'toPurchase')).click();
  await expect(findHeading(page, say(drawsMessages, 'detailTitle'))).toBeVisible();
  expect(writes).toEqual([]);
  expect((await api.get(`user/history/detail/${history_id}`)).detail).toEqual(before.detail);
  // Back leads to the page before, not into the reveal.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
