import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';
import type { KeptReceipt } from '../wire/receipt.contract.js';

/** A draw as the operators' API lists it, or a card received in exchange: then `pack_id` is the offer's. */
export interface DrawResource {
  readonly id: string;
  readonly member_id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  readonly pack_name_en: string;
  readonly created: IsoTime;
  /** '1' points, '2' coins. */
  readonly payment_method: string;
  readonly cost: number;
  readonly count: number;
  readonly undecided: number;
  /** Cards that were to be shipped. */
  readonly shipped: number;
  readonly converted: number;
  readonly converted_points: number;
  /** Cards that were given for one of the exchange. */
  readonly exchanged: number;
  /** '1' undecided, '2' to be shipped, '3' shipped, '4' nothing to ship. */
  readonly send_state: string;
}

/** A card of a draw, and where it is. */
export interface CardOfDraw {
  /** Its name on the members' wire. */
  readonly id: string;
  /** Its number in the draw, from 0; its slot is the draw's first slot and this. */
  readonly index: number;
  readonly prize_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly name: string;
  readonly name_en: string;
  readonly model_number: string;
  readonly image_url: string;
  readonly buy_point: number;
  readonly ship_only: boolean;
  readonly outcome: 'undecided' | 'shipped' | 'converted' | 'exchanged' | 'forfeited';
  /** The parcel it goes in, by the shipment that the parcel is called after, and by its number. */
  readonly shipment_id: string | null;
  readonly parcel_number: string | null;
  readonly delivery_code: string | null;
}

/** A parcel with cards of the draw. */
export interface ParcelOfDetail {
  readonly id: string;
  readonly number: string;
  readonly status: 'requested' | 'shipped' | 'returned' | 'forfeited';
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  /** Cards of the draw in it. */
  readonly count: number;
}

/** What happened to the draw itself; its parcels have streams of their own. */
export interface EventOfDraw {
  readonly id: string;
  /** When it counts from. */
  readonly at: IsoTime;
  readonly type: 'CardsDrawn' | 'CardReceived' | 'CardsDecided' | 'CardsExchanged' | 'CardsForfeited';
  readonly by: 'member' | 'deadline' | 'operator';
  /** Cards that were drawn; 0 for a decision. */
  readonly drawn: number;
  readonly shipped: number;
  readonly converted: number;
  /** Cards that were given for one of the exchange. */
  readonly exchanged: number;
  /** Cards that were lost with the account. */
  readonly forfeited: number;
  /** Points for the cards that were converted, or that those exchanged counted for. */
  readonly points: number;
}

/** For what a card was received in exchange. */
export interface ExchangeOfDetail {
  readonly offer_id: string;
  /** Points: what the card cost, and what the cards given for it counted for; the rest came back. */
  readonly price_point: number;
  readonly total_point: number;
  /** The cards given, by draw. */
  readonly given: readonly { readonly draw_id: string; readonly count: number }[];
}

/** One draw with its cards, and what anyone needs to check it. */
export interface DrawDetail {
  readonly id: string;
  readonly member_id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  readonly pack_name_en: string;
  readonly created: IsoTime;
  readonly due_at: IsoTime;
  readonly payment_method: string;
  readonly cost: number;
  readonly count: number;
  readonly undecided: number;
  /** The lots that paid it. */
  readonly paid_from: readonly { readonly lot_id: string; readonly kind: string; readonly amount: number }[];
  readonly cards: readonly CardOfDraw[];
  /** Oldest first; what was packed together is one. */
  readonly parcels: readonly ParcelOfDetail[];
  /** Null of a card that was received in exchange: nothing was drawn. */
  readonly receipt: KeptReceipt | null;
  /** Null of a draw. */
  readonly exchange: ExchangeOfDetail | null;
  /** Oldest first. */
  readonly events: readonly EventOfDraw[];
}

export interface DrawsCalls {
  /** The draws. */
  'GET /admin-api/draws': { query: ListRequest; answer: readonly DrawResource[] };
  /** A draw with its cards, parcels, and what anyone needs to check it. */
  'GET /admin-api/draws/{id}': { answer: DrawDetail };
}
