import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buy, drawControl, openPackPage, skipAll, tileOf } from './steps.js';

test('a pack that is sold once a day shows the limit, and when it can be bought again', async ({
  page,
  say,
  language,
  richMember,
  openPack,
}) => {
  const rule = language === 'ja' ? '購入は1日1回まで' : 'One purchase a day';
  const pack = await openPack({ once_a_day: '1' });
  await page.goto(paths.top);
  const onTile = tileOf(page, pack).getByText(rule, { exact: true });
  await onTile.scrollIntoViewIfNeeded();
  await expect(onTile).toBeInViewport({ ratio: 1 });
  await openPackPage(page, pack);
  await expect(page.getByRole('main').getByText(rule, { exact: true })).toBeVisible();
  await buy(page, say, pack, 1);
  await skipAll(page, say);

  await openPackPage(page, pack);
  await expect(page.getByText(say(packDetailMessages, 'drawnTodayText'))).toBeVisible();
  await expect(drawControl(page, say, 1)).toHaveCount(0);
  const { detail } = await richMember.api.get('user/point');
  expect(detail.point).toBe(1_000_000 - 100);
});
