import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { shareDrawMessages } from '../../web/src/features/draws/share-draw.messages';
import { sharesMessages } from '../../web/src/features/shares/shares.messages';
import { link, paths } from '../../web/src/paths';
import { shareMessages } from '../../web/src/ui/share.messages';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { expectPressable } from './pressing.js';
import { buy, expectNoSideScroll, findControl, findHeading, skipAll } from './steps.js';

test('a member shares their best card after a draw, and a visitor with the link sees it and reaches the pack', async ({
  page,
  context,
  browser,
  richMember,
  openPack,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pack = await openPack();
  await buy(page, say, pack, 10);
  await skipAll(page, say);
  await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
  await findControl(page, say(shareDrawMessages, 'share')).click();
  await expect(page.getByText(say(shareMessages, 'copied'))).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/\/share\/[\w-]{22}(\?lang=en)?$/);

  const visitors = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = await visitors.newPage();
  const opened = await visitor.goto(shared);
  const { person } = richMember;
  for (const personalText of [person.lastName, person.firstName, person.mail])
    expect(await opened!.text()).not.toContain(personalText);
  await expect(visitor.getByText(say(sharesMessages, 'drawnFrom', { pack: pack.name }))).toBeVisible();
  const picture = visitor.locator('.shared-picture');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectNoSideScroll(visitor);
  await expectAccessible(visitor);
  const toPack = findControl(visitor, say(sharesMessages, 'toPack'));
  await expectPressable(toPack);
  await toPack.click();
  await expect(visitor).toHaveURL(link(paths.packDetail, { packId: pack.id }));
  await expect(findHeading(visitor, pack.name)).toBeVisible();
  await expect(visitor.getByText(say(packDetailMessages, 'pledge'))).toBeVisible();
  await visitors.close();
});

test('a visitor shares a pack', async ({ page, context, openPack, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pack = await openPack();
  await page.goto(link(paths.packDetail, { packId: pack.id }));
  await findControl(page, say(shareMessages, 'share')).click();
  await expect(page.getByText(say(shareMessages, 'copied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(address);
  await expect(findHeading(page, pack.name)).toBeVisible();
});
