import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { expect, test } from './journey.js';
import { chooseCount, findControl, openPackPage, skipAll, waitForAnimation } from './steps.js';

test('a double press makes one purchase', async ({ page, say, richMember, openPack }) => {
  await openPackPage(page, await openPack());
  await chooseCount(page, say, 10);
  const purchases: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pack/buy')) purchases.push(request.url());
  });
  await findControl(page, say(drawsMessages, 'buy')).dblclick();
  await waitForAnimation(page);
  await skipAll(page, say);
  expect(purchases).toHaveLength(1);
  expect((await richMember.api.get('user/point')).detail.point).toBe(999_000);
  expect((await richMember.api.post('user/history/list', { mode: '0' })).list).toHaveLength(1);
});
