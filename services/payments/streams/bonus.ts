import { type Points, points, type Yen } from '../../kernel/money.js';
import { leftOf, type Payment } from './payment.state.js';

/** Computes the bonus points for the first yen of a payment. */
const bonusUpTo = ({ purchase }: Payment, part: number): number =>
  Math.floor((purchase!.bonusPoints * part) / purchase!.yen);

const goneOf = (payment: Payment): number => payment.purchase!.yen - leftOf(payment);

/** Computes the bonus points for the next yen taken from a payment. All parts add up to the whole bonus. */
export const bonusOf = (payment: Payment, yen: Yen): Points => {
  const gone = goneOf(payment);
  return points(bonusUpTo(payment, gone + yen) - bonusUpTo(payment, gone));
};

/** Computes the bonus points for yen that come back: the inverse of `bonusOf`. */
export const returnedBonusOf = (payment: Payment, yen: Yen): Points => {
  const gone = goneOf(payment);
  return points(bonusUpTo(payment, gone) - bonusUpTo(payment, gone - yen));
};
