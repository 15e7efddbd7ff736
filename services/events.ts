import { type DepositEvent, depositEvents } from './bank-deposits/streams/deposit.events.js';
import { type PackEvent, packEvents } from './catalog/streams/pack.events.js';
import { type BoxEvent, boxEvents } from './draws/streams/box.events.js';
import { type DrawEvent, drawEvents } from './draws/streams/draw.events.js';
import type { EventDeclaration } from './kernel/event-declaration.js';
import { type LegalTextEvent, legalTextEvents } from './legal/streams/legal-text.events.js';
import { type MemberEvent, memberEvents } from './members/streams/member.events.js';
import { type CanaryEmitted, canaryEvents } from './monitoring/streams/canary.events.js';
import { type OperatorEvent, operatorEvents } from './operators/streams/operator.events.js';
import { type SettingChanged, settingEvents } from './operators/streams/setting.events.js';
import { type TransferEvent, transferEvents } from './partners/streams/transfer.events.js';
import { type LimitsEvent, limitsEvents } from './payments/streams/limits.events.js';
import { type PaymentEvent, paymentEvents } from './payments/streams/payment.events.js';
import { type WalletEvent, walletEvents } from './points/streams/wallet.events.js';
import { type RankEvent, rankEvents } from './ranks/streams/rank.events.js';
import { type ReferralEvent, referralEvents } from './referrals/streams/referral.events.js';
import { type ShipmentEvent, shipmentEvents } from './shipments/streams/shipment.events.js';

/** Every event that the shop records. */
type ShopEvent =
  | MemberEvent
  | WalletEvent
  | PaymentEvent
  | DepositEvent
  | LimitsEvent
  | RankEvent
  | ReferralEvent
  | TransferEvent
  | PackEvent
  | BoxEvent
  | DrawEvent
  | ShipmentEvent
  | LegalTextEvent
  | OperatorEvent
  | SettingChanged
  | CanaryEmitted;

type EventName = ShopEvent['type'];

/** The registry of every event type and its declaration. The declarations are defined beside the schemas. */
export const events = {
  ...memberEvents,
  ...walletEvents,
  ...paymentEvents,
  ...depositEvents,
  ...limitsEvents,
  ...rankEvents,
  ...referralEvents,
  ...transferEvents,
  ...packEvents,
  ...boxEvents,
  ...drawEvents,
  ...shipmentEvents,
  ...legalTextEvents,
  ...operatorEvents,
  ...settingEvents,
  ...canaryEvents,
} satisfies Readonly<Record<EventName, EventDeclaration>>;

type NameWhere<Declared extends Partial<EventDeclaration>> = {
  [Name in EventName]: (typeof events)[Name] extends Declared ? Name : never;
}[EventName];

/**
 * The events whose declarations have these values. A record by their types does not compile while one is missing.
 *
 * @example type CardEvent = EventsWhere<{ cards: 'drawn' | 'moved' }>
 */
export type EventsWhere<Declared extends Partial<EventDeclaration>> = Extract<ShopEvent, { type: NameWhere<Declared> }>;

/** Returns the names of the events whose declarations meet a condition, in the order of the registry. */
export const listEventNames = (condition: (declared: EventDeclaration) => boolean): readonly EventName[] =>
  (Object.keys(events) as EventName[]).filter((name) => condition(events[name]));
