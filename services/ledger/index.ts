export { LedgerModule, ledgerPart } from './ledger.module.js';
