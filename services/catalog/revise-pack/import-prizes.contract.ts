import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { says } from '../../platform/http/contract.js';

const STALE = says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');
const SAY_WHY = says('理由を1〜500文字で入力してください。', 'Give the reason, in 1 to 500 characters.');

/** `POST /admin-api/packs/{id}/prizes.csv?preview=1` */
export class PreviewQuery {
  @IsOptional()
  @IsIn(['0', '1'])
  preview?: '0' | '1';
}

/** `POST /admin-api/packs/{id}/prizes.csv?version=…&reason=…` */
export class ImportQuery {
  /** As it was read. */
  @Matches(/^\d{1,9}$/, STALE)
  version!: string;

  @Matches(/\S/, SAY_WHY)
  @MaxLength(500, SAY_WHY)
  reason!: string;
}
