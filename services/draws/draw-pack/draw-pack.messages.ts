import type { Bilingual } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { BANNED, FROZEN, OPERATOR_ACCOUNT } from '../../members/index.js';
import { paymentMethodOf } from '../../platform/http/requests/codes.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CheckedPurchase, NotEnoughAnswer } from './draw-pack.contract.js';
import type { PurchaseRefused, PurchaseTotal } from './draw-pack.decide.js';

type Refused = PurchaseRefused | { readonly code: 'NoSuchPack' };

const clockTime = (instant: Date): string => toTokyoIso(instant).slice(0, 16).replace('T', ' ');

const messageOf = (refusal: Exclude<PurchaseRefused, { code: 'NotEnough' }>): Bilingual => {
  switch (refusal.code) {
    case 'NotYetOnSale':
      return {
        ja: `まだ販売前です。${clockTime(refusal.start)}（日本時間）から購入できます。`,
        en: `Not on sale yet. It can be bought from ${clockTime(refusal.start)} (Japan time).`,
      };
    case 'NotOnSale':
      return {
        ja: '現在販売していません。ほかのパックをお選びください。',
        en: 'This pack is not on sale at the moment. Please choose another one.',
      };
    case 'SoldOut':
      return { ja: '売り切れました。ほかのパックをお選びください。', en: 'Sold out. Please choose another pack.' };
    case 'LimitReached':
      return {
        ja: 'お一人様の購入上限に達しました。ほかのパックをお選びください。',
        en: 'You have reached the limit per member. Please choose another pack.',
      };
    case 'Banned':
      return BANNED;
    case 'Frozen':
      return FROZEN;
    case 'OperatorAccount':
      return OPERATOR_ACCOUNT;
    case 'Disputed':
      return {
        ja: 'お支払いについて決済会社で異議申し立ての確認中のため、購入を停止しています。「お支払い履歴」でご確認のうえ、お問い合わせください。',
        en: 'You cannot draw while one of your payments is disputed with its provider. See “Your payments”, and contact us.',
      };
    case 'Owes':
      return {
        ja: '返金または取り消されたお支払いに未精算の金額があるため、購入を停止しています。「お支払い履歴」でご確認のうえ、お問い合わせください。',
        en: 'You cannot draw until the amount you owe on a refunded or reversed payment is settled. See “Your payments”, and contact us.',
      };
    case 'Paused':
      return {
        ja: 'ご自身で設定されたお休みの期間中です。終了日時は「ご利用の上限とお休み」でご確認ください。',
        en: 'You are taking a break. See “Limits and breaks” for when it ends.',
      };
    case 'NewcomersOnly':
      return {
        ja: `このパックは、会員登録から${refusal.days}日以内の方限定です。ほかのパックをお選びください。`,
        en: `This pack is for members within ${refusal.days} ${refusal.days === 1 ? 'day' : 'days'} of registering. Please choose another pack.`,
      };
    case 'RankTooLow':
      return {
        ja: `このパックは、ランク「${refusal.rank.name}」以上の方限定です。現在のランクと条件は「マイページ」でご確認ください。`,
        en: `This pack is for members of the rank ${refusal.rank.nameEn} or above. See “My page” for your rank and how to reach the next.`,
      };
    case 'BoughtToday':
      return {
        ja: `このパックの購入は1日1回までです。次は${clockTime(refusal.next)}（日本時間）から購入できます。`,
        en: `This pack can be bought once a day. You can buy it again from ${clockTime(refusal.next)} (Japan time).`,
      };
    case 'CountOutOfRange':
      return {
        ja: `購入できるのは1〜${refusal.max}回です。回数を選び直してください。`,
        en: `Please choose a number of draws from 1 to ${refusal.max}.`,
      };
  }
};

/** Converts a purchase to its form on the wire. */
export const toCheckedPurchase = (purchase: PurchaseTotal): CheckedPurchase => ({
  pack_id: purchase.packId,
  count: purchase.count,
  payment_method: paymentMethodOf(purchase.currency),
  cost: purchase.cost,
  before: purchase.before,
  after: purchase.after,
});

/** Builds the response to a refused purchase, for the check and for the purchase. */
export const toRefusedPurchase = (refusal: Refused): CallResponse<NotEnoughAnswer> => {
  if (refusal.code === 'NoSuchPack') return { state: 404 };
  if (refusal.code === 'NotEnough') return { state: 200, result: '0', detail: toCheckedPurchase(refusal.purchase) };
  return { state: refusal.code === 'Banned' ? 403 : 400, errors: buildFieldError('count', messageOf(refusal)) };
};

/** Shown when the request is empty and the session has checked no purchase. */
export const NOTHING_CHECKED: Bilingual = {
  ja: '購入内容の確認が済んでいません。パックの画面から購入し直してください。',
  en: 'Please confirm your purchase from the pack’s page first.',
};

export const NO_PACK_CHOSEN: Bilingual = {
  ja: 'パックが選ばれていません。パックの画面から購入してください。',
  en: 'No pack is selected. Please buy from a pack’s page.',
};
