import { type Points, points, type Yen } from '../../kernel/money.js';
import { leftOf, type Payment } from './payment.state.js';

/** The bonus points that go with so much more of a payment; all parts of it add up to the whole bonus. */
export const bonusOf = (payment: Payment, yen: Yen): Points => {
  const { bonusPoints, yen: all } = payment.wanted!;
  const gone = all - leftOf(payment);
  const upTo = (part: number) => Math.floor((bonusPoints * part) / all);
  return points(upTo(gone + yen) - upTo(gone));
};
