import type { Yen } from '../../kernel/money.js';
import type { PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { arithmeticOf, lossOf, type PackLoss } from '../streams/pack-arithmetic.shared.js';

/** What one card costs the shop, by card; what is not in it costs nothing. */
export type Costs = ReadonlyMap<string, Yen>;

/** What a pack of these terms loses when it is drawn empty; null where it does not. */
export const lossOfTerms = (
  { currency, pricePoint, prizes, extraPrizes }: PackTerms,
  costs: Costs,
): PackLoss | null => {
  const costed = <Row extends { readonly cardId: string }>(row: Row) => ({
    ...row,
    costYen: costs.get(row.cardId) ?? 0,
  });
  const pack = { currency, pricePoint, prizes: prizes.map(costed), extraPrizes: extraPrizes.map(costed) };
  return lossOf(arithmeticOf(pack));
};

/** A pack that loses money is put on sale by an operator who says that it may; null where nothing stands against it. */
export const decideAcceptLoss = (terms: PackTerms, costs: Costs, isAccepted: boolean): PackRefusal | null => {
  const loss = isAccepted ? null : lossOfTerms(terms, costs);
  return loss && { code: 'MakesLoss', loss };
};
