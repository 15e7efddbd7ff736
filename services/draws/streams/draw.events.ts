import type { DomainEvent, EventVersions } from '../../kernel/event.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { PaidFrom } from '../../points/index.js';

/** A member's draw: its cards are numbered from 0, in the order of their slots. */
export type CardsDrawn = DomainEvent<
  'CardsDrawn',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly packId: string;
    readonly firstSlot: number;
    readonly prizeIndexes: readonly number[];
    readonly currency: Currency;
    /** In the currency. */
    readonly cost: Amount;
    readonly paidFrom: readonly PaidFrom[];
    /** When what is undecided then is decided by the shop. */
    readonly dueAt: string;
  }
>;

/** What becomes of some cards of a draw; final. */
export type CardsDecided = DomainEvent<
  'CardsDecided',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly by: 'member' | 'deadline';
    /** Cards to be shipped. */
    readonly shipped: readonly number[];
    /** The shipment that they are in; null when none is shipped. */
    readonly shipmentId: string | null;
    /** Cards turned into points. */
    readonly converted: readonly number[];
    readonly points: Points;
  }
>;

/** The member has lost cards that were undecided, with all that their account held; they are the shop's again. Final. */
export type CardsForfeited = DomainEvent<
  'CardsForfeited',
  { readonly drawId: string; readonly memberId: string; readonly cards: readonly number[] }
>;

/** Stream `draw-<drawId>`. Whoever appends to it holds the lock of the member's wallet, which is that of all their draws. */
export type DrawEvent = CardsDrawn | CardsDecided | CardsForfeited;

export const drawEvents: EventVersions<DrawEvent> = { CardsDrawn: 1, CardsDecided: 1, CardsForfeited: 1 };
