import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** The number of cards in each place. Each card is in one of them. */
export interface Places {
  /**
   * Number of cards put on sale, with extra prizes, as in the published manifest. For an exchange offer its whole
   * stock.
   */
  readonly tickets: number;
  /** Cards in the box and extra prizes not won yet; for an offer its remaining stock. */
  readonly in_box: number;
  readonly undecided: number;
  readonly to_ship: number;
  readonly shipped: number;
  readonly returned: number;
  readonly forfeited: number;
  readonly converted: number;
  /** Cards exchanged for another one. */
  readonly exchanged: number;
  /** Difference between tickets and cards in places. Other than 0 the projection is behind, or the ledger is wrong. */
  readonly difference: number;
}

/** The cards of one pack, or of one offer of the exchange. */
export interface CardsOfPack extends Places {
  readonly id: string;
  /** `offer` means an offer of the exchange. */
  readonly kind: 'pack' | 'offer';
  readonly title: string;
  readonly title_en: string;
  readonly status: string;
}

/** The cards of all packs and offers. */
export interface AllCards extends Places {
  readonly packs: number;
  /** Number of events that the projection is behind the log. */
  readonly events_behind: number | null;
}

export interface CardsLedgerCalls {
  /** Lists the places of the cards of each pack. */
  'GET /admin-api/cards-ledger': { query: ListRequest; answer: readonly CardsOfPack[] };
  /** Returns the places of all cards. */
  'GET /admin-api/cards-ledger/totals': { answer: AllCards };
  /** Returns the places of a pack's cards. */
  'GET /admin-api/cards-ledger/{id}': { answer: CardsOfPack };
}
