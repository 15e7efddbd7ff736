import { type Points, points, type Yen } from '../../kernel/money.js';
import { leftOf, type Payment } from './payment.state.js';

/** Bonus points that go with the first yen of a payment. */
const upTo = ({ purchase: wanted }: Payment, part: number): number =>
  Math.floor((wanted!.bonusPoints * part) / wanted!.yen);

const goneOf = (payment: Payment): number => payment.purchase!.yen - leftOf(payment);

/** The bonus points that go with so much more of a payment; all parts of it add up to the whole bonus. */
export const bonusOf = (payment: Payment, yen: Yen): Points => {
  const gone = goneOf(payment);
  return points(upTo(payment, gone + yen) - upTo(payment, gone));
};

/** The bonus points that come back with so much of what has gone of a payment: the opposite of `bonusOf`. */
export const bonusBack = (payment: Payment, yen: Yen): Points => {
  const gone = goneOf(payment);
  return points(upTo(payment, gone) - upTo(payment, gone - yen));
};
