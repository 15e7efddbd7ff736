import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** An account with what went through it. The members' accounts of a kind stand together, unless a member is named. */
export interface LedgerAccount extends Turnover {
  /** `points:sales`, `coins:member:coin`, `points:member:<id>:paid` */
  readonly id: string;
  readonly unit: Unit;
  readonly account: string;
  /** Null for the house's. */
  readonly member_id: string | null;
  readonly balance: number;
}

export interface LedgerAccountsCalls {
  /** The accounts. */
  'GET /admin-api/ledger-accounts': { query: ListRequest; answer: readonly LedgerAccount[] };
  /** An account. */
  'GET /admin-api/ledger-accounts/{id}': { answer: LedgerAccount };
}
