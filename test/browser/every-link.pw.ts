import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { paths } from '../../web/src/paths';
import { orderPoints } from './buying.js';
import { expect } from './journey.js';
import { buildNewcomer } from './members.js';
import { Operators } from './operators.js';
import { type OwnShop, test } from './own-shop.js';
import { goOn, pickLanguages } from './walks.js';
import type { Say } from './words.js';
import { expectClosedByEscape } from './zoom.js';

// One worker runs both tests in a separate shop, so that packs of other tests do not open or close during the walk.

/** Number of pages of one kind that are opened. Pages of a kind share their code, so the others are only requested. */
const OF_A_KIND = 2;
const WALK_MS = 400_000;
/** Paths that the browser has loaded anew in one of the walks, which share a worker. */
const loadedPaths = new Set<string>();
const HEAD_WITHIN_MS = 90_000;
const RICH = { points: 100_000, coins: 1_000 };
/** Texts of unfinished pages. A parcel may be in preparation. */
const UNFINISHED = /(?<!発送)準備中|in preparation|under construction|lorem ipsum/i;

/** The links of a page, as the reader's browser resolves them. */
interface Leads {
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly ids: readonly string[];
}

/** Runs in the page. */
const leadsOf = (): Leads => ({
  links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  pictures: [...document.images].map(({ currentSrc, src }) => currentSrc || src),
  ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
});

/** Runs in the page. Lists pictures that were loaded and cannot be shown. */
const brokenPictures = () =>
  [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.src).map(({ src }) => src);

