import { IsIn, IsOptional } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done, Flag, IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { DrawnCard } from '../wire/drawn-card.contract.js';
import type { SendState } from '../wire/send-state.contract.js';

/** `mode` is a `SendState`, or '0' for all. */
export class DrawHistoryRequest {
  @IsOptional()
  @IsIn(
    ['0', '1', '2', '3', '4', 0, 1, 2, 3, 4],
    withMessage('絞り込みを選び直してください。', 'Choose the filter again.'),
  )
  mode?: string | number;
}

/** A purchase of a pack, or a card received in exchange. For the latter `pack_id` is '' and nothing was spent. */
export interface PackHistoryRow {
  readonly id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  readonly created: IsoTime;
  readonly send_state: SendState;
  /** '1' if no card is undecided. */
  readonly status: Flag;
  /** Points or coins spent. */
  readonly point: number;
  readonly payment_method: '1' | '2';
  /** Number of cards drawn. */
  readonly count: number;
  /** The tracking numbers of all its parcels, separated by commas. */
  readonly delivery_code: string;
  /** The number of cards shipped, the number converted, and their points. */
  readonly send_card: number;
  /** Number of cards exchanged for another card. */
  readonly exchange_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

export interface CardOfHistory extends DrawnCard {
  /** '4' if converted into points, exchanged, or lost with the account. */
  readonly send_state: SendState;
  /** '1' if exchanged. */
  readonly is_exchanged: Flag;
}

export interface ParcelOfHistory {
  readonly id: string;
  /** The parcel's number for people, `P100042X`. */
  readonly number: string;
  readonly delivery_code: string;
  readonly send_state: SendState;
  /** The outcome of a failed delivery. */
  readonly came_back: '' | 'returned' | 'forfeited';
  /** '1' if the parcel is held until the member enters an address. */
  readonly needs_address: Flag;
  /** The last day, in Tokyo, for shipping on time, `2026-12-11`. It is '' for a moment until it is known. */
  readonly due_on: string;
  /** '1' if that day has passed and the parcel has not been shipped although it could have been. */
  readonly is_late: Flag;
  /** The cards of this purchase, by their `history_id`. */
  readonly cards: readonly string[];
}

export interface PackHistoryDetail extends PackHistoryRow {
  readonly cards: readonly CardOfHistory[];
  readonly parcels: readonly ParcelOfHistory[];
}

export type PackHistoryAnswer = ListAnswer<PackHistoryRow>;

export interface PackHistoryDetailAnswer extends Done {
  readonly detail: PackHistoryDetail;
}

export interface DrawHistoryCalls {
  /** Lists the member's purchases, newest first. */
  'POST /api/user/history/list[/{page}]': { request: DrawHistoryRequest; answer: PackHistoryAnswer };
  /** Returns a purchase with its cards and parcels. */
  'GET /api/user/history/detail/{id}': { answer: PackHistoryDetailAnswer };
}
