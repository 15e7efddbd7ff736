import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface TryDeviceCalls {
  /** Sends a test message to the device of this session; this project's own. */
  'POST /api/user/push/test': { answer: Done };
}
