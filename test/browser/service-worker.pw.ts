import type { Page } from '@playwright/test';
import { link, paths } from '../../web/src/paths';
import { OFFLINE_WORDS } from '../../web/src/worker/offline-page';
import { STORES } from '../../web/src/worker/stores.rules';
import { expect, test } from './journey.js';
import { expectInSight, expectPressable } from './pressing.js';
import { expectNoSideScroll, findControl, findHeading } from './steps.js';

test.use({ serviceWorkers: 'allow' });

/** Opens a page that the service worker controls. */
const openWatched = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
};

/** Returns the cached paths by cache. */
const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return all;
  });

test('a page without a connection shows that in its language, and its button loads it once there is one', async ({
  page,
  context,
  language,
}) => {
  const words = OFFLINE_WORDS[language];
  await openWatched(page, paths.packList);
  await context.setOffline(true);
  await page.goto(link(paths.packDetail, { packId: 1 }));
  await expect(findHeading(page, words.title)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words.title} `));
  await expectNoSideScroll(page, 320);
  const again = findControl(page, words.again);
  await expectInSight(again, 44);
  await expectPressable(again);
  await again.click();
  await expect(findHeading(page, words.title)).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL(link(paths.packDetail, { packId: 1 }));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('the offline page uses the language in the address', async ({ page, context, language }) => {
  const other = language === 'ja' ? 'en' : 'ja';
  await openWatched(page, paths.top);
  await context.setOffline(true);
  await page.goto(`${paths.top}?lang=${other}`);
  await expect(findHeading(page, OFFLINE_WORDS[other].title)).toBeVisible();
});

test('scripts, styles and pictures are cached, and no data of a member', async ({ page, richMember, openPack }) => {
  const pack = await openPack();
  await openWatched(page, paths.top);
  for (const path of [paths.top, link(paths.packDetail, { packId: pack.id }), paths.myPage, paths.top]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect((await richMember.api.get('user/point')).detail.point).toBe(1_000_000);
  await expect.poll(async () => Object.keys(await keptIn(page)).sort()).toEqual(['pictures', 'shell']);
  const { shell = [], pictures = [] } = await keptIn(page);
  expect(shell.length).toBeGreaterThan(5);
  expect(pictures.length).toBeGreaterThan(2);
  expect(shell.filter((path) => !/^\/assets\/[\w-]+\.\w+$/.test(path))).toEqual([]);
  expect(pictures.filter((path) => !/^\/(images|guide|uploads)\/.+\.(webp|svg|png)$/.test(path))).toEqual([]);
});

test('an open page loads a cached script of its build that the shop no longer has', async ({ page }) => {
  await openWatched(page, paths.top);
  const statuses = await page.evaluate(async () => {
    const headers = { date: new Date().toUTCString(), 'cache-control': 'public, max-age=31536000, immutable' };
    await (await caches.open('shell')).put('/assets/gone.js', new Response('kept', { headers }));
    const responses = await Promise.all(['/assets/gone.js', '/assets/never.js'].map((path) => fetch(path)));
    return responses.map(({ status }) => status);
  });
  expect(statuses).toEqual([200, 404]);
});

test('the oldest cached pictures are removed first', async ({ page }) => {
  const { maxResponses } = STORES.find(({ name }) => name === 'pictures')!;
  await openWatched(page, paths.top);
  // This page requests no picture by itself.
  await page.goto('/mente.html');
  await page.evaluate(async (count) => {
    await caches.delete('pictures');
    const cache = await caches.open('pictures');
    for (let number = 1; number <= count; number += 1)
      await cache.put(`/images/old-${number}.webp`, new Response('old'));
    const picture = new Image();
    picture.src = '/images/empty.svg';
    await picture.decode();
  }, maxResponses);
  await expect.poll(async () => (await keptIn(page)).pictures?.at(-1)).toBe('/images/empty.svg');
  await expect.poll(async () => (await keptIn(page)).pictures?.length).toBe(maxResponses);
  expect((await keptIn(page)).pictures?.[0]).toBe('/images/old-2.webp');
});
