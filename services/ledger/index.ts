export { LedgerModule, ledgerPart } from './ledger.module.js';
export { type ChainPlace, type LoggedEvent, walkChain } from './streams/chain-portion.js';
export type { ChainProblem } from './wire/chain-check.contract.js';
