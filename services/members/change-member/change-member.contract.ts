import { Allow } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { Must } from '../wire/must.js';

/** What the page of personal information sends: all of it, of which the phone number alone may be another. */
export class ChangeMemberRequest {
  @Allow()
  lastName?: unknown;

  @Allow()
  middleName?: unknown;

  @Allow()
  firstName?: unknown;

  @Must(
    (value) => typeof value === 'string' && /^[0-9]{10,15}$/.test(value.trim()),
    says(
      '電話番号はハイフンなしの半角数字で入力してください。',
      'Enter your phone number in digits, without hyphens; from overseas, with the country code.',
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
  /** Changes the phone number, as long as it is not verified; nothing else. */
  'POST /api/user/change': { request: ChangeMemberRequest; answer: Done };
}
