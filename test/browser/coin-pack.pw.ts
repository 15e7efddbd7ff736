import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buy, expectNoSideScroll, findHeading, skipAll } from './steps.js';

test('cards bought with coins are all shipped, and the thank-you page lists them', async ({
  page,
  say,
  richMember,
  openPack,
}) => {
  const pack = await openPack({ payment_method: '2', price_point: 50 });
  await buy(page, say, pack, 10);
  await skipAll(page, say);

  await page.waitForURL((url) => url.pathname === paths.thankYou);
  await expect(findHeading(page, say(drawsMessages, 'thanks'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say(drawsMessages, 'coinCards') })).toBeVisible();
  // The ten cards are equal, so they are grouped.
  const shipped = page.getByRole('list', { name: say(drawsMessages, 'coinCards') }).getByRole('listitem');
  await expect(shipped).toHaveCount(1);
  await expect(shipped).toContainText(say(drawsMessages, 'timesEqual', { count: 10 }));
  await expectNoSideScroll(page);

  const { detail } = await richMember.api.get('user/point');
  expect(detail).toMatchObject({ coin: 9_500, point: 1_000_000 });
  const { list } = await richMember.api.post('user/history/list', { mode: '0' });
  expect(list).toMatchObject([{ send_state: '2', send_card: 10, reduction_card: 0 }]);
});
