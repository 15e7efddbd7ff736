import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import { CANCEL_REFUSALS } from '../wire/cancel-refusals.messages.js';

/** The reasons why a command about a payment is refused: the field it concerns, and what to do. */
export const PAYMENT_REFUSALS = {
  NotOpen: ['status', CANCEL_REFUSALS.NotOpen],
  AtProvider: ['status', CANCEL_REFUSALS.AtProvider],
  CannotBeCancelled: ['status', CANCEL_REFUSALS.CannotBeCancelled],
  NoProvider: [
    'provider',
    {
      ja: '銀行振込には照会先がありません。口座の明細をご確認ください。',
      en: 'There is no provider to ask about a bank transfer. Check the account statement.',
    },
  ],
  NotATransfer: [
    'method',
    {
      ja: '銀行振込のお支払いではありません。決済会社への照会をご利用ください。',
      en: 'This is not a bank transfer. Ask its provider with “Check now” instead.',
    },
  ],
  AlreadyPaid: [
    'status',
    {
      ja: 'このお支払いはすでに入金済みです。画面を更新してください。',
      en: 'This payment is already paid. Reload the page.',
    },
  ],
  AmountDiffers: [
    'yen',
    {
      ja: '入金額がお申し込みの金額と違います。付与できるのは同じ金額の入金だけです。差額は会員に連絡して確認してください。',
      en: 'The amount differs from the payment. Only the same amount can be credited. Contact the member about the difference.',
    },
  ],
  InTheFuture: [
    'received_at',
    { ja: '入金日時は現在より前にしてください。', en: 'Enter a time of receipt that is not in the future.' },
  ],
  NotPaid: [
    'status',
    {
      ja: '入金済みのお支払いではないため、返金できません。未入金の場合は取り消してください。',
      en: 'This payment is not paid, so there is nothing to refund. If it is still open, cancel it.',
    },
  ],
  RefundUnderWay: [
    'status',
    {
      ja: 'このお支払いの返金が処理中です。完了してからもう一度お試しください。',
      en: 'A refund of this payment is in progress. Try again when it is complete.',
    },
  ],
  MoreThanPaid: [
    'yen',
    {
      ja: '返金額が、このお支払いの残額を超えています。残額以下の金額を入力してください。',
      en: 'This is more than the remaining amount of the payment. Enter that amount or less.',
    },
  ],
  PointsSpent: [
    'yen',
    {
      ja: 'このお支払いのポイントは使用済みです。未使用分以下の金額にするか、使用済みの分も返金することを選択してください。不足分は会員の未収金になります。',
      en: 'Points of this payment have been spent. Enter no more than the unspent amount, or choose to refund spent points too; the member will then owe the shortfall.',
    },
  ],
  ChargebackOpen: [
    'status',
    {
      ja: 'このお支払いはチャージバックの係争中です。決済会社の判断が出たら、勝ち負けを記録してから操作してください。',
      en: 'A chargeback of this payment is open. Once the provider has decided, record it as won or lost first.',
    },
  ],
  NothingPaid: [
    'status',
    {
      ja: 'このお支払いは入金されていないため、チャージバックはありません。お支払いIDを確認してください。',
      en: 'This payment is not paid, so nothing can be charged back. Check the payment ID.',
    },
  ],
  NotDisputable: [
    'method',
    {
      ja: 'この支払方法にはチャージバックがありません。返す場合は「返金」をご利用ください。',
      en: 'There are no chargebacks with this method. Use “Refund” to return money.',
    },
  ],
  NothingLeft: [
    'status',
    {
      ja: 'このお支払いは全額が返金済み、またはチャージバックで失われています。返金の記録を添えて、決済会社に異議を申し立ててください。',
      en: 'Nothing of this payment is left: it was refunded or lost to a chargeback. Contest the dispute with the provider, with the refund record attached.',
    },
  ],
  MoreThanLeft: [
    'yen',
    {
      ja: 'このお支払いの残額を超えています。残額以下の金額を入力してください。決済会社の金額のほうが大きいときは、返金の記録を添えて異議を申し立ててください。',
      en: 'This is more than the remaining amount of the payment. Enter that amount or less. If the provider names more, contest it with the refund record attached.',
    },
  ],
  NoChargeback: [
    'status',
    {
      ja: '係争中のチャージバックはありません。画面を更新してください。',
      en: 'No chargeback of this payment is open. Reload the page.',
    },
  ],
  MoreThanDisputed: [
    'yen',
    {
      ja: '係争中の金額を超えています。係争中の金額以下を入力してください。',
      en: 'This is more than the disputed amount. Enter that amount or less.',
    },
  ],
  NoSuchRefund: [
    'refund_id',
    {
      ja: 'その返金は、このお支払いにないか、すでに戻りを記録しています。画面を更新してください。',
      en: 'This payment has no such refund, or it is recorded as bounced already. Reload the page.',
    },
  ],
  NoSuchAlarm: [
    'alarm',
    {
      ja: 'その要確認はすでに解消しています。画面を更新してください。',
      en: 'This has already been dealt with. Reload the page.',
    },
  ],
  NoTransferDue: [
    'status',
    {
      ja: '振込による返金待ちではありません。画面を更新してください。',
      en: 'No refund of this payment is waiting for a transfer. Reload the page.',
    },
  ],
  MoreThanOwed: [
    'yen',
    {
      ja: '精算額が、このお支払いの未収金を超えています。未収金以下の金額を入力してください。',
      en: 'This is more than the member owes for this payment. Enter that amount or less.',
    },
  ],
} as const satisfies Record<string, readonly [string, Bilingual]>;

export type PaymentRefusal = Refusal<keyof typeof PAYMENT_REFUSALS>;
