import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import { Line, Place, Whole } from '../catalog-fields.contract.js';

const REASON = says('理由は500文字以内で入力してください。', 'Keep the reason to 500 characters.');

/** `PUT /admin-api/card-types/{id}`. */
export class CardTypeRequest {
  @Line(1, 50)
  name!: string;

  @Line(1, 50)
  name_en!: string;

  @Place()
  position = 0;

  /** As it was read; absent: whichever it is. */
  @IsOptional()
  @IsInt(says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.'))
  version?: number | null;

  /** Why; it goes into the audit trail. */
  @IsString(REASON)
  @MaxLength(500, REASON)
  reason = '';
}

/** `POST /admin-api/card-types`. */
export class NewCardTypeRequest extends CardTypeRequest {
  @Whole(1, 19)
  id!: number;
}
