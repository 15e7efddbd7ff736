import type { Page } from '@playwright/test';
import { appMessages } from '../../web/src/app/app.messages';
import { packDetailMessages } from '../../web/src/features/catalog/pack-detail.messages';
import { drawsMessages } from '../../web/src/features/draws/draws.messages';
import { revealMessages } from '../../web/src/features/draws/reveal.messages';
import { fairnessMessages } from '../../web/src/features/fairness/fairness.messages';
import { membersMessages } from '../../web/src/features/members/members.messages';
import { referralMessages } from '../../web/src/features/members/referral.messages';
import { cardMessages } from '../../web/src/features/payments/card.messages';
import { limitsMessages } from '../../web/src/features/payments/limits.messages';
import { outcomeMessages } from '../../web/src/features/payments/outcome.messages';
import { ownPaymentsMessages } from '../../web/src/features/payments/own-payments.messages';
import { link, paths } from '../../web/src/paths';
import { copyMessages } from '../../web/src/ui/copy.messages';
import { shareMessages } from '../../web/src/ui/share.messages';
import { CARDS, fillCard, openCheckout, orderPoints, placeOrder } from './buying.js';
import { expect } from './journey.js';
import { newPhone, sendCode } from './phone-code.js';
import { findGlanceCards } from './reveal.js';
import type { Stage } from './stage.js';
import {
  buy,
  chooseCard,
  chooseCount,
  drawControl,
  findControl,
  openPackPage,
  skipAll,
  tileOf,
  waitForFilm,
} from './steps.js';

const RICH = { points: 100_000, coins: 1_000 };
const IN_COINS = { payment_method: '2', price_point: 10 } as const;
const DAY_MS = 86_400_000;

const openMenu = ({ page, say }: Stage) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say(appMessages, 'menu') })
    .click();

const dialogOf = (stage: Stage, title: string) => expect(stage.page.getByRole('dialog', { name: title })).toBeVisible();

/** Opens the state between a purchase and the animation. */
const bought = async (stage: Stage) => {
  await stage.logIn(RICH);
  await buy(stage.page, stage.say, await stage.openPack(), 10);
};

const start = async (stage: Stage) => {
  await bought(stage);
  await stage.page.getByRole('button', { name: stage.say(drawsMessages, 'start') }).click();
};

/** Removes copying and sharing from the browser. */
const copiesNothing = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['clipboard', 'share'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    document.execCommand = () => false;
  });

/** Presses a button that opens a confirmation dialog. */
const openConfirmation = async (stage: Stage, button: string, title: string) => {
  await findControl(stage.page, button).first().click();
  await dialogOf(stage, title);
};

/** Scenes of a menu or dialog over a page. */
export const OVER_THE_PAGE: ReadonlySet<string> = new Set([
  'top-confirm',
  'menu-visitor',
  'menu-member',
  'pack-detail-card',
  'confirm-buy-product-points-short',
  'confirm-buy-product-coins-short',
  'change-member-code',
  'my-page-log-out',
  'limits-pause',
  'payment-cancel',
  'fault',
]);

/** Scenes without a language switch, or that change into another scene when it is pressed. */
export const BY_ARRIVAL: ReadonlySet<string> = new Set([
  'pack-detail-refusal',
  'gacha-animation-film',
  'gacha-animation-back',
  'gacha-animation-card',
  'gacha-animation-glance',
  'login-refused',
  'user-register-refused',
]);

