import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** An account with its turnover. The members' accounts of one kind are a single account unless a member is selected. */
export interface LedgerAccount extends Turnover {
  /** `points:sales`, `coins:member:coin`, `points:member:<id>:paid` */
  readonly id: string;
  readonly unit: Unit;
  readonly account: string;
  /** Null for accounts of the house. */
  readonly member_id: string | null;
  readonly balance: number;
}

export interface LedgerAccountsCalls {
  /** Lists the accounts. */
  'GET /admin-api/ledger-accounts': { query: ListRequest; answer: readonly LedgerAccount[] };
  /** Returns an account. */
  'GET /admin-api/ledger-accounts/{id}': { answer: LedgerAccount };
}
