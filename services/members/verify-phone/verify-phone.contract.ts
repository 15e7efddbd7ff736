import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { Must } from '../wire/must.js';

export class VerifyPhoneRequest {
  @Must(
    (value) => typeof value === 'string' && /^[0-9]{6}$/.test(value.trim()),
    says('SMSに記載された6桁の数字を入力してください。', 'Enter the 6 digits of the text message.'),
  )
  sms_code!: string;
}

export interface VerifyPhoneCalls {
  /** Proves by the code of a text message that the phone is the member’s. */
  'POST /api/user/check_sms': { request: VerifyPhoneRequest; answer: Done };
}
