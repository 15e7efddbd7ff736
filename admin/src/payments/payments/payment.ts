import type {
  PaymentHappening,
  PaymentResource,
  ProviderCallMade,
} from '../../../../services/payments/wire/payment.contract.js';

export type { PaymentHappening, PaymentResource, ProviderCallMade };

/** How a state looks; what waits for the member is neutral. */
export const STATE_COLOURS = { requested: 'warning', paid: 'success', failed: 'error' } as const;

/** Those whose slips can be taken back before they are paid. */
const TAKEN_BACK: readonly string[] = ['convenience-store', 'bank-transfer'];

/** Whether taking it back is worth trying; the shop and its provider have the last word. */
export const isCancellable = ({ status, method }: PaymentResource): boolean =>
  status === 'awaiting' && TAKEN_BACK.includes(method);

/** Whether there is somebody to ask: nobody knows of a transfer but the shop's own account. */
export const hasProvider = ({ provider }: PaymentResource): boolean => provider !== 'bank';

/** Yen of it that have neither gone back nor are on their way. */
export const refundableYen = ({ status, yen, refunded_yen, refunding_yen }: PaymentResource): number =>
  status === 'paid' ? yen - refunded_yen - refunding_yen : 0;

/** Whether another refund may begin: one after the other. */
export const isRefundable = (payment: PaymentResource): boolean =>
  payment.refund_by === null && refundableYen(payment) > 0;

/** Whether an operator may have seen its money on the account; money that comes late counts too. */
export const awaitsDeposit = ({ provider, status }: PaymentResource): boolean =>
  provider === 'bank' && status !== 'paid';
