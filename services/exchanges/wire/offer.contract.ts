import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** An offer in the operators' API, with its card as it was when the offer was made. */
export interface OfferResource {
  readonly id: string;
  /** The id of the card in the catalog. */
  readonly card_id: string;
  readonly name: string;
  /** '' if there is none. */
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  readonly rarity_label: string;
  /** The points that the given cards must reach. */
  readonly price_point: number;
  /** The number of cards left. */
  readonly stock: number;
  /** The number of cards that members have received. */
  readonly taken: number;
  /** The time at which the offer was withdrawn for good; null while it is open. */
  readonly withdrawn_at: IsoTime | null;
  readonly created: IsoTime;
  readonly version: number;
}
