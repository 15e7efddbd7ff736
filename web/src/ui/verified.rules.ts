/** A pack's number of draws, and how many of them the shop has verified. */
export interface DrawsOfPack {
  readonly total_pack_count: number;
  readonly pack_count: number;
  readonly verified: { readonly chained: number; readonly recomputed: number; readonly differs: '0' | '1' };
}

/**
 * The strongest claim that the verification of a pack's draws supports:
 *
 * - `Differs`: the verification found a mismatch.
 * - `Whole`: every result was recomputed.
 * - `AllChained`, `Chained`: the log of all draws, or of the first ones, is unbroken.
 * - `null`: no draw was verified yet.
 */
export type Claim = 'Differs' | 'Whole' | 'AllChained' | 'Chained' | null;

export const claimOf = ({ total_pack_count, pack_count, verified }: DrawsOfPack): Claim => {
  const { chained, recomputed, differs } = verified;
  if (differs === '1') return 'Differs';
  if (chained === 0) return null;
  // A pack whose sale has ended reports 0 left, even if some were, so its number of draws may seem too high.
  if (chained < total_pack_count - pack_count) return 'Chained';
  return recomputed === chained ? 'Whole' : 'AllChained';
};
