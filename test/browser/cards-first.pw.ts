import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { shareDrawMessages } from '../../web/src/features/draws/share-draw.messages';
import { sealMessages } from '../../web/src/features/fairness/seal.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectInSight, expectPressable } from './pressing.js';
import { buy, chooseCard, decide, expectNoSideScroll, findControl, skipAll } from './steps.js';

/** An iPhone of 375 × 812 with Safari's bars. */
const SHORT = { width: 375, height: 635 };
const MIN_CARD_PIXELS = 100;

for (const count of [1, 10, 100])
  test(`the cards of ${count} draws, their sum and the next button fit on one screen`, async ({
    page,
    say,
    richMember: _,
    openPack,
  }) => {
    await page.setViewportSize(SHORT);
    await buy(page, say, await openPack({ card_ids: ['sb-008', 'sb-004'], quantity: 200 }), count);
    await skipAll(page, say);
    const main = page.getByRole('main');
    await expectPressable(findControl(main, say(drawsMessages, 'toDecide')));
    await expectInSight(main.locator('.draw-total'), 20);
    const picture = main.locator('.choosing-cards img').first();
    await expectInSight(picture, MIN_CARD_PIXELS);
    await expectPressable(picture);
    await expectPressable(findControl(main, say(shareDrawMessages, 'share')));
    await expectNoSideScroll(page, 320);

    const seal = main.getByRole('region', { name: say(sealMessages, 'title'), exact: true });
    await main.locator('.seal-slot').scrollIntoViewIfNeeded();
    await expect(seal.getByRole('status')).toContainText(say(sealMessages, 'SoFar'));
    expect((await seal.boundingBox())!.height).toBeLessThanOrEqual(60);
  });

test('the thank-you page sums up the draw and offers to share it', async ({
  page,
  say,
  richMember: { api },
  openPack,
}) => {
  await page.setViewportSize(SHORT);
  await api.draw((await openPack({ buy_point: 400 })).id, 10);
  const { cards, history_id } = await api.get('user/pack/buy_result');
  const reduction_card = cards.map((card: { history_id: string }) => card.history_id);
  await api.post('user/pack/decision', { send_card: [], reduction_card });
  await page.goto(link(paths.thankYou, { packHistoryId: history_id }));
  const main = page.getByRole('main');
  await expect(main.locator('.draw-total')).toContainText('4,000P');
  await expectPressable(findControl(main, say(shareDrawMessages, 'share')));
});

test('the receipt of a draw on the thank-you page has no gaps between its lines', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  await page.setViewportSize(SHORT);
  await richMember.api.draw((await openPack()).id, 10);
  await page.goto(paths.getCardList);
  await chooseCard(page);
  await decide(page, say);
  const lines = page.getByRole('region', { name: say(drawsMessages, 'receipt') }).locator('dt, dd');
  await expect(lines).toHaveCount(6);
  const heights = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...(await heights()))).toBeLessThan(60);
});
