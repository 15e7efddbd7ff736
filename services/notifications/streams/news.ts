import type { EventsWhere } from '../../events.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import type { Bilingual } from '../../kernel/languages.js';
import {
  jsonb,
  type Projection,
  type RowChange,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../kernel/projection.js';
import { toTokyoDate } from '../../kernel/time.js';
import type { PartnerTransferDone } from '../../partners/index.js';
import type { CoinsSpent, DisclosedReason, PointsIssued, PointsTakenBack } from '../../points/index.js';
import { gainOf } from './gains.js';

export type NewsKind =
  | 'parcel-shipped'
  | 'tracking-corrected'
  | 'parcel-returned'
  | 'parcel-readdressed'
  | 'payment-confirmed'
  | 'payment-expired'
  | 'refunded'
  | 'refund-bounced'
  | 'disputed'
  | 'dispute-won'
  | 'dispute-lost'
  | 'referral-bonus'
  | 'points-given'
  | 'coins-given'
  | 'points-taken-back'
  | 'coins-taken-back'
  | 'points-expired'
  | 'points-moved'
  | 'points-not-moved'
  | 'cards-decided'
  | 'rank-raised'
  | 'rank-lowered'
  | 'password-changed'
  | 'mail-changed'
  | 'address-changed'
  | 'phone-verified'
  | 'phone-released';

/** Values for the text of a notification: ids, codes and amounts, and no personal data. */
export interface NewsData {
  readonly deliveryCode?: string;
  readonly carrier?: string;
  /** `YYYY-MM-DD` in Tokyo. */
  readonly keptUntil?: string;
  readonly paymentId?: string;
  readonly yen?: number;
  readonly points?: number;
  readonly coins?: number;
  /** The reason for taking back a grant, if members may see it. */
  readonly why?: DisclosedReason;
  /** The direction of a transfer: from a partner site (`in`) or to one (`out`). */
  readonly direction?: 'in' | 'out';
  /** The number of cards that the shop shipped or converted at their deadline. */
  readonly shipped?: number;
  readonly converted?: number;
  /** A month, `YYYY-MM`, with the member's rank in it; null for no rank. */
  readonly month?: string;
  readonly rank?: Bilingual | null;
}

/** The columns of a notification. */
export const newsColumns = {
  id: text(),
  member_id: uuid(),
  created: timestamptz(),
  kind: text<NewsKind>(),
  data: jsonb<NewsData>(),
};

/** A notification of a member. */
export type NotificationRow = RowOf<typeof newsColumns>;

type OfMember = DomainEvent<string, { readonly memberId: string }>;
/** The events that members are notified of. */
export type NotifiedEvent = EventsWhere<{ news: true }>;

const rowOf = (id: string, { data, effectiveAt }: RecordedEvent<OfMember>, kind: NewsKind, details: NewsData) => ({
  id,
  member_id: data.memberId,
  created: effectiveAt.toISOString(),
  kind,
  data: details,
});

/** Maps an event to one notification, or to none. */
const each = <Event extends OfMember>(
  kind: (event: Event['data']) => NewsKind | null,
  toDetails: (event: Event['data']) => NewsData = () => ({}),
): RowChange<NotificationRow, Event> => ({
  isNew: true,
  keys: (event) => (kind(event.data) === null ? [] : [event.eventId]),
  evolve: (_, event, id) => rowOf(id, event, kind(event.data)!, toDetails(event.data)),
});

const always = <Event extends OfMember>(kind: NewsKind, toDetails?: (event: Event['data']) => NewsData) =>
  each<Event>(() => kind, toDetails);

/** Maps the shipments of one parcel to one notification: one command reports them all. */
const ofParcel = <Event extends OfMember>(
  kind: NewsKind,
  toDetails: (event: Event['data']) => NewsData = () => ({}),
) => ({
  keys: ({ correlationId, data }: RecordedEvent<Event>) => [`${kind}/${correlationId}/${data.memberId}`],
  evolve: (row: NotificationRow | null, event: RecordedEvent<Event>, id: string) =>
    row ?? rowOf(id, event, kind, toDetails(event.data)),
});

/** Merges the events of one day into one notification: hundreds of lots or draws may reach their deadline together. */
const ofDay = <Event extends OfMember>(
  kind: NewsKind,
  isNews: (event: Event['data']) => boolean,
  add: (sum: NewsData, event: Event['data']) => NewsData,
): RowChange<NotificationRow, Event> => ({
  keys: ({ data, effectiveAt }) => (isNews(data) ? [`${kind}/${data.memberId}/${toTokyoDate(effectiveAt)}`] : []),
  evolve: (row, event, id) => rowOf(id, event, kind, add(row?.data ?? {}, event.data)),
});

const ofYen = ({ paymentId, yen }: { readonly paymentId: string; readonly yen: number }): NewsData => ({
  paymentId,
  yen,
});

const whyOf = ({ document: { why } }: PointsTakenBack['data'] | CoinsSpent['data']): NewsData => (why ? { why } : {});

const ofTransfer = ({ direction, points }: PartnerTransferDone['data']): NewsData => ({ direction, points });

const ISSUED: Partial<Record<PointsIssued['data']['document']['kind'], NewsKind>> = {
  referral: 'referral-bonus',
  grant: 'points-given',
};

/** Maps each event to a notification, new or merged into an existing one. Pure, as every projection. */
export const newsOf: Projection<NotificationRow, NotifiedEvent>['on'] = {
  ShipmentShipped: ofParcel('parcel-shipped', ({ carrier, deliveryCode }) => ({ carrier, deliveryCode })),
  ShipmentTrackingCorrected: ofParcel('tracking-corrected', ({ carrier, deliveryCode }) => ({
    carrier,
    deliveryCode,
  })),
  ShipmentReturned: ofParcel('parcel-returned', ({ keptUntil }) => ({ keptUntil })),
  ShipmentAddressChanged: ofParcel('parcel-readdressed'),
  PaymentConfirmed: each(({ creditedTo }) => (creditedTo === 'wallet' ? 'payment-confirmed' : null), ofYen),
  PaymentExpired: always('payment-expired', ({ paymentId }) => ({ paymentId })),
  RefundConfirmed: always('refunded', ofYen),
  RefundBounced: each(({ takenFrom }) => (takenFrom === 'wallet' ? 'refund-bounced' : null), ofYen),
  ChargebackOpened: always('disputed', ofYen),
  ChargebackWon: always('dispute-won', ofYen),
  ChargebackLost: always('dispute-lost', ofYen),
  PointsIssued: each(
    ({ document }) => ISSUED[document.kind] ?? null,
    (entry) => ({ points: gainOf(entry) }),
  ),
  CoinsIssued: each(
    ({ document }) => (document.kind === 'grant' ? 'coins-given' : null),
    (entry) => ({ coins: gainOf(entry) }),
  ),
  // Points taken back for a refund, a chargeback or a transfer have their own notifications.
  PointsTakenBack: each(
    ({ document }) => (document.kind === 'reversal' ? 'points-taken-back' : null),
    (entry) => ({ points: -gainOf(entry), ...whyOf(entry) }),
  ),
  CoinsSpent: each(
    ({ document }) => (document.kind === 'reversal' ? 'coins-taken-back' : null),
    (entry) => ({ coins: -gainOf(entry), ...whyOf(entry) }),
  ),
  PointsExpired: ofDay(
    'points-expired',
    () => true,
    ({ points = 0 }, entry) => ({ points: points - gainOf(entry) }),
  ),
  PartnerTransferDone: always('points-moved', ofTransfer),
  PartnerTransferFailed: always('points-not-moved', ofTransfer),
  CardsDecided: ofDay(
    'cards-decided',
    ({ by }) => by === 'deadline',
    ({ shipped = 0, converted = 0, points = 0 }, decided) => ({
      shipped: shipped + decided.shipped.length,
      converted: converted + decided.converted.length,
      points: points + decided.points,
    }),
  ),
  RankChanged: each(
    ({ isHigher }) => (isHigher ? 'rank-raised' : 'rank-lowered'),
    ({ month, name }) => ({ month, rank: name }),
  ),
  PasswordChanged: always('password-changed'),
  MailChanged: always('mail-changed'),
  AddressChanged: always('address-changed'),
  PhoneVerified: always('phone-verified'),
  PhoneReleased: always('phone-released'),
};
