import type { PushResponse } from '../wire/push.contract.js';

export interface PushStatusCalls {
  /** Whether the member is told on their devices, and what a browser subscribes for. */
  'GET /api/user/push': { answer: PushResponse };
}
