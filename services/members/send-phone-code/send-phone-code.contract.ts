import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { Must } from '../wire/must.js';

export class SendPhoneCodeRequest {
  /** As members type it; refusals stand under `user_id`. */
  static readonly toldUnder = { tel: 'user_id' };

  @Must(
    (value) => typeof value === 'string' && /^\+?[0-9]{8,15}$/.test(value.trim()),
    says(
      '携帯電話の番号をハイフンなしの半角数字で入力してください。',
      'Enter the number of your mobile phone in digits, without hyphens.',
    ),
  )
  tel!: string;
}

export interface SendPhoneCodeCalls {
  /** Sends a code to a phone, to prove with it that the phone is the member’s. */
  'POST /api/user/send_sms': { request: SendPhoneCodeRequest; answer: Done };
}
