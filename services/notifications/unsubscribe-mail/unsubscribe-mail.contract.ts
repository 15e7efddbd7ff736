import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface UnsubscribeMailCalls {
  /** Ends the mails of one kind to one member, as mail programs do at a press (RFC 8058); without a session, as often as wanted. */
  'POST /api/unsubscribe/{token}': { upload: 'application/x-www-form-urlencoded'; answer: Done };
  /** A reader who follows the link by hand is led to the page on which all kinds are chosen; nothing ends by looking. */
  'GET /api/unsubscribe/{token}': { redirect: 303 };
}
