import type { Setting } from '../../../kernel/setting.js';
import type { StoreTransaction } from '../../store/transaction.js';
import type { OperatorCommand } from './operator-command.js';
import type { Asked, NeedsApproval, OverDailyCap, Worth } from './worth.js';

/** The second operator who has agreed to a command, and the approval. */
export interface Agreed {
  readonly approvalId: string;
  readonly by: string;
}

/** A command may go on: a second operator has agreed, or none is needed (null). */
export interface Approved {
  readonly agreed: Agreed | null;
  readonly refusal?: undefined;
}

/** A command may go on, or has to wait for a second operator. */
export type SecondOpinion = Approved | { readonly refusal: NeedsApproval | OverDailyCap };

/** The approvals of commands. `services/operators` implements it. */
export abstract class SecondOperator {
  /** Returns true if a command of this worth needs a second operator. @param limit replaces the owner's limit for the unit */
  abstract isNeededFor(worth: Worth, limit?: Setting<number>): boolean;

  /**
   * Finds the approval of a command, or requests one, in the command's own transaction. The object's locks are held,
   * so that two of the same command find one approval. If the object has changed since, a new request replaces the old one.
   *
   * @param state the audited fields of the object
   */
  abstract of(
    tx: StoreTransaction,
    command: OperatorCommand,
    request: Asked,
    state: object,
    always?: boolean,
  ): Promise<Approved | { readonly refusal: NeedsApproval }>;

  /** Uses an approval up in the transaction of its command. */
  abstract spend(tx: StoreTransaction, agreed: Agreed): void;
}
