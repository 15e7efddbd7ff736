import { IsOptional } from 'class-validator';
import type { IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { DrawnCard } from '../wire/drawn-card.contract.js';

export class UndecidedCardsRequest {
  @IsOptional()
  page?: unknown;
}

export interface UndecidedCard extends DrawnCard {
  /** Its draw. */
  readonly pack_history_id: string;
  /** The time at which the shop decides. */
  readonly expires_at: IsoTime;
}

export type UndecidedCardsAnswer = ListAnswer<UndecidedCard>;

export interface UndecidedCardsCalls {
  /** Lists the member's undecided cards of all draws, the earliest deadlines first. */
  'POST /api/user/pack/card': { request: UndecidedCardsRequest; answer: UndecidedCardsAnswer };
}
