import type { StoreTransaction } from '../../store/transaction.js';
import type { Operator } from '../access/operator.js';
import type { DailyCap, Worth } from './worth.js';

/** Limits what one operator does in a Tokyo day without a second operator. `services/operators` implements it. */
export abstract class DailyCaps {
  /**
   * Returns the remaining amount for today in one unit. The day's sum is locked until the transaction ends, so that an
   * operator's commands are counted one by one. Accounts that one owner has created or reset lately share the amount.
   */
  abstract leftOf(tx: StoreTransaction, operator: Operator, cap: DailyCap, unit: Worth['unit']): Promise<number>;

  /** Counts an accepted command. Call it in the transaction that called `leftOf`. */
  abstract count(tx: StoreTransaction, operator: Operator, cap: DailyCap, worth: Worth): void;
}
