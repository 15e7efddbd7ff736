import type { Done } from '../../platform/http/wire.contract.js';

export interface LogOutCalls {
  /** Ends the session; only the shop's own pages may ask for it. */
  'GET /api/user/logout': { answer: Done };
}
