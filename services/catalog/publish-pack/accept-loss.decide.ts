import type { Yen } from '../../kernel/money.js';
import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { arithmeticOf, lossOf, type PackArithmetic, type PackLoss } from '../streams/pack-arithmetic.shared.js';

/** What one card costs the shop, by card; what is not in it costs nothing. */
export type Costs = ReadonlyMap<string, Yen>;

/** Computes what a pack of these terms comes to; the preflight, a publication and the pack's page tell the same. */
export const arithmeticOfTerms = (
  { currency, pricePoint, prizes, extraPrizes }: PackTerms,
  costs: Costs,
): PackArithmetic => {
  const costed = <Row extends { readonly cardId: string }>(row: Row) => ({
    ...row,
    costYen: costs.get(row.cardId) ?? 0,
  });
  return arithmeticOf({ currency, pricePoint, prizes: prizes.map(costed), extraPrizes: extraPrizes.map(costed) });
};

/** What a pack of these terms loses when it is drawn empty; null where it does not. */
export const lossOfTerms = (terms: PackTerms, costs: Costs): PackLoss | null => lossOf(arithmeticOfTerms(terms, costs));

/** Nobody needs to know how many times as much it is. */
const MOST_PERCENT = 999_999;

/**
 * Computes how much a pack gives away at the most, in percent of its sales, rounded up. Members decide card by card, so each card
 * counts with its points or its cost, whichever is more. Returns null for a pack that is sold for coins, which have no value in yen.
 */
export const returnOfTerms = (terms: PackTerms, costs: Costs): Worth | null => {
  if (terms.currency !== 'points') return null;
  const { sales, mostGiven: given } = arithmeticOfTerms(terms, costs);
  const percent = given === 0 ? 0 : Math.min(Math.ceil((given * 100) / sales), MOST_PERCENT);
  return { value: percent, unit: 'percent', about: { sales, given } };
};

/** A pack that loses money is put on sale by an operator who says that it may; null where nothing stands against it. */
export const decideAcceptLoss = (terms: PackTerms, costs: Costs, isAccepted: boolean): PackRefusal | null => {
  const loss = isAccepted ? null : lossOfTerms(terms, costs);
  return loss && { code: 'MakesLoss', loss };
};
