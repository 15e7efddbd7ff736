import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { says } from '../platform/http/contract.js';

const RELOAD = says('画面を再読み込みしてください。', 'Reload the page.');

/** What every command to a member may say besides its reason. */
export class OrderRequest {
  /** The client makes it: the same order sent twice under one key is carried out once. */
  @IsOptional()
  @Matches(/^[\w-]{8,100}$/, RELOAD)
  key?: string;

  /** The member's `version` that the operator saw. */
  @IsOptional()
  @Min(0, RELOAD)
  @IsInt(RELOAD)
  version?: number;
}
