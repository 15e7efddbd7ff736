import { Injectable } from '@nestjs/common';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';

/** What a member has in another part, and loses when their account is forfeited. */
export interface Holdings {
  /** The locks that the part needs besides those of the member and of the wallet; few, whatever the member has. */
  locksOf(memberId: string): readonly string[];
  /** Takes from the member all that they have there, in a transaction that holds those locks. */
  forfeit(tx: StoreTransaction, context: CommandContext, memberId: string): Promise<void>;
}

/**
 * Which parts have something of a member to take. They are told of here by themselves, because the part of the members
 * is below theirs and does not know them.
 */
@Injectable()
export class AccountForfeiture {
  private readonly holdings: Holdings[] = [];

  add(holdings: Holdings): void {
    this.holdings.push(holdings);
  }

  locksOf(memberId: string): string[] {
    return this.holdings.flatMap((one) => one.locksOf(memberId));
  }

  async forfeit(tx: StoreTransaction, context: CommandContext, memberId: string): Promise<void> {
    for (const one of this.holdings) await one.forfeit(tx, context, memberId);
  }
}
