import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** An offer of the exchange, as operators have it; its card as it was when it was offered. */
export interface OfferResource {
  readonly id: string;
  /** Of the catalog. */
  readonly card_id: string;
  readonly name: string;
  /** '' where there is none. */
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** Points that the cards given for it must come to. */
  readonly price_point: number;
  /** Cards that are left. */
  readonly stock: number;
  /** Cards that members have received. */
  readonly taken: number;
  /** Since when it is out of the shop for good; null while it is not. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
