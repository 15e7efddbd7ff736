import type { Done } from '../../platform/http/wire.contract.js';

export interface CompleteCheckoutQuery {
  /** Amazon puts it into the address to which it sends the buyer back. */
  readonly amazonCheckoutSessionId?: string;
}

export interface CompleteCheckoutAnswer extends Done {
  /** 1 credited, 2 still under way, 0 failed. */
  readonly result: '0' | '1' | '2';
}

export interface CompleteCheckoutCalls {
  /** The member is back from Amazon: the shop takes the money that they have agreed to, once. */
  'GET /api/user/complete_checkout_session': { query: CompleteCheckoutQuery; answer: CompleteCheckoutAnswer };
}
