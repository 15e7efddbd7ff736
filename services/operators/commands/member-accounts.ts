import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The data that identifies an operator as a member. */
export interface OperatorPerson {
  readonly operatorId: string;
  readonly mail: string;
  /** The member account that an owner has named as theirs. */
  readonly memberId: string | null;
}

/** The port that the module of members implements. */
export interface MembersSide {
  isMember(tx: StoreTransaction, memberId: string): Promise<boolean>;
  /** Recomputes which accounts belong to this operator from the rows of the transaction. */
  settle(tx: StoreTransaction, operator: OperatorPerson): void;
}

/** The operators' own accounts as members, which cannot draw. Without the module of members there are none. */
@Injectable()
export class MemberAccounts {
  private side: MembersSide | undefined;

  keptBy(side: MembersSide): void {
    this.side = side;
  }

  async isMember(tx: StoreTransaction, memberId: string): Promise<boolean> {
    return (await this.side?.isMember(tx, memberId)) ?? false;
  }

  /** Follows a change of an operator's status or account, in a transaction that locks `ALL_OPERATORS`. */
  settle(tx: StoreTransaction, operator: OperatorPerson): void {
    this.side?.settle(tx, operator);
  }
}
