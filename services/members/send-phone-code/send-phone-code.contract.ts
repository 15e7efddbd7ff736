import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

export class SendPhoneCodeRequest {
  /** The number as typed; its refusals stand under `user_id`. */
  static readonly reportedUnder = { tel: 'user_id' };

  @Must(
    // The country is known later, and the message for numbers that are no mobile is the better one.
    (value) => typeof value === 'string' && value.length <= 60 && /\d.*\d/.test(value.normalize('NFKC')),
    withMessage(
      '携帯電話の番号を「09012345678」のように入力してください。',
      'Enter the number of your mobile phone, like 09012345678.',
    ),
  )
  tel!: string;
}

export interface SendPhoneCodeCalls {
  /** Sends a code to a phone, to verify that it is the member’s. */
  'POST /api/user/send_sms': { request: SendPhoneCodeRequest; answer: Done };
}
