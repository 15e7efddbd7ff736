import type { Done } from '../../platform/http/wire.contract.js';
import type { Pack } from '../wire/pack.contract.js';
import type { PackCard } from '../wire/pack-card.contract.js';

/** A pack on sale or coming that a card is a prize of. */
export interface PackOfPrize
  extends Pick<Pack, 'id' | 'name' | 'point' | 'payment_method' | 'pack_count' | 'is_before' | 'start_date'> {
  /** The card as this pack has it, with what is left of it there. */
  readonly prizes: readonly PackCard[];
}

/** A card as a pack has it: as it was when that pack was published. */
export interface CardDetail {
  /** The pack that was asked about, also when its sale is over; else the first of `packs`. */
  readonly pack: PackOfPrize;
  /** All listed packs that show it, in the shop's order. */
  readonly packs: readonly PackOfPrize[];
}

export interface CardDetailAnswer extends Done {
  readonly detail: CardDetail;
}

export interface CardDetailQuery {
  /** The pack in which it is looked at. */
  readonly pack_id?: string;
}

export interface CardDetailCalls {
  /** A card that a published pack shows among its prizes; unknown where none does. */
  'GET /api/user/card/{id}': { query: CardDetailQuery; answer: CardDetailAnswer };
}
