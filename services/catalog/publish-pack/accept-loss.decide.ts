import type { Yen } from '../../kernel/money.js';
import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import { arithmeticOf, lossOf, type PackArithmetic, type PackLoss } from '../streams/pack-arithmetic.shared.js';

/** The cost of one card to the shop, by card id. A missing card costs nothing. */
export type CardCosts = ReadonlyMap<string, Yen>;

/** Computes the arithmetic of a pack. The preflight, the publication and the page of the pack all use this result. */
export const computeArithmetic = (
  { currency, pricePoint, prizes, extraPrizes }: PackTerms,
  costs: CardCosts,
): PackArithmetic => {
  const costed = <Row extends { readonly cardId: string }>(row: Row) => ({
    ...row,
    costYen: costs.get(row.cardId) ?? 0,
  });
  return arithmeticOf({ currency, pricePoint, prizes: prizes.map(costed), extraPrizes: extraPrizes.map(costed) });
};

/** Computes the loss of a pack that is drawn empty; null if there is none. */
export const computeLoss = (terms: PackTerms, costs: CardCosts): PackLoss | null =>
  lossOf(computeArithmetic(terms, costs));

/** The largest percentage that is reported; its exact size does not matter. */
const MAX_PERCENT = 999_999;

/**
 * Computes the largest payout in percent of sales, rounded up. Members decide card by card, so each card counts with its points
 * or its cost, whichever is more. Returns null for a pack sold for coins, which have no value in yen.
 */
export const computePayoutPercent = (terms: PackTerms, costs: CardCosts): Worth | null => {
  if (terms.currency !== 'points') return null;
  const { sales, mostGiven: payout } = computeArithmetic(terms, costs);
  const percent = payout === 0 ? 0 : Math.min(Math.ceil((payout * 100) / sales), MAX_PERCENT);
  return { value: percent, unit: 'percent', about: { sales, given: payout } };
};

/** Requires that the operator accepts a loss; null if nothing prevents the publication. */
export const decideAcceptLoss = (terms: PackTerms, costs: CardCosts, isAccepted: boolean): PackRefusal | null => {
  const loss = isAccepted ? null : computeLoss(terms, costs);
  return loss && { code: 'MakesLoss', loss };
};