const addressOf = ({ pathname, search }: URL): string => pathname + search;
const kindOf = ({ pathname, searchParams }: URL): string => `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
/** Returns true for pages of the client, not for its requests and files. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|sandbox)\/|\.\w+$/.test(pathname);

/** Loads the first page of each path anew, and follows the others like a link. @returns the status of the address */
const openPage = async (page: Page, { origin, pathname, href }: URL): Promise<number | undefined> => {
  const isInShop = page.url().startsWith(origin);
  if (isInShop && loadedPaths.has(pathname)) {
    await goOn(page, href);
    return (await page.request.get(href, { headers: { accept: 'text/html' } })).status();
  }
  loadedPaths.add(pathname);
  const response = await page.goto(href);
  await page.waitForLoadState('networkidle');
  return response?.status();
};

/**
 * Opens an element whose links only appear on a press: the main menu, or a card of a pack.
 *
 * @returns true when it opened a dialog
 */
const unfold = async (page: Page, { pathname }: URL, say: Say): Promise<boolean> => {
  const menu = page.getByRole('banner').getByRole('button', { name: say(appMessages, 'menu') });
  const card = page.getByRole('main').getByRole('button', { name: say(packDetailMessages, 'enlarge', { name: '' }) });
  const opener = { [paths.top]: menu, [paths.packDetail]: card.first() }[pathname];
  if (!opener) return false;
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return true;
};

/**
 * Opens the top page and every page reachable from it. Expects of each page status 200, a heading, an onward link, intact
 * pictures and an empty browser console. Every link must lead to a page.
 *
 * @returns the opened addresses
 */
const walk = async (page: Page, { url: origin, nextMinute }: OwnShop, say: Say): Promise<readonly string[]> => {
  const faults: string[] = [];
  const said = (what: string) => faults.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => message.type() === 'error' && said(message.text()));
  page.on('pageerror', (error) => said(error.message));

  // A new shop has no signed head of its log in its first minute, and shows that.
  await nextMinute();
  const hasHead = async () => (await page.request.get(`${origin}/log/checkpoint`)).status();
  await expect.poll(hasHead, { timeout: HEAD_WITHIN_MS }).toBe(200);
  const first = new URL(paths.top, origin);
  const toOpen = [first];
  const opened = new Map<string, ReadonlySet<string>>();
  const kinds = new Map<string, number>();
  const known = new Set([addressOf(first)]);
  const anchors: { from: string; to: URL }[] = [];
  const toAsk = new Set<string>();

  const take = (from: string, { links, pictures }: Leads) => {
    for (const picture of pictures) if (new URL(picture).origin === first.origin) toAsk.add(picture);
    for (const to of links.map((href) => new URL(href))) {
      if (to.origin !== first.origin) continue;
      if (to.hash) anchors.push({ from, to });
      if (known.has(addressOf(to))) continue;
      known.add(addressOf(to));
      const ofKind = kinds.get(kindOf(to)) ?? 0;
      kinds.set(kindOf(to), ofKind + 1);
      if (isPage(to) && ofKind < OF_A_KIND) toOpen.push(to);
      else toAsk.add(to.href);
    }
  };

  for (let next = toOpen.shift(); next; next = toOpen.shift()) {
    const address = addressOf(next);
    const status = await openPage(page, next);
    if (status !== 200) faults.push(`${address} is answered with ${status}`);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.first(), `the heading of ${address}`).toBeVisible();
    if (await heading.filter({ hasText: say(appMessages, 'failed') }).count())
      faults.push(`${address} could not be shown`);
    if (UNFINISHED.test(await page.locator('body').innerText())) faults.push(`${address} is not finished`);
    const waysOn = main.getByRole('link').or(main.getByRole('button'));
    if ((await waysOn.count()) === 0) faults.push(`${address} leads nowhere`);
    faults.push(...(await page.evaluate(brokenPictures)).map((src) => `${address} shows no ${src}`));
    const isUnfolded = await unfold(page, next, say);
    const leads = await page.evaluate(leadsOf);
    if (isUnfolded) await expectClosedByEscape(page);
    opened.set(address, new Set(leads.ids));
    take(address, leads);
  }

  for (const { from, to } of anchors) {
    const ids = opened.get(addressOf(to));
    if (ids && !ids.has(decodeURIComponent(to.hash.slice(1)))) faults.push(`${from} leads to no ${to.hash}`);
  }
  for (const url of toAsk) {
    const response = await page.request.get(url, { headers: { accept: '*/*' } });
    if (response.status() !== 200) faults.push(`${url} is answered with ${response.status()}`);
  }
  expect(faults).toEqual([]);
  test.info().annotations.push({
    type: 'opened, asked, anchors',
    description: `${[...opened.keys()].join(' ')} ${toAsk.size} ${anchors.length}`,
  });
  return [...opened.keys()];
};

const pathsOf = (addresses: readonly string[]) => new Set(addresses.map((address) => address.split('?')[0]));

for (const language of pickLanguages('every-link.pw.ts'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor meets no dead link', async ({ page, say, ownShop }) => {
      test.setTimeout(WALK_MS);
      const opened = pathsOf(await walk(page, ownShop, say));
      const { packDetail, card, fairness, userGuide, termsOfService, contact, login, userRegister, demoDraw } = paths;
      const expected = [packDetail, card, fairness, userGuide, termsOfService, contact, login, userRegister, demoDraw];
      expect(expected.filter((path) => !opened.has(path))).toEqual([]);
    });

    test('a member meets no dead link', async ({ page, say, api, ownShop, playwright }) => {
      test.setTimeout(WALK_MS);
      const person = buildNewcomer(language);
      await api.register(person);
      const operatorRequests = await playwright.request.newContext({ baseURL: ownShop.url });
      const operators = await Operators.signIn(operatorRequests);
      await operators.grant(person.mail, RICH);
      const pack = await operators.openPack(language, {});
      await api.draw(pack.id, 3);
      await orderPoints(api, { pay_id: '2', combini_code: 'sej' });
      await operatorRequests.dispose();

      const opened = pathsOf(await walk(page, ownShop, say));
      const { myPage, buyPoint, getCardList, buyProductHistoryDetail, paymentDetail, limits, notifications, leave } =
        paths;
      const expected = [
        myPage,
        buyPoint,
        getCardList,
        buyProductHistoryDetail,
        paymentDetail,
        limits,
        notifications,
        leave,
      ];
      expect(expected.filter((path) => !opened.has(path))).toEqual([]);
    });
  });
