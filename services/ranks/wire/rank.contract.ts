import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A rank in the operators' API. Without English, the Japanese name is shown. */
export interface RankResource {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** The URL of the icon; '' for none. */
  readonly image_url: string;
  /** Yen to pay in a month for the rank in the next. */
  readonly rank_max_price: number;
  /** The coins that keep it for a month; 0 where it cannot be kept. */
  readonly rank_coin: number;
  /** When it was withdrawn for good; null if it was not. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
