import type { Done, Flag } from '../../platform/http/wire.contract.js';

export interface LastPaymentAnswer extends Done {
  /** 1 credited, 2 still under way, else failed. */
  readonly result: '0' | '1' | '2';
  /** True while the provider holds the money back until it has decided, which may take days. */
  readonly held: Flag;
  /** The pack that the points were wanted for; '' for none. */
  readonly pack_id: string;
}

export interface LastPaymentCalls {
  /** How the session's last payment stands. */
  'GET /api/user/point/end': { answer: LastPaymentAnswer };
}
