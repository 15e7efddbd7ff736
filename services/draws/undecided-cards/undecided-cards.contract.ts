import { IsOptional } from 'class-validator';

/** POST /user/pack/card */
export class UndecidedCardsRequest {
  @IsOptional()
  page?: unknown;
}
