import { min, subtract, type Yen } from '../../kernel/money.js';
import { sumProviderRefunds } from './made-refunds.js';
import { METHOD_RULES } from './methods.js';
import { type Alarm, leftOf, type Payment } from './payment.state.js';

/** A command that resolves an alarm, with its known amount. */
export interface NextStep {
  readonly alarm: Alarm;
  readonly command: 'charge-back' | 'charge-back-won' | 'charge-back-lost' | 'record-return' | 'refund' | 'close-alarm';
  /** Null for an unknown amount, and for commands without one. */
  readonly yen: Yen | null;
}

type Step = Omit<NextStep, 'alarm'>;

const CLOSE: Step = { command: 'close-alarm', yen: null };

/** Returns true if no refund or dispute is under way. */
const isFree = ({ refund, chargeback }: Payment): boolean => refund === null && chargeback === null;

const listChargebackSteps = (payment: Payment, reportedYen: Yen | null): Step[] => {
  const left = leftOf(payment);
  const isDisputable = payment.purchase !== null && METHOD_RULES[payment.purchase.method].isDisputable;
  return isDisputable && isFree(payment) && left > 0
    ? [{ command: 'charge-back', yen: reportedYen === null ? left : min(reportedYen, left) }]
    : [];
};

const listRefundSteps = (payment: Payment, amount: Yen | null): Step[] => {
  const left = leftOf(payment);
  return isFree(payment) && left > 0 ? [{ command: 'refund', yen: amount === null ? left : min(amount, left) }] : [];
};

/** Returns the steps that end a recorded chargeback, by the provider's decision. */
const listChargebackEnds = ({ chargeback, disputes, alarms }: Payment): Step[] => {
  if (!chargeback) return [];
  const last = alarms.includes('dispute-resolved') ? disputes.at(-1) : undefined;
  const lost = last?.outcome === 'lost' && last.yen ? min(last.yen, chargeback.yen) : chargeback.yen;
  return [
    ...(last?.outcome === 'lost' ? [] : [{ command: 'charge-back-won', yen: chargeback.yen } as const]),
    ...(last?.outcome === 'won' ? [] : [{ command: 'charge-back-lost', yen: lost } as const]),
  ];
};

const listReturnSteps = (payment: Payment): Step[] => {
  const { returnNoticed, chargedBackYen } = payment;
  if (!returnNoticed) return [];
  const { refundedYen, reversedYen } = returnNoticed;
  const unbooked = refundedYen === null ? null : subtract(refundedYen, sumProviderRefunds(payment));
  const left = leftOf(payment);
  const isRecordable = isFree(payment) && left > 0 && (unbooked === null || unbooked > 0);
  const reversed = subtract(reversedYen, chargedBackYen);
  return [
    ...(isRecordable ? [{ command: 'record-return', yen: unbooked && min(unbooked, left) } as const] : []),
    ...(reversed > 0 ? listChargebackSteps(payment, reversed) : []),
  ];
};

const stepsOf = (payment: Payment, alarm: Alarm): Step[] => {
  switch (alarm) {
    case 'dispute':
      return [...listChargebackSteps(payment, payment.disputes.at(-1)?.yen ?? null), CLOSE];
    case 'dispute-resolved':
      return payment.chargeback ? listChargebackEnds(payment) : [CLOSE];
    case 'chargeback':
      return payment.alarms.includes('dispute-resolved') ? [] : listChargebackEnds(payment);
    case 'returned':
      return [...listReturnSteps(payment), CLOSE];
    case 'refund-failed':
      return [...listRefundSteps(payment, payment.failedRefundYen), CLOSE];
    case 'in-suspense':
      return payment.alarms.includes('refund-failed') ? [] : listRefundSteps(payment, null);
    case 'surplus':
    case 'other-amount':
    case 'paid-after-failure':
      return [CLOSE];
  }
};

/**
 * Returns the operator's possible steps for each alarm of a payment, in the order of the alarms, the likeliest first.
 */
export const nextStepsOf = (payment: Payment): readonly NextStep[] =>
  payment.alarms.flatMap((alarm) => stepsOf(payment, alarm).map((step) => ({ alarm, ...step })));
