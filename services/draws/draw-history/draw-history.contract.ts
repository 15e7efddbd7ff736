import { IsIn, IsOptional } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Done, Flag, IsoTime, ListAnswer } from '../../platform/http/wire.contract.js';
import type { DrawnCard } from '../wire/drawn-card.contract.js';
import type { SendState } from '../wire/send-state.contract.js';

/** `mode`: a `SendState`, or '0' for all. */
export class DrawHistoryRequest {
  @IsOptional()
  @IsIn(['0', '1', '2', '3', '4', 0, 1, 2, 3, 4], says('絞り込みを選び直してください。', 'Choose the filter again.'))
  mode?: string | number;
}

/** A purchase of a pack, or a card received in exchange: then `pack_id` is '' and nothing was spent. */
export interface PackHistoryRow {
  readonly id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  readonly created: IsoTime;
  readonly send_state: SendState;
  /** '1': no card is undecided. */
  readonly status: Flag;
  /** Points or coins spent. */
  readonly point: number;
  readonly payment_method: '1' | '2';
  /** Cards drawn. */
  readonly count: number;
  /** Of all its parcels, with commas between them. */
  readonly delivery_code: string;
  /** Cards shipped, cards converted, and the points they gave. */
  readonly send_card: number;
  /** Cards given for one of the exchange. */
  readonly exchange_card: number;
  readonly reduction_card: number;
  readonly reduction_point: number;
}

export interface CardOfHistory extends DrawnCard {
  /** '4': turned into points, given in exchange, or lost with the account. */
  readonly send_state: SendState;
  /** '1': given in exchange. */
  readonly is_exchanged: Flag;
}

export interface ParcelOfHistory {
  readonly id: string;
  /** By which people call it, `P100042X`. */
  readonly number: string;
  readonly delivery_code: string;
  readonly send_state: SendState;
  /** What became of it when it was not delivered. */
  readonly came_back: '' | 'returned' | 'forfeited';
  /** '1': it is kept here until the member tells where it goes. */
  readonly needs_address: Flag;
  /** The last day, in Tokyo, on which it goes out in time, `2026-12-11`; '' for a moment, until it is known. */
  readonly due_on: string;
  /** '1': that day has passed, and it has not gone out, though it could have. */
  readonly is_late: Flag;
  /** Cards of this purchase, by their `history_id`. */
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
  /** The member's purchases, newest first. */
  'POST /api/user/history/list[/{page}]': { request: DrawHistoryRequest; answer: PackHistoryAnswer };
  /** A purchase with its cards and parcels. */
  'GET /api/user/history/detail/{id}': { answer: PackHistoryDetailAnswer };
}
