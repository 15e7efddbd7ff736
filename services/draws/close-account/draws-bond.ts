import { Injectable } from '@nestjs/common';
import { type Bond, BondKeeper, type Carried, type Reunion } from '../../members/index.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { carryDrawn } from '../rows/drawn-before.rows.js';
import type { BuyerRules } from '../streams/buyer-rules.js';
import type { Terms } from '../streams/offer.js';

/** The bond behind each rule of a pack about its buyers. Null for a property of the member that does not bind them. */
const BONDS_OF_RULES: { readonly [Rule in keyof BuyerRules | keyof Pick<Terms, 'canLimit'>]: Bond | null } = {
  canLimit: 'pack-limit',
  onceADay: 'once-a-day',
  newcomerDays: 'newcomer',
  leastRank: null,
};

/** Keeps draws from limited packs counting in the person's next account. */
@Injectable()
export class DrawsBond extends BondKeeper {
  readonly bonds = Object.values(BONDS_OF_RULES).filter((bond) => bond !== null);

  /** The lock of the wallet covers all draws of the member. */
  override locksOf(memberId: string): readonly string[] {
    return [walletStreamOf(memberId)];
  }

  async carry(tx: StoreTransaction, _context: CommandContext, { memberId, formerIds }: Reunion): Promise<Carried> {
    return { facts: [], write: () => carryDrawn(tx, memberId, formerIds) };
  }
}
