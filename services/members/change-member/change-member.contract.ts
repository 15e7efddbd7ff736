import { Allow } from 'class-validator';
import { parsePhoneNumber } from '../../kernel/phone-number.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

/** The form on the page of personal information. It sends every field, but only the phone number may differ. */
export class ChangeMemberRequest {
  @Allow()
  lastName?: unknown;

  @Allow()
  middleName?: unknown;

  @Allow()
  firstName?: unknown;

  @Must(
    // The rule loads later in which country the member lives.
    (value) => [false, true].some((isOverseas) => parsePhoneNumber(value, isOverseas)),
    withMessage(
      '電話番号は「09012345678」のように、海外の番号は国番号から入力してください。',
      'Enter your phone number, like 09012345678; from overseas, with the country code.',
    ),
  )
  tel!: string;

  @Allow()
  mail?: unknown;

  @Allow()
  zipcode?: unknown;

  @Allow()
  pref_id?: unknown;

  @Allow()
  province?: unknown;

  @Allow()
  shiku?: unknown;

  @Allow()
  address?: unknown;

  @Allow()
  building?: unknown;
}

export interface ChangeMemberCalls {
  /** Changes the phone number until it is verified; nothing else. */
  'POST /api/user/change': { request: ChangeMemberRequest; answer: Done };
}
