import type { Done } from '../../platform/http/wire.contract.js';

export interface SendConfirmationCalls {
  /** Sends the mail that confirms the member's address once more. */
  'POST /api/user/send_mail_confirmation': { answer: Done };
}
