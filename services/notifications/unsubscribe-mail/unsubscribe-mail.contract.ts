import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface UnsubscribeMailCalls {
  /**
   * Unsubscribes a member from one kind of mail with one click in the mail program (RFC 8058). It needs no session and is
   * idempotent.
   */
  'POST /api/unsubscribe/{token}': { upload: 'application/x-www-form-urlencoded'; answer: Done };
  /** Redirects somebody who opens the link to the page with all mail choices, and changes nothing. */
  'GET /api/unsubscribe/{token}': { redirect: 303 };
}
