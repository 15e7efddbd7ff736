import type { Flag, IsoTime } from '../../platform/http/wire.contract.js';

/** A pack that was published. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Points or coins for one draw. */
  readonly point: number;
  /** Tickets of the full box. */
  readonly total_pack_count: number;
  /** Tickets left; 0 when its sale is over, whatever is left. */
  readonly pack_count: number;
  readonly card_type: number;
  /** '1' points, '2' coins. */
  readonly payment_method: '1' | '2';
  /** Addresses of pictures. */
  readonly image: readonly string[];
  /** '1': not yet on sale. */
  readonly is_before: Flag;
  readonly start_date: IsoTime;
  /** `2026/12/31 23:59` in Tokyo; '' without an end. */
  readonly format_end_date: string;
  /** Cards in one purchase at the most; 0 as many as there are. */
  readonly max_buy_count: number;
  /** Cards for one member at the most; 0 as many as there are. */
  readonly can_limit: number;
  readonly show_cardlist: Flag;
  /** The best three of which any is left, best first; none where the shop does not show the prizes. */
  readonly top_prizes: readonly TopPrize[];
  /** HTML. */
  readonly detail: string;
}

/** What may still be won of a pack, in short. */
export interface TopPrize {
  readonly id: string;
  readonly name: string;
  /** Points that it converts to. */
  readonly buy_point: number;
  /** '1': ship-only. */
  readonly no_reduction: Flag;
}
