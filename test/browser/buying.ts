import type { APIRequestContext, Page } from '@playwright/test';
import { cardMessages } from '../../web/src/features/payments/card.messages';
import { checkoutMessages } from '../../web/src/features/payments/checkout.messages';
import { slipsMessages } from '../../web/src/features/payments/slips.messages';
import type { Language } from '../../web/src/i18n/i18n';
import { link, paths } from '../../web/src/paths';
import { expect } from './journey.js';
import type { MembersApi } from './members.js';
import { findControl, findHeading } from './steps.js';
import type { Say } from './words.js';

/** Test cards of the sandbox by their result. */
export const CARDS = {
  paid: '4111111111111111',
  asked: '4000000000001000',
  notAuthenticated: '4000000000002008',
  declined: '4000000000005001',
} as const;

export const METHODS = {
  ja: { store: 'コンビニ決済', transfer: '銀行振込', carrier: 'キャリア決済', payEasy: 'ペイジー' },
  en: {
    store: 'Convenience store',
    transfer: 'Bank transfer',
    carrier: 'Mobile carrier billing',
    payEasy: 'Pay-easy',
  },
} as const;

/** A store where a slip can be paid. */
const STORES: Readonly<Record<Language, string>> = { ja: 'ローソン', en: 'Lawson, MINISTOP and others' };

const PRICE = 1000;
const HOLDER = 'HANAKO YAMADA';
/** Result codes of a started order: a slip or a transfer, or a redirect to a carrier, a wallet or the issuer. */
const BEGUN: ReadonlySet<string> = new Set(['1', '7']);

/** Returns a course of the demo shop. */
export const courseOf = async (api: MembersApi): Promise<{ id: string; price: number }> => {
  const { list } = await api.get('user/point_price');
  return list.find(({ price }: { price: number }) => price === PRICE);
};

/** Returns the address of the payment providers. */
export const sandboxOf = async (api: MembersApi): Promise<string> =>
  new URL((await api.get('user/pay_config')).detail.card.token_url).origin;

/** Orders a course by API. @param fields of the payment method */
export const orderPoints = async (api: MembersApi, fields: object) => {
  const { id } = await courseOf(api);
  const response = await api.post('user/point/buy', { point_price_id: id, ...fields });
  if (!BEGUN.has(response.result)) throw new Error(`the order was refused: ${JSON.stringify(response)}`);
  return response;
};

/** Starts a card payment of a course by API. @returns the address of the card issuer's page */
export const beginByCard = async (api: MembersApi, request: APIRequestContext, number: string): Promise<string> => {
  const { token_url, token_api_key } = (await api.get('user/pay_config')).detail.card;
  const typed = { card_number: number, card_expire: '12/39', security_code: '123', cardholder_name: HOLDER };
  const data = { token_api_key, ...typed, lang: 'ja' };
  const { token, req_card_number } = await (await request.post(token_url, { data })).json();
  return (await orderPoints(api, { pay_id: '1', token, req_card_number, card_user_name: HOLDER })).url;
};

export const openCheckout = async (page: Page, api: MembersApi): Promise<void> => {
  const { id } = await courseOf(api);
  await page.goto(link(paths.confirmBuyPoint, { pointPriceId: id }));
};

/** @param name as the shop calls the method */
export const chooseMethod = (page: Page, name: string) => page.getByRole('radio', { name }).check();

/** Chooses the store for the payment of the slip. */
export const chooseStore = (page: Page, language: Language) =>
  page.getByRole('radio', { name: STORES[language], exact: true }).check();

export const fillCard = async (page: Page, say: Say, number: string): Promise<void> => {
  await page.getByLabel(say(cardMessages, 'number'), { exact: true }).fill(number);
  await page.getByLabel(say(cardMessages, 'monthLabel'), { exact: true }).fill('12');
  await page.getByLabel(say(cardMessages, 'yearLabel'), { exact: true }).fill('39');
  await page.getByLabel(say(cardMessages, 'code'), { exact: true }).fill('123');
  await page.getByLabel(say(cardMessages, 'holder'), { exact: true }).fill(HOLDER);
};

const yen = (say: Say): string => (say(checkoutMessages, 'close') === 'Close' ? '¥1,000' : '￥1,000');

/** Places the order of the course. */
export const placeOrder = (page: Page, say: Say, word: 'pay' | 'order' | 'payCarrier') =>
  findControl(page, say(checkoutMessages, word, { yen: yen(say) })).click();

/** Orders a course with payment at a store. @returns the number of the slip, whose page is open */
export const orderSlip = async (page: Page, api: MembersApi, say: Say, language: Language): Promise<string> => {
  await openCheckout(page, api);
  await chooseMethod(page, METHODS[language].store);
  await chooseStore(page, language);
  await placeOrder(page, say, 'order');
  return slipNumberOf(page, say);
};

/** Waits for the page of a slip. @returns the slip's number */
export const slipNumberOf = async (page: Page, say: Say): Promise<string> => {
  await expect(findHeading(page, say(slipsMessages, 'storeTitle'))).toBeVisible();
  return new URL(page.url()).searchParams.get('paymentID')!;
};

/** Pays a slip at the store. @param late true when its due date has passed, where only the sandbox still accepts it */
export const paySlip = async (request: APIRequestContext, api: MembersApi, number: string, late = false) =>
  request.post(`${await sandboxOf(api)}/_control/konbini/${number}/pay`, late ? { data: { late } } : {});
