import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface TryDeviceCalls {
  /** Sends a message to the device of this session, to try it with; this project's own. */
  'POST /api/user/push/test': { answer: Done };
}
