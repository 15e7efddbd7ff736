import { randomUUID } from 'node:crypto';
import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { winsMessages } from '../../web/src/features/wins/wins.messages';
import { paths } from '../../web/src/paths';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { Operators } from './operators.js';
import { test } from './own-shop.js';
import { tileOf } from './steps.js';

/** Delay of the announcement; by then the member who drew has seen the card. */
const REVEALED_MS = 35_000;
/** The demo's first ultra rare. */
const STAR_DRAGON = 'sb-001';

test('a visitor sees what another member draws: the count at once, the win when it is revealed, without a reload', async ({
  page,
  playwright,
  language,
  say,
  ownShop,
}) => {
  const asOperator = await playwright.request.newContext({ baseURL: ownShop.url });
  const operators = await Operators.signIn(asOperator);
  const pack = await operators.openPack(language, { quantity: 200, card_ids: [STAR_DRAGON], price_point: 1000 });
  const asMember = await playwright.request.newContext({ baseURL: ownShop.url });
  const rival = new MembersApi(asMember, language);
  const person = { ...buildNewcomer(language), mail: `rival-${randomUUID()}@example.com` };
  await rival.register(person);
  await operators.grant(person.mail, { points: 10_000 });

  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  // Requests for stock only. Tags and favourites are requested once, at any time.
  const askedForStock = () => requestedPaths.filter((path) => /\/pack\/(all_list|detail)\//.test(path));
  await page.goto(paths.top);
  const wins = page.getByRole('region', { name: say(winsMessages, 'recent') });
  await expect(wins).toContainText(say(winsMessages, 'nobody'));
  const left = (count: number) => say(catalogMessages, 'left', { left: count, total: 200 });
  await expect(tileOf(page, pack)).toContainText(left(200));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const askedSoFar = askedForStock().length;

  await rival.draw(pack.id, 3);
  await expect(tileOf(page, pack)).toContainText(left(197));
  await expect(wins.getByRole('listitem')).toHaveCount(0);
  await ownShop.moveClock(REVEALED_MS);
  const win = wins.getByRole('link').filter({ hasText: pack.name });
  await expect(win).toBeVisible();
  await expect(win).toContainText('UR');
  await expect(wins).not.toContainText(person.lastName);
  expect(askedForStock()).toHaveLength(askedSoFar);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await win.click();
  await expect(page.getByRole('region', { name: say(winsMessages, 'ofPack') })).toContainText('UR');
  await rival.draw(pack.id, 1);
  await expect(page.getByRole('main')).toContainText(left(196));

  await rival.post('user/win_settings', { show: '0' });
  await expect(page.getByRole('region', { name: say(winsMessages, 'ofPack') })).toHaveCount(0);
  await asOperator.dispose();
  await asMember.dispose();
});
