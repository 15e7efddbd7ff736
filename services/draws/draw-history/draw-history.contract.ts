import { IsIn, IsOptional } from 'class-validator';
import { says } from '../../platform/http/contract.js';

/** POST /user/history/list */
export class DrawHistoryRequest {
  @IsOptional()
  @IsIn(['0', '1', '2', '3', '4', 0, 1, 2, 3, 4], says('絞り込みを選び直してください。', 'Choose the filter again.'))
  mode?: string | number;
}
