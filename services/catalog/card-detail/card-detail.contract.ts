import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Pack } from '../wire/pack.contract.js';
import type { PackCard } from '../wire/pack-card.contract.js';

/** A pack on sale or coming that has the card as a prize. */
export interface PackOfPrize
  extends Pick<Pack, 'id' | 'name' | 'point' | 'payment_method' | 'pack_count' | 'is_before' | 'start_date'> {
  /** The card as a prize of this pack, with the tickets left. */
  readonly prizes: readonly PackCard[];
}

/** A card as it was when the pack was published. */
export interface CardDetail {
  /** The requested pack, even if its sale is over; otherwise the first of `packs`. */
  readonly pack: PackOfPrize;
  /** All listed packs that contain the card, in the shop’s order. */
  readonly packs: readonly PackOfPrize[];
}

export interface CardDetailResponse extends Done {
  readonly detail: CardDetail;
}

export interface CardDetailQuery {
  /** The pack whose copy of the card is shown. */
  readonly pack_id?: string;
}

export interface CardDetailCalls {
  /** Returns a card that is a prize of a published pack; 404 if there is no such pack. */
  'GET /api/user/card/{id}': { query: CardDetailQuery; answer: CardDetailResponse };
}
