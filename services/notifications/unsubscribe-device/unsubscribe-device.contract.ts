import type { PushResponse } from '../wire/push.contract.js';

export interface UnsubscribeDeviceCalls {
  /** Unsubscribes the device of this session; this project's own. */
  'POST /api/user/push/unsubscribe': { answer: PushResponse };
}
