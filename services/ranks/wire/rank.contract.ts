import type { IsoTime } from '../../platform/http/wire.contract.js';

/** A rank, as operators have it; English may be '', then the Japanese is shown. */
export interface RankResource {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** The icon; '' for none. */
  readonly image_url: string;
  /** Yen to be paid in a month, to have the rank in the next. */
  readonly rank_max_price: number;
  /** Coins to keep it for a month; 0 where it cannot be kept. */
  readonly rank_coin: number;
  /** Since when it is out of the shop for good; null while it is not. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
