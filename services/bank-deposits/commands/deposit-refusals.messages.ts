import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';

/** The reasons why a command about a deposit is refused: the field it concerns, and what to do. */
export const DEPOSIT_REFUSALS = {
  NotHeld: [
    'status',
    {
      ja: 'この入金には保留中の金額がありません。画面を更新して、現在の状態を確かめてください。',
      en: 'Nothing of this deposit is held. Reload the page to see its current state.',
    },
  ],
  IsReversal: [
    'status',
    {
      ja: '取消の明細です。照合や返金はできません。元のお支払いが分かるときは「入金を取り消す」を、分からないときは「対象外にする」を押してください。',
      en: 'This line is a reversal, so there is nothing to match or return. If its payment is known, press “Undo the credited deposit”; if not, press “Ignore”.',
    },
  ],
  NotAReversal: [
    'status',
    {
      ja: '取り消せる明細ではありません。画面を更新して、現在の状態を確かめてください。',
      en: 'This line is no reversal that can still be undone. Reload the page to see its current state.',
    },
  ],
  OriginalUnclear: [
    'payment_id',
    {
      ja: '取り消された入金を1件に決められないか、その残りがすでに動いています。元のお支払いを返金したうえで、この明細を対象外にしてください。',
      en: 'It is not certain which deposit this reverses, or the rest of that deposit has already moved. Refund the payment, then ignore this line.',
    },
  ],
  RefundUnderWay: [
    'payment_id',
    {
      ja: '元のお支払いは返金の手続き中です。返金を終えるかやめてから、もう一度お試しください。',
      en: 'A refund of its payment is in progress. Finish or withdraw it, then try again.',
    },
  ],
  RefundedAlready: [
    'payment_id',
    {
      ja: '元のお支払いはすでに返金されています。二重に差し引かないよう、この明細は対象外にし、返金した額を送金者に確認してください。',
      en: 'Its payment has already been refunded, and points cannot be taken back twice. Ignore this line, and clear up the refunded amount with the sender.',
    },
  ],
  UnknownPayout: [
    'settlements',
    {
      ja: '入金待ちの精算ではありません。画面を更新し、同じ決済会社の、取り込み済みで入金待ちの精算を選んでください。',
      en: 'These settlements are not awaiting a payout. Reload the page, and choose imported settlements of one provider that are.',
    },
  ],
  PayoutDiffers: [
    'settlements',
    {
      ja: '選んだ精算の入金待ちの合計が、保留中の金額と一致しません。精算ファイルがすべて取り込まれているか確かめてください。',
      en: 'The awaited total of these settlements does not match the held amount. Check that all their files have been imported.',
    },
  ],
  UnknownPayment: [
    'payment_id',
    {
      ja: 'このお支払いは見つかりません。お支払いの一覧で番号を確かめてください。',
      en: 'There is no such payment. Check its ID in the list of payments.',
    },
  ],
  NotATransfer: [
    'payment_id',
    {
      ja: '銀行振込のお支払いではありません。銀行振込のお支払いを選んでください。',
      en: 'This is not a payment by bank transfer. Choose one that is.',
    },
  ],
  AlreadyPaid: [
    'payment_id',
    {
      ja: 'このお支払いはすでに入金済みです。別のお支払いを選ぶか、送金者に返金してください。',
      en: 'This payment is already paid. Choose another, or return the money to the sender.',
    },
  ],
  TooLittle: [
    'payment_id',
    {
      ja: '入金額がお支払いの金額に足りません。振込手数料ほどの不足（880円以下）だけを補えます。残りの入金を待つか、送金者に返金してください。',
      en: 'This is too little for the payment. Only a shortfall of about a transfer fee (up to 880 yen) can be covered. Wait for the rest, or return the money to the sender.',
    },
  ],
  AmountDiffers: [
    'payment_id',
    {
      ja: '手動で入金確認したお支払いとは金額が違います。別のお支払いを選ぶか、送金者に返金してください。',
      en: 'The payment was confirmed manually with a different amount. Choose another, or return the money to the sender.',
    },
  ],
  NotTooLittle: [
    'status',
    {
      ja: '金額が足りない入金ではありません。小さいコースにできるのは、お支払いが分かっていて金額が足りない入金だけです。',
      en: 'This deposit is not too little for a known payment. Only such a deposit can be credited as a smaller package.',
    },
  ],
  StillOpen: [
    'payment_id',
    {
      ja: 'お支払い期限まで、残りの入金を待っています。期限が過ぎるか、会員が取り消してからお試しください。',
      en: 'The rest may still arrive. Wait until the payment’s deadline has passed, or the member has cancelled it.',
    },
  ],
  CourseGone: [
    'course_id',
    {
      ja: 'このコースは販売していません。販売中のコースを選んでください。',
      en: 'This package is not on sale. Choose one that is.',
    },
  ],
  CourseTooDear: [
    'course_id',
    {
      ja: '保留中の金額がコースの価格に足りません。もっと小さいコースを選ぶか、送金者に返金してください。',
      en: 'The held amount is less than the package costs. Choose a smaller one, or return the money to the sender.',
    },
  ],
} as const satisfies Record<string, readonly [string, Bilingual]>;

export type DepositRefusal = Refusal<keyof typeof DEPOSIT_REFUSALS>;
