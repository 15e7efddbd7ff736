import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buy, findHeading, skipAll } from './steps.js';

test('a reload before the first tap offers the film of the tab’s own draw again', async ({
  page,
  context,
  say,
  richMember: _,
  openPack,
}) => {
  const [first, second] = [await openPack({ card_ids: ['sb-004'] }), await openPack({ card_ids: ['sb-008'] })];
  await buy(page, say, first, 1);
  const other = await context.newPage();
  await buy(other, say, second, 10);
  const start = page.getByRole('button', { name: say(drawsMessages, 'start') });
  await page.reload();
  await expect(start).toBeVisible();
  await expect(page.getByText(say(drawsMessages, 'drawn', { count: 1 }))).toBeVisible();
  await skipAll(page, say);
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
});

test('the address without a draw follows its entry rules', async ({ page, say, richMember: { api }, openPack }) => {
  await page.goto(paths.gachaAnimation);
  await page.waitForURL(paths.top);
  await api.draw((await openPack()).id, 1);
  await page.goto(paths.gachaAnimation);
  await page.waitForURL(paths.getCardList);
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
});

test('a draw of somebody else is not shown', async ({ page, member: _, rival, openPack }) => {
  const pack = await openPack();
  await rival.draw(pack.id, 1);
  const { history_id } = await rival.get('user/pack/buy_result');
  await page.goto(link(paths.gachaAnimation, { historyId: history_id }));
  await expect(page.getByRole('alert')).toBeVisible();
});
