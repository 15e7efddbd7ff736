import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Whether a case allows a member's account to be forfeited: it does, it is closed, or the member is not in it. */
export type CaseStanding = 'open' | 'closed' | 'other';

/** Cases against members, as whoever keeps them tells of them. */
export interface Cases {
  /** How a case stands to a member. It stays so until the transaction ends. */
  standingOf(tx: StoreTransaction, caseId: string, memberId: string): Promise<CaseStanding>;
  /** What the case remembers of it: the member's account was forfeited, by whoever acts in this transaction. */
  noteForfeited(tx: StoreTransaction, caseId: string, memberId: string, operatorId: string): void;
}

/**
 * Who keeps the cases that an account is forfeited from. They tell of themselves, because the part of the members is below
 * theirs and does not know them. Without them nothing is forfeited.
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
