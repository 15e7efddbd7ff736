import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A tab of the shop: a type of cards, or 9999 coming soon, 999998 all packs, -1 notices. */
export interface CardTypeTab {
  readonly id: number;
  readonly name: string;
}

export interface CardTypesResponse extends Done {
  readonly list: readonly CardTypeTab[];
}

export interface CardTypesCalls {
  /** Card types that have a pack, and the three special tabs. */
  'GET /api/user/card_type': { answer: CardTypesResponse };
}
