import type { Bilingual } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { BANNED } from '../../members/index.js';
import { buildFieldError, type Refused } from '../../platform/http/responses/envelope.js';
import { METHODS } from '../../platform/payments/providers.shared.js';
import type { BuyPointsRefused } from './buy-points.decide.js';

const METHOD_OFF: Bilingual = {
  ja: 'このお支払方法は現在ご利用いただけません。ほかの方法をお選びください。',
  en: 'This payment method is not available now. Please choose another.',
};
const COURSE_GONE: Bilingual = {
  ja: 'このコースは現在販売していません。コースを選び直してください。',
  en: 'This package is no longer on sale. Please choose another.',
};
const TOO_MANY_SLIPS: Bilingual = {
  ja: 'お支払い待ちのお申し込みが5件あります。お支払いいただくか、取り消してからお申し込みください。',
  en: 'Five of your payments are waiting. Pay or cancel one of them first.',
};
const orderUsed = ({ ja, en }: Bilingual): Bilingual => ({
  ja: `この${ja}のお手続きは使用済みです。もう一度${ja}のボタンからお手続きください。`,
  en: `This checkout of ${en} was used already. Begin again with the button of ${en}.`,
});

const PERSON_MISSING: Bilingual = {
  ja: 'このお支払方法では、お名前と電話番号が必要です。マイページの「お客様情報」でお名前・ご住所・電話番号を登録するか、ほかの方法をお選びください。',
  en: 'This way of paying needs your name and phone number. Give them under “Your account” on your page, or choose another way.',
};

const clockTime = (instant: Date): string => toTokyoIso(instant).slice(0, 16).replace('T', ' ');

const paused = (until: Date): Bilingual => ({
  ja: `ご自身で設定されたお休みの期間中です。${clockTime(until)}（日本時間）からご購入いただけます。`,
  en: `You are taking a break. You can buy points again from ${clockTime(until)} (Japan time).`,
});

/** Explains a limit that open orders use in part: cancelling them leaves more. */
const overOwnLimit = (limit: number, left: number): Bilingual => ({
  ja: `ご自身で設定された月の上限${limit.toLocaleString('ja-JP')}円を超えます。今月の残りは${left.toLocaleString('ja-JP')}円です（お支払い待ちを含みます）。残りに収まるコースを選ぶか、「ご利用の上限とお休み」で上限をご確認ください。`,
  en: `This is over your own limit of ${limit.toLocaleString('en-GB')} yen a month. ${left.toLocaleString('en-GB')} yen are left this month, open orders counted. Choose a smaller package, or see “Limits and breaks”.`,
});

const BIRTHDAY_MISSING: Bilingual = {
  ja: '初めてのご購入の前に、生年月日をご登録ください。お支払いのページからご登録いただけます。',
  en: 'Please enter your date of birth before your first purchase. You can do so on the order page.',
};

const overAgeCap = (limit: number, left: number): Bilingual => ({
  ja: `18歳未満の方は、年齢に応じた月の上限があります（現在${limit.toLocaleString('ja-JP')}円）。今月の残りは${left.toLocaleString('ja-JP')}円です（お支払い待ちを含みます）。残りに収まるコースを選ぶか、来月1日以降にご購入ください。`,
  en: `Members under 18 have a monthly limit, by age: ${limit.toLocaleString('en-GB')} yen for you. ${left.toLocaleString('en-GB')} yen are left this month, open orders counted. Choose a smaller package, or buy from the 1st of next month.`,
});

/** Builds the refusal of a purchase: the field it concerns, and what to do. */
export const buildPurchaseRefusal = (refusal: BuyPointsRefused): Refused => {
  switch (refusal.code) {
    case 'Banned':
      return { state: 403, errors: buildFieldError('limit', BANNED) };
    case 'MethodOff':
      return { state: 400, errors: buildFieldError('pay_id', METHOD_OFF) };
    case 'CourseGone':
      return { state: 400, errors: buildFieldError('point_price_id', COURSE_GONE) };
    case 'OrderUsed':
      return { state: 400, errors: buildFieldError('pay_id', orderUsed(METHODS[refusal.method].name)) };
    case 'PersonMissing':
      return { state: 400, errors: buildFieldError('name', PERSON_MISSING) };
    case 'TooManySlips':
      return { state: 400, errors: buildFieldError('limit', TOO_MANY_SLIPS) };
    case 'Paused':
      return { state: 400, errors: buildFieldError('limit', paused(refusal.until)) };
    case 'BirthdayMissing':
      return { state: 400, errors: buildFieldError('limit', BIRTHDAY_MISSING) };
    case 'OverAgeCap':
      return { state: 400, errors: buildFieldError('limit', overAgeCap(refusal.limit, refusal.left)) };
    case 'OverOwnLimit':
      return { state: 400, errors: buildFieldError('limit', overOwnLimit(refusal.limit, refusal.left)) };
  }
};
