import type { ChainCheck } from '../wire/chain-check.contract.js';

export interface CheckChainCalls {
  /** Starts a check. */
  'POST /admin-api/chain-checks': { answer: ChainCheck };
}
