import { randomUUID } from 'node:crypto';
import { link, paths } from '../../web/src/paths';
import { verifiedMessages } from '../../web/src/ui/verified.messages';
import { runSql } from './database.js';
import { expect } from './journey.js';
import { buildNewcomer, MembersApi } from './members.js';
import { Operators } from './operators.js';
import { test } from './own-shop.js';

test('a visitor sees the number of verified draws beside the buy buttons, and a mismatch without a reload', async ({
  page,
  playwright,
  language,
  say,
  ownShop,
}) => {
  const asOperator = await playwright.request.newContext({ baseURL: ownShop.url });
  const operators = await Operators.signIn(asOperator);
  const pack = await operators.openPack(language, { quantity: 200 });
  const asMember = await playwright.request.newContext({ baseURL: ownShop.url });
  const member = new MembersApi(asMember, language);
  const person = { ...buildNewcomer(language), mail: `verified-${randomUUID()}@example.com` };
  await member.register(person);
  await operators.grant(person.mail, { points: 10_000 });

  await page.goto(link(paths.packDetail, { packId: pack.id }));
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeVisible();
  await expect(bar.locator('.verified')).toHaveCount(0);
  await member.draw(pack.id, 3);
  const claim = bar.getByRole('link', { name: say(verifiedMessages, 'AllChained', { chained: 3 }) });
  await ownShop.nextMinute();
  await expect(claim).toBeVisible();
  await expect(page.getByText(say(verifiedMessages, 'AllChainedText', { chained: 3, recomputed: 0 }))).toBeVisible();
  const [box, window] = [(await claim.boundingBox())!, page.viewportSize()!];
  expect(box.height).toBeGreaterThan(12);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  await page.screenshot({ path: test.info().outputPath('verified.png') });

  const headIs = (head: string) =>
    runSql(ownShop.folder, `update draws.boxes set head = ${head} where pack_id = '${pack.id}'`);
  await headIs("repeat('0', 64)");
  await ownShop.nextMinute();
  await expect(bar.getByText(say(verifiedMessages, 'Differs'))).toBeVisible();
  await expect(claim).toHaveCount(0);
  await expect(page.getByText(say(verifiedMessages, 'DiffersText'))).toBeVisible();
  expect((await (await asOperator.get('/admin-api/dashboard')).json()).now.box_differences).toBe(1);
  await page.screenshot({ path: test.info().outputPath('differs.png') });

  await headIs(`(select head from draws.draws d where d.pack_id = boxes.pack_id order by first_slot desc limit 1)`);
  await ownShop.nextMinute();
  await claim.click();
  await page.waitForURL((url) => url.pathname === paths.fairness && url.searchParams.get('packId') === pack.id);
  await asOperator.dispose();
  await asMember.dispose();
});
