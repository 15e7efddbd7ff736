import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { expectAllPressable, expectInSight } from './pressing.js';
import { chooseCard, decide, expectNoSideScroll, findHeading } from './steps.js';

const MIN_CARD_PIXELS = 100;

test('cards of several draws are chosen together and go into one parcel', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const first = await openPack({ buy_point: 800 });
  const second = await openPack({ no_reduction: '1' });
  await richMember.api.draw(first.id, 3);
  await richMember.api.draw(second.id, 2);
  await page.goto(paths.top);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: say(drawsMessages, 'choose') })
    .click();

  await expect(findHeading(page, say(drawsMessages, 'boxTitle'))).toBeVisible();
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await card.scrollIntoViewIfNeeded();
  await expectInSight(card, MIN_CARD_PIXELS);
  await expectNoSideScroll(page);
  await expectAllPressable(page.locator('body'));
  await chooseCard(page);
  await decide(page, say);
  const sums = page.locator('.thanks-sums');
  await expect(sums).toContainText('1,600');

  await page.getByRole('link', { name: say(drawsMessages, 'toHistory') }).click();
  await expect(findHeading(page, say(drawsMessages, 'historyTitle'))).toBeVisible();
  const { list } = await richMember.api.post('user/history/list', { mode: '0' });
  const parcels = await Promise.all(
    list.map(async ({ id }: { id: string }) => (await richMember.api.get(`user/history/detail/${id}`)).detail.parcels),
  );
  expect(parcels.map((of) => of.length)).toEqual([1, 1]);
  expect(new Set(parcels.flat().map(({ id }) => id)).size).toBe(1);
});
