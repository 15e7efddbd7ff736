/** What of a pack's draws the shop has verified, and how many there are. */
export interface DrawsOfPack {
  readonly total_pack_count: number;
  readonly pack_count: number;
  readonly verified: { readonly chained: number; readonly recomputed: number; readonly differs: '0' | '1' };
}

/**
 * What may be claimed of a pack's draws: that something differs; that every draw was computed again; that the record of
 * all, or of some, is unbroken; or nothing, before the first.
 */
export type Claim = 'Differs' | 'Whole' | 'AllChained' | 'Chained' | null;

export const claimOf = ({ total_pack_count, pack_count, verified }: DrawsOfPack): Claim => {
  const { chained, recomputed, differs } = verified;
  if (differs === '1') return 'Differs';
  if (chained === 0) return null;
  // When a sale is over nothing is said to be left, whatever was: then no more is claimed than was counted.
  if (chained < total_pack_count - pack_count) return 'Chained';
  return recomputed === chained ? 'Whole' : 'AllChained';
};
