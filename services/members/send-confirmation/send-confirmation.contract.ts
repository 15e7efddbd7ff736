import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface SendConfirmationCalls {
  /** Sends the mail with the confirmation link again. */
  'POST /api/user/send_mail_confirmation': { answer: Done };
}
