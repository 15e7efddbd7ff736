import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { PaidFrom } from '../../points/index.js';

/**
 * A member has drawn cards. They are numbered from 0 in the order of their slots, followed by those of extra prizes.
 */
export type CardsDrawn = DomainEvent<
  'CardsDrawn',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly packId: string;
    readonly firstSlot: number;
    /** Prize rows of the box: of the manifest, then of its extra prizes. */
    readonly prizeIndexes: readonly number[];
    /** Number of cards from extra prizes, which are the last cards. Absent for none. */
    readonly extras?: number;
    readonly currency: Currency;
    /** Amount in the pack's currency. */
    readonly cost: Amount;
    readonly paidFrom: readonly PaidFrom[];
    /** The deadline, at which the shop decides on undecided cards. */
    readonly dueAt: string;
  }
>;

/** Some cards of a draw were decided on. Final. */
export type CardsDecided = DomainEvent<
  'CardsDecided',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly by: 'member' | 'deadline';
    /** Cards to be shipped. */
    readonly shipped: readonly number[];
    /** The shipment that contains them; null if none is shipped. */
    readonly shipmentId: string | null;
    /** Cards converted into points. */
    readonly converted: readonly number[];
    readonly points: Points;
  }
>;

/** The member has lost undecided cards with their account. The cards belong to the shop again. Final. */
export type CardsForfeited = DomainEvent<
  'CardsForfeited',
  { readonly drawId: string; readonly memberId: string; readonly cards: readonly number[] }
>;

/** The member has exchanged undecided cards for another card. The cards belong to the shop again. Final. */
export type CardsExchanged = DomainEvent<
  'CardsExchanged',
  {
    readonly drawId: string;
    readonly memberId: string;
    /** The draw that holds the card received for them. */
    readonly exchangeId: string;
    readonly cards: readonly number[];
    /** The value of the exchanged cards. */
    readonly points: Points;
  }
>;

/**
 * The member has received a ship-only card by exchange. It is the draw's only card, and this event begins the stream.
 */
export type CardReceived = DomainEvent<
  'CardReceived',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly offerId: string;
    /** Number of cards of the offer received before this one. */
    readonly nth: number;
    readonly price: Points;
    /** The value of the exchanged cards. What exceeds the price was returned in points. */
    readonly given: Points;
    /** The exchanged cards, by draw. */
    readonly givenCards: readonly { readonly drawId: string; readonly cards: readonly number[] }[];
    /** The deadline, at which the card is shipped if the member has not decided. */
    readonly dueAt: string;
  }
>;

/**
 * The events of stream `draw-<drawId>`. Appending requires the lock of the member's wallet, which covers all their
 * draws.
 */
export type DrawEvent = CardsDrawn | CardReceived | CardsDecided | CardsExchanged | CardsForfeited;

export const drawEvents = declareEvents({
  CardsDrawn: { value: 'claim', cards: 'drawn', figure: true, news: false, history: 'draw' },
  CardReceived: { value: 'claim', cards: 'drawn', figure: false, news: false, history: 'draw' },
  CardsDecided: { value: 'claim', cards: 'moved', figure: true, news: true, history: 'draw' },
  CardsExchanged: { value: 'claim', cards: 'moved', figure: true, news: false, history: 'draw' },
  CardsForfeited: { value: 'none', cards: 'moved', figure: true, news: false, history: 'draw' },
} satisfies EventDeclarations<DrawEvent>);
