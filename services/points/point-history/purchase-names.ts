import type { Bilingual } from '../../kernel/languages.js';

/** A purchase that was paid with points or coins. */
export interface PurchaseName {
  readonly pack: Bilingual;
  /** The number of tickets. */
  readonly count: number;
}

/** The names of purchases; provided by the module that sells. */
export abstract class PurchaseNames {
  /** Loads the member's purchases by id, without those of other members. */
  abstract of(memberId: string, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, PurchaseName>>;
}
