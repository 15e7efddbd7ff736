import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

/** `POST /api/user/birthday` */
export class GiveBirthdayRequest {
  /** The day as `2001-01-31`; `decideGiveBirthday` checks it. */
  @Must(
    (value) => typeof value === 'string' && value.length <= 10,
    withMessage('生年月日を入力してください。', 'Enter your date of birth.'),
  )
  birthday!: string;
}

export interface GiveBirthdayCalls {
  /** Saves the member's birthday once; specific to this project. */
  'POST /api/user/birthday': { request: GiveBirthdayRequest; answer: Done };
}
