import type {
  PaymentHappening,
  PaymentNextStep,
  PaymentResource,
  ProviderCallMade,
  RefundMade,
} from '../../../../services/payments/wire/payment.contract.js';
import { METHODS } from '../../../../services/platform/payments/providers.shared.js';

export type { PaymentHappening, PaymentNextStep, PaymentResource, ProviderCallMade, RefundMade };

/** The colours of the states. A payment that waits for the member is neutral. */
export const STATE_COLOURS = { requested: 'warning', held: 'warning', paid: 'success', failed: 'error' } as const;

/** The methods whose slips can be cancelled before they are paid. */
const TAKEN_BACK: readonly string[] = ['convenience-store', 'bank-transfer'];

/** Returns true if cancelling may succeed. The shop and its provider decide. */
export const isCancellable = ({ status, method }: PaymentResource): boolean =>
  status === 'awaiting' && TAKEN_BACK.includes(method);

/** Returns true if a provider can be asked about the payment. A bank transfer appears only on the shop's account. */
export const hasProvider = ({ provider }: PaymentResource): boolean => provider !== 'bank';

/** Computes the yen that are neither refunded, nor being refunded, nor charged back. */
export const computeRefundableYen = (payment: PaymentResource): number => {
  const { status, yen, refunded_yen, refunding_yen, charged_back_yen } = payment;
  return status === 'paid' ? yen - refunded_yen - refunding_yen - charged_back_yen : 0;
};

/** Returns true if a refund may start: none is under way, and there is no dispute. */
export const isRefundable = (payment: PaymentResource): boolean =>
  payment.refund_by === null && payment.disputed_yen === 0 && computeRefundableYen(payment) > 0;

/** Returns true if a chargeback can be recorded, about the remaining amount or a part of it. */
export const isChargeable = (payment: PaymentResource): boolean =>
  isRefundable(payment) && METHODS[payment.method].isDisputable;

/** Returns true if an alarm offers the command with its amount. The command then appears only there. */
export const isNextStep = ({ next_steps = [] }: PaymentResource, command: PaymentNextStep['command']): boolean =>
  next_steps.some((step) => step.command === command);

/** Finds the refunds whose money may have come back, newest first; none during another refund or a dispute. */
export const findReturnableRefunds = ({
  refunds = [],
  refund_by,
  disputed_yen,
}: PaymentResource): readonly RefundMade[] =>
  refund_by === null && disputed_yen === 0 ? refunds.filter(({ by }) => by !== 'reversal').toReversed() : [];

/** Returns true if a refund made at the provider waits to be recorded. */
export const hasReturned = (payment: PaymentResource): boolean =>
  payment.alarms.includes('returned') && isRefundable(payment);

/** The alarms that an operator closes by hand. The others end with their cause. */
const CLOSABLE: readonly string[] = [
  'surplus',
  'other-amount',
  'paid-after-failure',
  'refund-failed',
  'dispute',
  'dispute-resolved',
  'returned',
];

export const findClosableAlarms = ({ alarms }: PaymentResource): string[] =>
  alarms.filter((alarm) => CLOSABLE.includes(alarm));

/** Returns true if its money may be on the bank account, possibly late. */
export const isAwaitingDeposit = ({ provider, status }: PaymentResource): boolean =>
  provider === 'bank' && status !== 'paid';
