import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Prevents a request, whose response follows its transaction, from starting twice. */
export interface Beginning {
  readonly commandId: string;
  /** Returns the id that the request began or its stored response; null for a new request. */
  earlier(tx: StoreTransaction): Promise<{ readonly begun: string } | { readonly response: CommandResponse } | null>;
  /** Saves the id that the request begins. */
  begin(tx: StoreTransaction, begun: string): void;
}
