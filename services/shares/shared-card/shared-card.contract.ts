import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A shared card, without its member. */
export interface SharedCardDetail {
  readonly pack_id: string;
  readonly pack_name: string;
  readonly name: string;
  readonly rarity_label: string;
  /** The address of its picture, 1200 × 630. */
  readonly picture: string;
}

export interface SharedCardResponse extends Done {
  readonly detail: SharedCardDetail;
}

export interface SharedCardCalls {
  /** Returns a shared card by the token of its address. */
  'GET /api/user/share/{token}': { answer: SharedCardResponse };
}
