import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import { CANCEL_REFUSALS } from '../wire/cancel-refusals.messages.js';

/** Why a command about a payment is refused: the field it concerns, and what to do. */
export const PAYMENT_REFUSALS = {
  NotOpen: ['status', CANCEL_REFUSALS.NotOpen],
  AtProvider: ['status', CANCEL_REFUSALS.AtProvider],
  CannotBeCancelled: ['status', CANCEL_REFUSALS.CannotBeCancelled],
  NoProvider: [
    'provider',
    {
      ja: '銀行振込には照会先がありません。口座の明細をご確認ください。',
      en: 'There is nobody to ask about a transfer. Look at the account’s statement.',
    },
  ],
  NotATransfer: [
    'method',
    {
      ja: '銀行振込のお支払いではありません。決済会社への照会をご利用ください。',
      en: 'This is no bank transfer. Have its provider asked instead.',
    },
  ],
  AlreadyPaid: ['status', { ja: 'このお支払いはすでに入金済みです。', en: 'This payment is paid already.' }],
  AmountDiffers: [
    'yen',
    {
      ja: '入金額がお申し込みの金額と違います。付与できるのは同じ金額の入金だけです。差額は会員に連絡して確認してください。',
      en: 'The amount is another than the payment’s. Only the same amount can be credited; settle the difference with the member.',
    },
  ],
  InTheFuture: [
    'received_at',
    { ja: '入金日時は現在より前にしてください。', en: 'Give a time of receipt that is not in the future.' },
  ],
  NotPaid: [
    'status',
    {
      ja: '入金済みのお支払いではないため、返金できません。未入金の場合は取り消してください。',
      en: 'This payment is not paid, so there is nothing to refund. Cancel one that is open.',
    },
  ],
  RefundUnderWay: [
    'status',
    {
      ja: 'このお支払いの返金が処理中です。完了してからもう一度お試しください。',
      en: 'A refund of this payment is under way. Try again once it has ended.',
    },
  ],
  MoreThanPaid: [
    'yen',
    {
      ja: '返金額が、このお支払いの残額を超えています。残額以下の金額を入力してください。',
      en: 'This is more than is left of the payment. Give no more than that.',
    },
  ],
  PointsSpent: [
    'yen',
    {
      ja: 'このお支払いのポイントは使用済みです。未使用分以下の金額にするか、使用済みの分も返金することを選択してください。不足分は会員の未収金になります。',
      en: 'Points of this payment are spent. Give no more than what is left of them, or choose to refund spent points too: the member will owe what cannot be taken.',
    },
  ],
  NoTransferDue: [
    'status',
    {
      ja: '振込による返金待ちではありません。',
      en: 'No refund of this payment waits for a transfer.',
    },
  ],
  MoreThanOwed: [
    'yen',
    {
      ja: '精算額が、このお支払いの未収金を超えています。未収金以下の金額を入力してください。',
      en: 'This is more than the member owes of this payment. Give no more than that.',
    },
  ],
} as const satisfies Record<string, readonly [string, Bilingual]>;

export type PaymentRefusal = Refusal<keyof typeof PAYMENT_REFUSALS>;
