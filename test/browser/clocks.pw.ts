import type { Page } from '@playwright/test';
import { catalogMessages } from '../../web/src/features/catalog/catalog.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { phoneMessages } from '../../web/src/features/members/phone.messages';
import { sessionsMessages } from '../../web/src/features/members/sessions.messages';
import type { Language } from '../../web/src/i18n/i18n';
import { link, paths } from '../../web/src/paths';
import { orderPoints } from './buying.js';
import { expect, test } from './journey.js';
import { newPhone, sendCode } from './phone-code.js';
import { drawControl, expectNoSideScroll, factOf, findHeading, openPackPage } from './steps.js';

// Each test checks one page, so that no single worker gets all of them.
test.describe.configure({ mode: 'parallel' });

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
const WORDS_OF_ZONE: Readonly<Record<Language, string>> = { ja: '（日本時間）', en: ' JST' };

/** Runs in a page before its own scripts. Sets the device's clock, and keeps the monotonic clock. */
const moveClock = (byMs: number): void => {
  const Right = Date;
  window.Date = new Proxy(Right, {
    construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [Right.now() + byMs], as),
    apply: () => new Right(Right.now() + byMs).toString(),
    get: (target, name) => (name === 'now' ? () => Right.now() + byMs : Reflect.get(target, name)),
  });
};

/** Returns a moment as the shop shows it to a reader in or outside Japan. */
const written = (language: Language, at: string, isElsewhere: boolean): string => {
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB';
  const tokyo = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' });
  return tokyo.format(new Date(at)) + (isElsewhere ? WORDS_OF_ZONE[language] : '');
};

/** Returns the remaining time of a countdown in ms. */
const leftMs = async (page: Page): Promise<number> => {
  const text = (await page.getByRole('timer').first().textContent())!;
  const [hours = 0, minutes = 0, seconds = 0] = text.split('.').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
const expectLeft = async (page: Page, untilMs: number): Promise<void> => {
  const isNear = async () => Math.abs((await leftMs(page)) - (untilMs - Date.now())) < 5000;
  await expect.poll(isNear).toBe(true);
};

interface Device {
  readonly aheadMs?: number;
  readonly zone?: string;
}

const DEVICES: Readonly<Record<string, Device>> = {
  'whose clock is a day ahead': { aheadMs: DAY_MS },
  'whose clock is a day behind': { aheadMs: -DAY_MS },
  'whose clock is ten minutes ahead': { aheadMs: 10 * MINUTE_MS },
  'whose clock is ten minutes behind': { aheadMs: -10 * MINUTE_MS },
  'in Los Angeles': { zone: 'America/Los_Angeles' },
  'in Kiritimati': { zone: 'Pacific/Kiritimati' },
  'in London, with a clock that is a day ahead': { zone: 'Europe/London', aheadMs: DAY_MS },
};

for (const [where, { aheadMs = 0, zone = 'Asia/Tokyo' }] of Object.entries(DEVICES))
  test.describe(`a device ${where}`, () => {
    test.use({ timezoneId: zone });
    const isElsewhere = zone !== 'Asia/Tokyo';

    // One member and one loaded client for all pages, because arriving costs more than checking.
    test('shows the shop’s time on every page', async ({ page, say, language, richMember, openPack }) => {
      test.slow();
      const { api } = richMember;
      await page.addInitScript(moveClock, aheadMs);

      await test.step('counts down to a sale, and names its time', async () => {
        const startMs = Date.now() + 2 * HOUR_MS;
        const start_at = new Date(startMs).toISOString();
        await openPackPage(page, await openPack({ start_at }));
        await expectLeft(page, startMs);
        await expect(drawControl(page, say, 10)).toHaveCount(0);
        const opens = say(catalogMessages, 'opensAt', { time: written(language, start_at, isElsewhere) });
        await expect(page.getByText(opens).first()).toBeVisible();
      });

      await test.step('sells what is on sale', async () => {
        await openPackPage(page, await openPack({ start_at: new Date(Date.now() - MINUTE_MS).toISOString() }));
        await expect(drawControl(page, say, 10)).toBeVisible();
        await expect(page.getByRole('timer')).toHaveCount(0);
      });

      await test.step('names the last moment to pay', async () => {
        const { receipt_number } = await orderPoints(api, { pay_id: '2', combini_code: 'sej' });
        const { due } = await api.get(`user/point/combini_number?paymentID=${receipt_number}`);
        await page.goto(link(paths.confirmCombini, { paymentID: receipt_number }));
        await expect(page.locator('.slip-due time')).toHaveText(written(language, due, isElsewhere));
        await expect(page.locator('.slip-left')).toBeVisible();
        await expect(page.locator('.slip-due [role="alert"]')).toHaveCount(0);
        await page.goto(paths.payments);
        await expect(page.getByRole('main')).toContainText(written(language, due, isElsewhere));
      });

      await test.step('names when a session began', async () => {
        const { list } = await api.get('user/session/list');
        await page.goto(paths.sessions);
        await expect(factOf(page.getByRole('main'), say(sessionsMessages, 'created')).first()).toHaveText(
          written(language, list[0].created, isElsewhere),
        );
      });

      await test.step('shows how long the member may choose, and until when', async () => {
        await api.draw((await openPack()).id, 3);
        const { list } = await api.post('user/history/list', { mode: '0' });
        const untilMs = Date.parse(list[0].created_at ?? list[0].created) + DAY_MS;
        const until = new Date(untilMs).toISOString();
        await page.goto(paths.getCardList);
        await expect(findHeading(page, say(drawsMessages, 'chooseTitle'))).toBeVisible();
        await expectLeft(page, untilMs);
        await expect(page.getByRole('main')).toContainText(written(language, until, isElsewhere));
        await page.goto(paths.top);
        await expect(page.getByRole('main')).toContainText(written(language, until, isElsewhere));
        await expectNoSideScroll(page);
      });

      await test.step('waits for another code as long as the shop does', async () => {
        await page.goto(paths.changeMember);
        await expect(findHeading(page, say(membersMessages, 'changeMember'))).toBeVisible();
        const popup = await sendCode(page, say, newPhone(language).typed);
        const seconds = async () =>
          Number(/\d+/.exec((await popup.getByRole('button').nth(1).textContent()) ?? '')?.[0] ?? 0);
        expect(await seconds()).toBeGreaterThan(45);
        expect(await seconds()).toBeLessThanOrEqual(60);
        await expect(popup.getByRole('button', { name: say(phoneMessages, 'again'), exact: true })).toHaveCount(0);
      });
    });
  });

test('setting the device’s clock while a page is open changes nothing', async ({ page, openPack }) => {
  const startMs = Date.now() + 2 * HOUR_MS;
  await openPackPage(page, await openPack({ start_at: new Date(startMs).toISOString() }));
  await expectLeft(page, startMs);
  await page.evaluate(moveClock, DAY_MS);
  await page.waitForTimeout(2000);
  await expectLeft(page, startMs);
  await page.evaluate(moveClock, -2 * DAY_MS);
  await page.waitForTimeout(2000);
  await expectLeft(page, startMs);
});
