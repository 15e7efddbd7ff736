import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface LogOutCalls {
  /** Ends the session. Only the shop's own pages may send the request. */
  'GET /api/user/logout': { answer: Done };
}
