import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { PaidFrom } from '../../points/index.js';

/** A member's draw: its cards are numbered from 0, in the order of their slots, and behind them those of extra prizes. */
export type CardsDrawn = DomainEvent<
  'CardsDrawn',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly packId: string;
    readonly firstSlot: number;
    /** Rows of the box's prizes: of the manifest, then of its extra prizes. */
    readonly prizeIndexes: readonly number[];
    /** How many of the cards no ticket stands for: the last ones. Absent for none. */
    readonly extras?: number;
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

/** The member has given cards that were undecided for one of the exchange; they are the shop's again. Final. */
export type CardsExchanged = DomainEvent<
  'CardsExchanged',
  {
    readonly drawId: string;
    readonly memberId: string;
    /** The draw that holds the card received for them. */
    readonly exchangeId: string;
    readonly cards: readonly number[];
    /** What they counted for. */
    readonly points: Points;
  }
>;

/** The member has received a card of the exchange, ship-only: all that this draw holds. Its stream begins with it. */
export type CardReceived = DomainEvent<
  'CardReceived',
  {
    readonly drawId: string;
    readonly memberId: string;
    readonly offerId: string;
    /** How many of the offer had been received before. */
    readonly nth: number;
    readonly price: Points;
    /** What the cards given for it counted for; what is above the price came back as points. */
    readonly given: Points;
    /** The cards given for it, by draw. */
    readonly givenCards: readonly { readonly drawId: string; readonly cards: readonly number[] }[];
    /** When it is sent to the member if they have not decided. */
    readonly dueAt: string;
  }
>;

/** Stream `draw-<drawId>`. Whoever appends to it holds the lock of the member's wallet, which is that of all their draws. */
export type DrawEvent = CardsDrawn | CardReceived | CardsDecided | CardsExchanged | CardsForfeited;

export const drawEvents = declareEvents({
  CardsDrawn: { value: 'claim', cards: 'drawn', figure: true, news: false, history: 'draw' },
  CardReceived: { value: 'claim', cards: 'drawn', figure: false, news: false, history: 'draw' },
  CardsDecided: { value: 'claim', cards: 'moved', figure: true, news: true, history: 'draw' },
  CardsExchanged: { value: 'claim', cards: 'moved', figure: true, news: false, history: 'draw' },
  CardsForfeited: { value: 'none', cards: 'moved', figure: true, news: false, history: 'draw' },
} satisfies EventDeclarations<DrawEvent>);