/** States that the routes alone do not show: menus, dialogs, and other states of pages. */
export const SCENES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'top-coming-soon': async ({ page }) => {
    await page.goto(link(paths.top, { index: 9999 }));
  },
  'top-notices': async ({ page }) => {
    await page.goto(link(paths.top, { index: -1 }));
  },
  'top-member': async ({ page, logIn }) => {
    await logIn(RICH);
    await page.goto(paths.top);
  },
  'top-confirm': async (stage) => {
    const { page, say, logIn, openPack } = stage;
    await logIn(RICH);
    const pack = await openPack();
    await page.goto(paths.top);
    await drawControl(tileOf(page, pack), say, 10).click();
    await dialogOf(stage, say(drawsMessages, 'confirmTitle'));
  },
  'menu-visitor': async (stage) => {
    await stage.page.goto(paths.login);
    await openMenu(stage);
    await dialogOf(stage, stage.say(appMessages, 'menu'));
  },
  'menu-member': async (stage) => {
    await stage.logIn(RICH);
    await stage.page.goto(paths.userMenu);
    await openMenu(stage);
    await dialogOf(stage, stage.say(appMessages, 'menu'));
  },
  'pack-detail-coming': async ({ page, openPack }) => {
    await openPackPage(page, await openPack({ start_at: new Date(Date.now() + DAY_MS).toISOString() }));
    await expect(page.getByRole('timer')).toBeVisible();
  },
  'pack-detail-sold-out': async ({ page, say, api, logIn, openPack }) => {
    await logIn(RICH);
    const pack = await openPack({ quantity: 1 });
    await api.draw(pack.id, 1);
    await openPackPage(page, pack);
    await expect(page.getByText(say(packDetailMessages, 'soldOutText'))).toBeVisible();
  },
  'pack-detail-refusal': async ({ page, say, openPack }) => {
    const { id } = await openPack();
    const errorMessageCount = say(packDetailMessages, 'soldOutText');
    await page.goto(link(paths.packDetail, { packId: id, errorMessageCount }));
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'pack-detail-card': async (stage) => {
    const { page, language, say, openPack } = stage;
    await openPackPage(page, await openPack());
    const name = language === 'ja' ? '夜露の蛍' : 'Night-Dew Firefly';
    await page.getByRole('button', { name: say(packDetailMessages, 'enlarge', { name }) }).click();
    await dialogOf(stage, name);
  },
  'confirm-buy-product-points-short': async (stage) => {
    await stage.logIn();
    await openPackPage(stage.page, await stage.openPack());
    await chooseCount(stage.page, stage.say, 10);
    await dialogOf(stage, stage.say(drawsMessages, 'pointsShort'));
  },
  'confirm-buy-product-coins-short': async (stage) => {
    await stage.logIn();
    await openPackPage(stage.page, await stage.openPack(IN_COINS));
    await chooseCount(stage.page, stage.say, 10);
    await dialogOf(stage, stage.say(drawsMessages, 'coinsShort'));
  },
  'change-member-code': async (stage) => {
    const { page, say, language, logIn } = stage;
    await logIn();
    await page.goto(paths.changeMember);
    await sendCode(page, say, newPhone(language).typed);
  },
  'my-page-log-out': async (stage) => {
    await stage.logIn();
    await stage.page.goto(paths.myPage);
    await openConfirmation(stage, stage.say(membersMessages, 'logOut'), stage.say(membersMessages, 'logOutTitle'));
  },
  'limits-pause': async (stage) => {
    const { page, say, logIn } = stage;
    await logIn();
    await page.goto(paths.limits);
    await page.getByLabel(say(limitsMessages, 'pauseField'), { exact: true }).selectOption('7');
    await openConfirmation(stage, say(limitsMessages, 'save'), say(limitsMessages, 'confirmTitle', { days: 7 }));
  },
  'payment-cancel': async (stage) => {
    const { page, say, api, logIn } = stage;
    await logIn();
    const { payment_id } = await orderPoints(api, { pay_id: '2', combini_code: 'sej' });
    await page.goto(link(paths.paymentDetail, { paymentId: payment_id }));
    await openConfirmation(stage, say(ownPaymentsMessages, 'cancel'), say(ownPaymentsMessages, 'cancelTitle'));
  },
  fault: async (stage) => {
    const { page, say, logIn } = stage;
    await logIn(RICH);
    await page.goto(paths.limits);
    await expect(page.getByRole('heading', { level: 1, name: say(limitsMessages, 'title') })).toBeVisible();
    await page.route('**/api/user/limits', (route) => route.fulfill({ status: 500, json: { state: 500 } }));
    await openConfirmation(stage, say(limitsMessages, 'save'), say(appMessages, 'notDone'));
  },
  'referral-by-hand': async ({ page, say, logIn }) => {
    await copiesNothing(page);
    await logIn();
    await page.goto(paths.referral);
    await findControl(page, say(referralMessages, 'copyCode')).click();
    await expect(page.getByLabel(say(copyMessages, 'text'))).toBeFocused();
  },
  'pack-detail-by-hand': async ({ page, say, openPack }) => {
    await copiesNothing(page);
    await openPackPage(page, await openPack());
    await findControl(page, say(shareMessages, 'share')).click();
    await expect(page.getByLabel(say(copyMessages, 'text'))).toBeFocused();
  },
  'gacha-animation-film': async (stage) => {
    await start(stage);
    await waitForFilm(stage.page);
  },
  'gacha-animation-back': async (stage) => {
    await start(stage);
    await waitForFilm(stage.page);
    await findControl(stage.page, stage.say(drawsMessages, 'skip')).click();
    await expect(findControl(stage.page, stage.say(drawsMessages, 'flip'))).toBeVisible();
  },
  'gacha-animation-card': async (stage) => {
    await stage.page.emulateMedia({ reducedMotion: 'reduce' });
    await bought(stage);
    await expect(findControl(stage.page, stage.say(drawsMessages, 'next'))).toBeVisible();
  },
  'gacha-animation-glance': async (stage) => {
    await start(stage);
    await waitForFilm(stage.page);
    await findControl(stage.page, stage.say(drawsMessages, 'skip')).click();
    await findControl(stage.page, stage.say(revealMessages, 'together')).click();
    await expect(findGlanceCards(stage.page, stage.say)).toHaveCount(10);
  },
  'get-card-list-too-little': async (stage) => {
    const { page, say, api, logIn, openPack } = stage;
    await logIn(RICH);
    await api.draw((await openPack({ buy_point: 100 })).id, 12);
    await page.goto(paths.getCardList);
    await findControl(page, say(drawsMessages, 'orderDrawn')).click();
    for (const index of [0, 1, 2]) await chooseCard(page, index);
    await expect(page.getByText(say(drawsMessages, 'pointsMissing', { points: '100P' }))).toBeVisible();
  },
  'get-card-list-coins': async ({ page, api, logIn, openPack }) => {
    await logIn(RICH);
    await api.draw((await openPack(IN_COINS)).id, 3);
    await page.goto(paths.getCardList);
    await expect(page.getByRole('checkbox').first()).toBeDisabled();
  },
  'thank-you-coins': async ({ page, say, logIn, openPack }) => {
    await logIn(RICH);
    await buy(page, say, await openPack(IN_COINS), 10);
    await skipAll(page, say);
    await expect(page.getByRole('heading', { name: say(drawsMessages, 'coinCards') })).toBeVisible();
  },
  'buy-product-history-empty': async ({ page, say, logIn }) => {
    await logIn();
    await page.goto(paths.buyProductHistory);
    await expect(page.getByText(say(drawsMessages, 'noHistory'))).toBeVisible();
  },
  'fairness-all': async ({ page, say, logIn }) => {
    await logIn();
    await page.goto(paths.fairness);
    await expect(page.getByRole('heading', { level: 1, name: say(fairnessMessages, 'title') })).toBeVisible();
  },
  'fairness-draw': async ({ page, say, api, logIn, openPack }) => {
    await logIn(RICH);
    await api.draw((await openPack()).id, 10);
    const { list } = await api.post('user/history/list', { mode: '0' });
    await page.goto(link(paths.fairness, { historyId: list[0].id }));
    await expect(page.getByRole('heading', { level: 1, name: say(fairnessMessages, 'drawTitle') })).toBeVisible();
  },
  'complete-buy-point-paid': async ({ page, say, api, logIn }) => {
    await logIn();
    await openCheckout(page, api);
    await fillCard(page, say, CARDS.paid);
    await placeOrder(page, say, 'pay');
    await expect(page.getByRole('heading', { level: 1, name: say(outcomeMessages, 'paidTitle') })).toBeVisible();
  },
  'confirm-buy-point-refused': async ({ page, say, api, logIn }) => {
    await logIn();
    await openCheckout(page, api);
    await placeOrder(page, say, 'pay');
    await expect(page.getByText(say(cardMessages, 'numberMissing'), { exact: true })).toBeVisible();
    // From the top of the page: an element half under the bar would be judged as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  'login-refused': async ({ page, say }) => {
    await page.goto(paths.login);
    await page.getByLabel(say(membersMessages, 'mail'), { exact: true }).fill('nobody@example.com');
    await page.getByLabel(say(membersMessages, 'pass'), { exact: true }).fill('wrong1234');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say(membersMessages, 'mail'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'user-register-refused': async ({ page, say }) => {
    await page.goto(paths.userRegister);
    await page.getByLabel(say(membersMessages, 'agree')).check();
    await findControl(page, say(membersMessages, 'toConfirm')).click();
    await expect(page.getByLabel(say(membersMessages, 'lastName'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'not-found': async ({ page, say }) => {
    await page.goto(link(paths.packDetail, { packId: 999_999 }));
    await expect(page.getByRole('heading', { level: 1, name: say(appMessages, 'failed') })).toBeVisible();
  },
};
