import type { ChainCheck } from '../wire/chain-check.contract.js';

export interface CheckChainCalls {
  /** Begins a check. */
  'POST /admin-api/chain-checks': { answer: ChainCheck };
}
