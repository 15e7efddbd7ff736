import type { Done } from '../../platform/http/wire.contract.js';

export interface TakeSmsStatusCalls {
  /** What became of a text message, as its provider tells it. */
  'POST /api/hooks/sms': { upload: 'application/x-www-form-urlencoded'; answer: Done };
}
