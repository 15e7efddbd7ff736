import type { Page } from '@playwright/test';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { sealMessages } from '../../web/src/features/fairness/seal.messages';
import { link, paths } from '../../web/src/paths';
import { expect, test } from './journey.js';
import { buy, expectNoSideScroll, findControl, findHeading, skipAll } from './steps.js';
import type { Say } from './words.js';

const PRESSABLE_PIXELS = 44;

const sealOn = (page: Page, say: Say) => page.getByRole('region', { name: say(sealMessages, 'title'), exact: true });

const movements = (page: Page, say: Say) =>
  sealOn(page, say).evaluate((seal) => seal.getAnimations({ subtree: true }).length);

/** Returns the height in pixels by which a seal exceeds its reserved space. */
const overhangOf = (page: Page, say: Say) =>
  sealOn(page, say).evaluate((seal) => {
    const place = seal.parentElement!;
    return place.offsetHeight - Number.parseFloat(getComputedStyle(place).minHeight);
  });

test('a draw is verified in part beside its undecided cards, and in full when the box is empty', async ({
  page,
  say,
  richMember: _,
  rival,
  openPack,
}, info) => {
  const pack = await openPack({ quantity: 30 });
  await buy(page, say, pack, 10);
  await skipAll(page, say);
  await page.locator('.seal-slot').scrollIntoViewIfNeeded();
  const seal = sealOn(page, say);
  const verdict = seal.getByRole('status');
  await expect(verdict).toContainText(say(sealMessages, 'SoFar'));
  await expect(seal.getByRole('listitem')).toHaveText([
    say(sealMessages, 'box'),
    say(sealMessages, 'number'),
    say(sealMessages, 'card'),
  ]);
  await expect(seal.locator('li .is-ok')).toHaveCount(2);
  await expect(seal.locator('li .is-waiting')).toHaveCount(1);
  await expect(findControl(page, say(drawsMessages, 'toDecide'))).toBeEnabled();
  await expect.poll(() => movements(page, say)).toBe(0);
  expect(await overhangOf(page, say)).toBe(0);
  await expectNoSideScroll(page, 320);
  await seal.screenshot({ path: info.outputPath('so-far.png') });
  await page.screenshot({ path: info.outputPath('choice.png'), fullPage: true });

  const details = seal.getByRole('link', { name: say(sealMessages, 'details') });
  expect((await details.boundingBox())!.height).toBeGreaterThanOrEqual(PRESSABLE_PIXELS);
  await details.click();
  await expect(findHeading(page, say(fairnessMessages, 'drawTitle'))).toBeVisible();
  const historyId = new URL(page.url()).searchParams.get('historyId')!;

  await rival.draw(pack.id, 20);
  await page.goto(link(paths.buyProductHistoryDetail, { packHistoryId: historyId }));
  // A member who does not open the seal causes no request.
  await page.locator('.seal-slot').scrollIntoViewIfNeeded();
  await expect(verdict).toContainText(say(sealMessages, 'OkText'));
  await expect(seal.locator('li .is-ok')).toHaveCount(3);
  await expect.poll(() => movements(page, say)).toBe(0);
  await seal.screenshot({ path: info.outputPath('ok.png') });
  await page.screenshot({ path: info.outputPath('history.png'), fullPage: true });
});

test('a mismatch is shown with a link to contact the shop; an unreadable log is not called verified', async ({
  page,
  say,
  richMember: _,
  openPack,
}, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/fair/pack/*/lines/**', async (route) => {
    const response = await route.fetch();
    const log = await response.json();
    log.list[0].client_seed_hash = '0'.repeat(64);
    await route.fulfill({ response: response, json: log });
  });
  await buy(page, say, await openPack(), 1);
  await page.waitForURL(/get-card-list|gacha-animation/);
  if (page.url().includes(paths.gachaAnimation)) await skipAll(page, say);
  await page.locator('.seal-slot').scrollIntoViewIfNeeded();
  const seal = sealOn(page, say);
  await expect(seal.getByRole('status')).toContainText(say(sealMessages, 'False'));
  expect(await movements(page, say)).toBe(0);
  await seal.screenshot({ path: info.outputPath('false.png') });

  const contact = findControl(seal, say(sealMessages, 'contact'));
  await expect(contact).toHaveAttribute('href', /about=draw&reference=/);
  expect((await contact.boundingBox())!.height).toBeGreaterThanOrEqual(PRESSABLE_PIXELS);

  await page.unroute('**/api/fair/pack/*/lines/**');
  await page.route('**/api/fair/pack/*/lines/**', (route) => route.fulfill({ json: { state: 500 } }));
  await page.reload();
  await page.locator('.seal-slot').scrollIntoViewIfNeeded();
  await expect(seal.getByRole('status')).toContainText(say(sealMessages, 'Failed'));
  await seal.screenshot({ path: info.outputPath('failed.png') });
  await page.unroute('**/api/fair/pack/*/lines/**');
  await findControl(seal, say(sealMessages, 'again')).click();
  await expect(seal.getByRole('status')).toContainText(say(sealMessages, 'SoFar'));
});
