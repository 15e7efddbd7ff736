import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { KeptReceipt } from '../wire/receipt.contract.js';

/** A draw, or a card received in exchange, as the operators' API lists it. For the latter `pack_id` is the offer's. */
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
  /** Number of cards to be shipped. */
  readonly shipped: number;
  readonly converted: number;
  readonly converted_points: number;
  /** Number of cards exchanged for another card. */
  readonly exchanged: number;
  /** '1' undecided, '2' to be shipped, '3' shipped, '4' nothing to ship. */
  readonly send_state: string;
}

/** A card of a draw and its location. */
export interface CardOfDraw {
  /** Its id on the members' wire. */
  readonly id: string;
  /** Its number in the draw, from 0. Its slot is the draw's first slot plus this number. */
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
  /** The parcel that contains it: the shipment that gives the parcel its id, and the parcel's number. */
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
  /** Number of cards of the draw in it. */
  readonly count: number;
}

/** An event of the draw itself. Parcels have streams of their own. */
export interface EventOfDraw {
  readonly id: string;
  /** The time at which it takes effect. */
  readonly at: IsoTime;
  readonly type: 'CardsDrawn' | 'CardReceived' | 'CardsDecided' | 'CardsExchanged' | 'CardsForfeited';
  readonly by: 'member' | 'deadline' | 'operator';
  /** Number of cards drawn; 0 for a decision. */
  readonly drawn: number;
  readonly shipped: number;
  readonly converted: number;
  /** Number of cards exchanged for another card. */
  readonly exchanged: number;
  /** Number of cards lost with the account. */
  readonly forfeited: number;
  /** Points for converted cards, or the value of exchanged cards. */
  readonly points: number;
}

/** The exchange by which a card was received. */
export interface ExchangeOfDetail {
  readonly offer_id: string;
  /** The price of the card and the value of the exchanged cards, in points. The difference was returned. */
  readonly price_point: number;
  readonly total_point: number;
  /** The exchanged cards, by draw. */
  readonly given: readonly { readonly draw_id: string; readonly count: number }[];
}

/** A draw with its cards and everything needed to verify it. */
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
  /** The lots that paid for it. */
  readonly paid_from: readonly { readonly lot_id: string; readonly kind: string; readonly amount: number }[];
  readonly cards: readonly CardOfDraw[];
  /** The parcels, oldest first. Shipments packed together are one parcel. */
  readonly parcels: readonly ParcelOfDetail[];
  /** Null for a card received in exchange, because nothing was drawn. */
  readonly receipt: KeptReceipt | null;
  /** Null for a draw. */
  readonly exchange: ExchangeOfDetail | null;
  /** The events, oldest first. */
  readonly events: readonly EventOfDraw[];
}

export interface DrawsCalls {
  /** Lists draws. */
  'GET /admin-api/draws': { query: ListRequest; answer: readonly DrawResource[] };
  /** Returns a draw with its cards, parcels and everything needed to verify it. */
  'GET /admin-api/draws/{id}': { answer: DrawDetail };
}
