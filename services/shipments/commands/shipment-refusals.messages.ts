import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { formatDay } from '../../platform/text/format-day.js';
import { toCarrierName } from '../streams/carriers.shared.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { buildNotOfCarrier } from './not-of-carrier.messages.js';

type Words<Refusal> = (refusal: Refusal) => readonly [field: string, message: Bilingual];

const WORDS: { readonly [Code in ShipmentRefusal['code']]: Words<Extract<ShipmentRefusal, { code: Code }>> } = {
  NoDeliveryCode: () => ['delivery_code', { ja: '追跡番号を入力してください。', en: 'Enter the tracking number.' }],
  AlreadyShipped: ({ carrier, deliveryCode }) => [
    'delivery_code',
    {
      ja: `すでに発送済みです（${toCarrierName(carrier, 'ja')} ${deliveryCode}）。登録が誤りなら「追跡番号を訂正」で直してください。`,
      en: `It has already been shipped (${toCarrierName(carrier, 'en')} ${deliveryCode}). If that is wrong, use “Correct tracking number”.`,
    },
  ],
  ParcelNumber: () => [
    'delivery_code',
    {
      ja: 'これは荷物番号です。送り状の追跡番号を読み取ってください。',
      en: 'That is a parcel’s number. Scan the tracking number on the carrier’s label.',
    },
  ],
  NotOfCarrier: (refusal) => ['delivery_code', buildNotOfCarrier(refusal)],
  NumberTaken: ({ parcelNumber }) => [
    'delivery_code',
    {
      ja: `この追跡番号は別の会員のお荷物（${parcelNumber}）で登録されています。送り状と見比べ、${parcelNumber} のほうが誤りなら、先にそちらの追跡番号を訂正してください。`,
      en: `The parcel ${parcelNumber} of another member has this tracking number. Compare both labels; if ${parcelNumber} is wrong, correct its tracking number first.`,
    },
  ],
  SameNumber: () => [
    'delivery_code',
    {
      ja: '戻ってきた時と同じ追跡番号です。新しい番号を入力してください。',
      en: 'That is the same tracking number it was returned with. Enter the new one.',
    },
  ],
  NotShipped: () => [
    'status',
    { ja: 'まだ発送されていません。画面を更新してください。', en: 'It has not been shipped yet. Reload the page.' },
  ],
  Returned: () => [
    'status',
    {
      ja: '返送されたお荷物です。「再発送」で新しい追跡番号を入力してください。',
      en: 'The parcel was returned. Use “Send again” with its new tracking number.',
    },
  ],
  Held: () => [
    'status',
    {
      ja: 'チャージバックの係争中・未精算、会員の記録の確認中、またはお届け先の未登録のため、発送を保留しています。渡さずに保管してください。解決するか、お届け先が登録されると発送できます。',
      en: 'The parcel is held: a payment of this member is charged back and not settled, their records are being checked, or there is no address yet. Keep it here; it can be shipped once that is settled or the address is given.',
    },
  ],
  NotReturned: () => [
    'status',
    {
      ja: '返送されたお荷物ではありません。画面を更新してください。',
      en: 'The parcel has not been returned. Reload the page.',
    },
  ],
  Forfeited: () => [
    'status',
    {
      ja: 'すでに権利が失効したお荷物のため、変更できません。画面を更新してください。',
      en: 'The cards have been forfeited, so the parcel can no longer be changed. Reload the page.',
    },
  ],
  StillKept: ({ keptUntil }) => [
    'status',
    {
      ja: `${formatDay(keptUntil).ja}までは会員のために保管します。その翌日から失効にできます。`,
      en: `The cards are kept for the member until ${formatDay(keptUntil).en}. They can be forfeited from the day after.`,
    },
  ],
  OnItsWay: () => [
    'status',
    {
      ja: '発送済みのお荷物のお届け先は変更できません。配送業者に転送を頼むか、戻ってきてから変更してください。',
      en: 'The parcel is on its way. Ask the carrier to forward it, or change the address once it has been returned.',
    },
  ],
  AlreadySent: () => [
    'status',
    {
      ja: 'すでに発送したお荷物のため、まとめることも分けることもできません。画面を更新してください。',
      en: 'The parcel has already been shipped and can be neither combined nor split. Reload the page.',
    },
  ],
  NothingToCombine: () => [
    'status',
    {
      ja: '同じ会員・同じ住所の未発送のお荷物は、ほかにありません。そのまま発送してください。',
      en: 'There is no other unshipped parcel for this member and address. Ship it as it is.',
    },
  ],
  NotCombined: () => [
    'status',
    {
      ja: 'まとめられたお荷物ではありません。画面を更新してください。',
      en: 'It is not a combined parcel. Reload the page.',
    },
  ],
};

/** Returns the field of a refusal and its message. */
export const describeRefusal = (refusal: ShipmentRefusal): readonly [field: string, message: Bilingual] =>
  (WORDS[refusal.code] as Words<ShipmentRefusal>)(refusal);

/** Builds the refusal for the operators' API. */
export const buildShipmentRefusal = (refusal: ShipmentRefusal): RefusedError =>
  new RefusedError(400, buildFieldError(...describeRefusal(refusal)));
