import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

export interface LastPaymentAnswer extends Done {
  /** 1 credited, 2 pending, otherwise failed. */
  readonly result: '0' | '1' | '2';
  /** True while the provider holds the money for a decision, which may take days. */
  readonly held: Flag;
  /** The pack that the member buys the points for; '' for none. */
  readonly pack_id: string;
}

export interface LastPaymentCalls {
  /** Returns the status of the session's last payment. */
  'GET /api/user/point/end': { answer: LastPaymentAnswer };
}
