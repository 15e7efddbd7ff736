import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What keeps a write, whose answer comes after its transaction, from being begun twice. */
export interface Beginning {
  readonly commandId: string;
  /** What the write has begun or was answered before; null for a new one. */
  earlier(tx: StoreTransaction): Promise<{ readonly begun: string } | { readonly answer: CommandResponse } | null>;
  /** Keeps what it begins. */
  begin(tx: StoreTransaction, begun: string): void;
}
