import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

/** The maximum length of a typed code in any notation. */
const MAX_TYPED = 40;

/** Returns the digits of a typed or pasted code. Full-width digits are converted, and separators removed. */
export const extractCodeDigits = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

export class VerifyPhoneRequest {
  @Must(
    (value) => typeof value === 'string' && value.length <= MAX_TYPED && /^[0-9]{6}$/.test(extractCodeDigits(value)),
    withMessage('SMSに記載された6桁の数字を入力してください。', 'Enter the 6 digits of the text message.'),
  )
  sms_code!: string;
}

export interface VerifyPhoneCalls {
  /** Verifies with the code from a text message that the phone is the member’s. */
  'POST /api/user/check_sms': { request: VerifyPhoneRequest; answer: Done };
}
