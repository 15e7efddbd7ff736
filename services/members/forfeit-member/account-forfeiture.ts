import { Injectable } from '@nestjs/common';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';

/** A member's belongings in another module, which they lose when their account is forfeited. */
export interface Holdings {
  /**
   * Returns the module's locks, apart from those of the member and the wallet. There are few of them for any member.
   */
  locksOf(memberId: string): readonly string[];
  /** Takes all of these belongings, in a transaction that holds those locks. */
  forfeit(tx: StoreTransaction, context: CommandContext, memberId: string): Promise<void>;
}

/**
 * The registry of modules that hold belongings of a member. They register themselves, because the members' module must not
 * depend on them.
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
