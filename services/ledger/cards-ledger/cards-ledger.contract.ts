import type { ListRequest } from '../../platform/http/wire.contract.js';

/** Where the cards are, each in one place. */
export interface Places {
  /**
   * Cards put on sale, with extra prizes, as the published manifest of the pack lists them. For an exchange offer: its whole stock.
   */
  readonly tickets: number;
  /** Still in the box, or an extra prize that is still to be won; of an offer, its stock. */
  readonly in_box: number;
  readonly undecided: number;
  readonly to_ship: number;
  readonly shipped: number;
  readonly returned: number;
  readonly forfeited: number;
  readonly converted: number;
  /** Given for a card of the exchange. */
  readonly exchanged: number;
  /** Tickets that are in no place, or places without a ticket. 0, or the feed is behind, or the books are wrong. */
  readonly difference: number;
}

/** The cards of one pack, or of one offer of the exchange. */
export interface CardsOfPack extends Places {
  readonly id: string;
  /** An offer is one of the exchange. */
  readonly kind: 'pack' | 'offer';
  readonly title: string;
  readonly title_en: string;
  readonly status: string;
}

/** The cards of all packs and offers. */
export interface AllCards extends Places {
  readonly packs: number;
  /** How many events the book of cards is behind the log. */
  readonly events_behind: number | null;
}

export interface CardsLedgerCalls {
  /** Where the cards of each pack are. */
  'GET /admin-api/cards-ledger': { query: ListRequest; answer: readonly CardsOfPack[] };
  /** Where all cards are. */
  'GET /admin-api/cards-ledger/totals': { answer: AllCards };
  /** Where the cards of a pack are. */
  'GET /admin-api/cards-ledger/{id}': { answer: CardsOfPack };
}
