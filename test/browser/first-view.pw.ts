import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Limit of bytes for a first visit: two seconds at 1.6 Mbit/s. */
const MAX_BYTES = 400_000;

// Requests of the service worker count as well.
test.use({ serviceWorkers: 'allow' });

/** Runs in the page. Returns true when every visible picture is loaded. */
const isWhole = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight);

const VIEWS = [
  ['the top page', paths.top],
  ['a pack’s page', link(paths.packDetail, { packId: 1 })],
] as const;

for (const [name, path] of VIEWS)
  test(`the first view of ${name} fetches at most ${MAX_BYTES / 1000} kB`, async ({ browser, baseURL, language }) => {
    const context = await browser.newContext({ ...PHONE, baseURL, locale: language });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const sizes: number[] = [];
    network.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => page.evaluate(isWhole)).toBe(true);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    await context.close();
  });

for (const [name, path] of VIEWS)
  test(`the largest picture of ${name} loads before any script is requested`, async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && seen.push('script'));
    page.on('requestfinished', (request) => request.resourceType() === 'image' && seen.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const largest = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => /webp$/.test(name))?.name,
    );
    expect(seen).toContain('script');
    expect(seen.slice(0, seen.indexOf('script'))).toContain(largest);
  });
