import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { Must } from '../wire/must.js';

/** `POST /api/user/birthday` */
export class GiveBirthdayRequest {
  /** `2001-01-31`; the rule looks at it. */
  @Must(
    (value) => typeof value === 'string' && value.length <= 10,
    says('生年月日を入力してください。', 'Enter your date of birth.'),
  )
  birthday!: string;
}

export interface GiveBirthdayCalls {
  /** Tells once when the member was born; this project's own. */
  'POST /api/user/birthday': { request: GiveBirthdayRequest; answer: Done };
}
