import type {
  PaymentHappening,
  PaymentNextStep,
  PaymentResource,
  ProviderCallMade,
  RefundMade,
} from '../../../../services/payments/wire/payment.contract.js';
import { METHODS } from '../../../../services/platform/payments/providers.shared.js';

export type { PaymentHappening, PaymentNextStep, PaymentResource, ProviderCallMade, RefundMade };

/** How a state looks; what waits for the member is neutral. */
export const STATE_COLOURS = { requested: 'warning', held: 'warning', paid: 'success', failed: 'error' } as const;

/** Those whose slips can be taken back before they are paid. */
const TAKEN_BACK: readonly string[] = ['convenience-store', 'bank-transfer'];

/** Whether taking it back is worth trying; the shop and its provider have the last word. */
export const isCancellable = ({ status, method }: PaymentResource): boolean =>
  status === 'awaiting' && TAKEN_BACK.includes(method);

/** Whether there is somebody to ask: nobody knows of a transfer but the shop's own account. */
export const hasProvider = ({ provider }: PaymentResource): boolean => provider !== 'bank';

/** Yen of it that have neither gone back nor are on their way, nor were charged back. */
export const computeRefundableYen = (payment: PaymentResource): number => {
  const { status, yen, refunded_yen, refunding_yen, charged_back_yen } = payment;
  return status === 'paid' ? yen - refunded_yen - refunding_yen - charged_back_yen : 0;
};

/** Whether another refund may begin: one after the other, and none while it is in dispute. */
export const isRefundable = (payment: PaymentResource): boolean =>
  payment.refund_by === null && payment.disputed_yen === 0 && computeRefundableYen(payment) > 0;

/** Tells whether a chargeback can be recorded: of what is left, or of a part of it. */
export const isChargeable = (payment: PaymentResource): boolean =>
  isRefundable(payment) && METHODS[payment.method].isDisputable;

/** Tells whether an alarm of the payment offers a command already, with its amount: it stands there alone. */
export const isNextStep = ({ next_steps = [] }: PaymentResource, command: PaymentNextStep['command']): boolean =>
  next_steps.some((step) => step.command === command);

/** The refunds whose money may have come back, the newest first; none while another is under way or a dispute is open. */
export const findReturnableRefunds = ({
  refunds = [],
  refund_by,
  disputed_yen,
}: PaymentResource): readonly RefundMade[] =>
  refund_by === null && disputed_yen === 0 ? refunds.filter(({ by }) => by !== 'reversal').toReversed() : [];

/** Tells whether money that went back at the provider waits to be recorded. */
export const hasReturned = (payment: PaymentResource): boolean =>
  payment.alarms.includes('returned') && isRefundable(payment);

/** Those that somebody closes once they have dealt with them; the others end with what raised them. */
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

/** Whether an operator may have seen its money on the account; money that comes late counts too. */
export const isAwaitingDeposit = ({ provider, status }: PaymentResource): boolean =>
  provider === 'bank' && status !== 'paid';
