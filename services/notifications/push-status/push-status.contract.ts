import type { PushResponse } from '../wire/push.contract.js';

export interface PushStatusCalls {
  /** Returns whether the member's devices are subscribed, and the public key that a browser subscribes with. */
  'GET /api/user/push': { answer: PushResponse };
}
