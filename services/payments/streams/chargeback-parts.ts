import { points, subtract, sum, type Yen } from '../../kernel/money.js';
import { type LotPart, splitTakenBack } from '../../points/index.js';
import type { ChargebackOpened } from './payment.events.js';

const amountOf = (parts: readonly LotPart[], kind: LotPart['kind']): number =>
  sum(
    points(0),
    parts.filter((part) => part.kind === kind).map(({ amount }) => amount),
  );

/** Returns the part of the lost yen that the points set aside cover; the rest must be taken elsewhere. */
export const computeCoveredYen = (aside: readonly LotPart[], lost: Yen): number =>
  Math.min(amountOf(aside, 'paid'), lost);

/** Returns the rest of a dispute after a part was lost; null if all of it was. */
export const subtractLoss = (chargeback: ChargebackOpened['data'], lost: Yen): ChargebackOpened['data'] | null => {
  const { yen, aside } = chargeback;
  const left = subtract(yen, lost);
  if (left <= 0) return null;
  const paid = points(amountOf(aside, 'paid') - computeCoveredYen(aside, lost));
  const bonus = points(Math.floor((amountOf(aside, 'free') * left) / yen));
  const { back } = splitTakenBack({ parts: aside, owed: points(0) }, { yen: paid, bonus });
  return { ...chargeback, yen: left, aside: back.parts };
};
