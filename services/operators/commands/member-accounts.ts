import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** An operator, as far as a member may be the same person. */
export interface OperatorPerson {
  readonly operatorId: string;
  readonly mail: string;
  /** The account that an owner has named as theirs. */
  readonly memberId: string | null;
}

/** What the part that has the members does. */
export interface MembersSide {
  isMember(tx: StoreTransaction, memberId: string): Promise<boolean>;
  /** Keeps anew whose accounts are this operator's, as the rows of the transaction say. */
  settle(tx: StoreTransaction, operator: OperatorPerson): void;
}

/** The members' accounts of operators themselves, which do not draw; without members there are none. */
@Injectable()
export class MemberAccounts {
  private side: MembersSide | undefined;

  keptBy(side: MembersSide): void {
    this.side = side;
  }

  async isMember(tx: StoreTransaction, memberId: string): Promise<boolean> {
    return (await this.side?.isMember(tx, memberId)) ?? false;
  }

  /** An operator was added, retired or let in again, or got or lost an account, in a transaction that holds `ALL_OPERATORS`. */
  settle(tx: StoreTransaction, operator: OperatorPerson): void {
    this.side?.settle(tx, operator);
  }
}
