import type { Doer } from '../names';

/** A line of a member's account, and what it comes from. */
export interface ExplainedLine extends Doer {
  readonly id: string;
  readonly at: string;
  readonly amount: number;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
}

/** Points that were issued together, and all that became of them. */
export interface ExplainedLot {
  readonly lot_id: string;
  readonly kind: 'paid' | 'free';
  readonly issued: number;
  readonly left: number;
  readonly issued_at: string;
  readonly expires_at: string;
  readonly is_over: boolean;
  readonly parents: readonly { readonly lot_id: string; readonly amount: number }[];
  readonly lines: readonly ExplainedLine[];
}

/** A member's balance, explained to the last point, as the operators' API answers it. */
export interface BalanceExplained {
  readonly id: string;
  readonly at: string;
  readonly wallet: { readonly paid: number; readonly free: number; readonly coins: number } | null;
  readonly paid: number;
  readonly free: number;
  readonly coins: number;
  readonly lots: readonly ExplainedLot[];
  readonly coin_lines: readonly ExplainedLine[];
}
