export { LedgerModule, ledgerPart } from './ledger.module.js';
export { type CommitPlace, FIRST_COMMIT, readLogBatch } from './rows/log-batches.rows.js';
export { type ChainPlace, type LoggedEvent, walkChain } from './streams/chain-batch.js';
export type { ChainProblem } from './wire/chain-check.contract.js';
