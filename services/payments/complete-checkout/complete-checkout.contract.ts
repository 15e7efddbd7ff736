import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface CompleteCheckoutQuery {
  /** Amazon adds it to the return URL. */
  readonly amazonCheckoutSessionId?: string;
}

export interface CompleteCheckoutAnswer extends Done {
  /** 1 credited, 2 pending, 0 failed. */
  readonly result: '0' | '1' | '2';
}

export interface CompleteCheckoutCalls {
  /** Captures the money that the member has approved at Amazon, once. */
  'GET /api/user/complete_checkout_session': { query: CompleteCheckoutQuery; answer: CompleteCheckoutAnswer };
}
