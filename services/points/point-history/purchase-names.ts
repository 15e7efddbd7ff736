import type { Bilingual } from '../../kernel/languages.js';

/** What was bought with points or coins. */
export interface PurchaseName {
  readonly pack: Bilingual;
  /** tickets */
  readonly count: number;
}

/** Knows what a purchase is called; whoever sells provides it. */
export abstract class PurchaseNames {
  /** The purchases of a member by their ids; those that are not the member's are left out. */
  abstract of(memberId: string, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, PurchaseName>>;
}
