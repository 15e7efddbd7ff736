import { IsOptional } from 'class-validator';
import type { IsoTime, ListAnswer } from '../../platform/http/wire.contract.js';
import type { DrawnCard } from '../wire/drawn-card.contract.js';

export class UndecidedCardsRequest {
  @IsOptional()
  page?: unknown;
}

export interface UndecidedCard extends DrawnCard {
  /** Its draw. */
  readonly pack_history_id: string;
  /** When the shop decides by itself. */
  readonly expires_at: IsoTime;
}

export type UndecidedCardsAnswer = ListAnswer<UndecidedCard>;

export interface UndecidedCardsCalls {
  /** The member's undecided cards over all draws, those that are decided first at the top. */
  'POST /api/user/pack/card': { request: UndecidedCardsRequest; answer: UndecidedCardsAnswer };
}
