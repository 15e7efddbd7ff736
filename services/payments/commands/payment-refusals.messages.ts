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
} as const satisfies Record<string, readonly [string, Bilingual]>;

export type PaymentRefusal = Refusal<keyof typeof PAYMENT_REFUSALS>;
