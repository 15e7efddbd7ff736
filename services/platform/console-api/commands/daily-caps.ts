import type { StoreTransaction } from '../../store/transaction.js';
import type { Operator } from '../access/operator.js';
import type { DailyCap, Worth } from './worth.js';

/** Limits how much one operator does on a day of Tokyo without a second operator. The module of the staff provides it. */
export abstract class DailyCaps {
  /**
   * Returns what the operator may still do today, for one unit. The day's sum is locked until the transaction ends, so that
   * two commands of an operator are counted one after the other. Accounts that have lately come from one owner's hands share it.
   */
  abstract leftOf(tx: StoreTransaction, operator: Operator, cap: DailyCap, unit: Worth['unit']): Promise<number>;

  /** Counts a command that is carried out. Call it in the transaction that called `leftOf`. */
  abstract count(tx: StoreTransaction, operator: Operator, cap: DailyCap, worth: Worth): void;
}
