import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/**
 * The relation of a case to a member: `open` allows a forfeiture, `closed` does not, `other` means that the member is not in
 * it.
 */
export type CaseStanding = 'open' | 'closed' | 'other';

/** The cases against members, provided by the module that keeps them. */
export interface Cases {
  /** Returns the relation of a case to a member. It cannot change until the transaction ends. */
  standingOf(tx: StoreTransaction, caseId: string, memberId: string): Promise<CaseStanding>;
  /** Records in the case that the operator forfeited the member's account. */
  noteForfeited(tx: StoreTransaction, caseId: string, memberId: string, operatorId: string): void;
}

/**
 * The registry for the module that keeps cases. It registers itself, because the members' module must not depend on it. Without
 * it nothing can be forfeited.
 */
@Injectable()
export class ForfeitureCases implements Cases {
  private cases: Cases | null = null;

  keptBy(cases: Cases): void {
    this.cases = cases;
  }

  async standingOf(tx: StoreTransaction, caseId: string, memberId: string): Promise<CaseStanding> {
    return (await this.cases?.standingOf(tx, caseId, memberId)) ?? 'other';
  }

  noteForfeited(tx: StoreTransaction, caseId: string, memberId: string, operatorId: string): void {
    this.cases?.noteForfeited(tx, caseId, memberId, operatorId);
  }
}
