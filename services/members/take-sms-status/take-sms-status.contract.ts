import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface TakeSmsStatusCalls {
  /** Receives the delivery state of a text message from its provider. */
  'POST /api/hooks/sms': { upload: 'application/x-www-form-urlencoded'; answer: Done };
}
