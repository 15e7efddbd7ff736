import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, type Refused } from '../../platform/http/envelope.js';
import type { BuyPointsRefused } from './buy-points.decide.js';

const METHOD_OFF: Bilingual = {
  ja: 'このお支払方法は現在ご利用いただけません。ほかの方法をお選びください。',
  en: 'This payment method is not available now. Please choose another.',
};
const COURSE_GONE: Bilingual = {
  ja: 'このコースは現在販売していません。コースを選び直してください。',
  en: 'This course is not on sale now. Please choose a course again.',
};
const TOO_MANY_SLIPS: Bilingual = {
  ja: 'お支払い待ちのお申し込みが5件あります。お支払いいただくか、取り消してからお申し込みください。',
  en: 'Five of your payments are waiting. Pay or cancel one of them first.',
};
const BANNED: Bilingual = {
  ja: 'このアカウントはご利用いただけません。お問い合わせください。',
  en: 'This account cannot be used. Please contact us.',
};

const ORDER_USED: Bilingual = {
  ja: 'このAmazon Payのお手続きは使用済みです。もう一度Amazon Payのボタンからお手続きください。',
  en: 'This checkout of Amazon Pay was used already. Begin again with the button of Amazon Pay.',
};

/** Why a purchase is refused: the field it concerns, and what to do. */
export const purchaseRefused = ({ code }: BuyPointsRefused): Refused => {
  switch (code) {
    case 'Banned':
      return { state: 403, errors: fieldError('limit', BANNED) };
    case 'MethodOff':
      return { state: 400, errors: fieldError('pay_id', METHOD_OFF) };
    case 'CourseGone':
      return { state: 400, errors: fieldError('point_price_id', COURSE_GONE) };
    case 'OrderUsed':
      return { state: 400, errors: fieldError('pay_id', ORDER_USED) };
    case 'TooManySlips':
      return { state: 400, errors: fieldError('limit', TOO_MANY_SLIPS) };
  }
};
