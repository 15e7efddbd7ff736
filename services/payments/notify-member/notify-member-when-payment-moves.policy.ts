import type { Policy } from '../../kernel/policy.js';
import type {
  ChargebackLost,
  ChargebackOpened,
  ChargebackWon,
  PaymentConfirmed,
  PaymentExpired,
  RefundBounced,
  RefundConfirmed,
  SlipIssued,
  TransferAwaited,
} from '../streams/payment.events.js';
import { NotifyOfPayment } from './notify-of-payment.command.js';

type Disputed = ChargebackOpened | ChargebackWon | ChargebackLost;
type NotifiedEvent =
  | SlipIssued
  | TransferAwaited
  | PaymentConfirmed
  | PaymentExpired
  | RefundConfirmed
  | RefundBounced
  | Disputed;

const notifyOfDispute = (
  kind: 'disputed' | 'dispute-won' | 'dispute-lost',
  { paymentId, memberId, chargebackId, yen }: Disputed['data'],
  commandId: string,
) => new NotifyOfPayment({ paymentId, memberId }, { kind, chargebackId, yen }, commandId);

/** One policy handles all these events, so that a member gets the mails in the order of the events. */
export const notifyMemberWhenPaymentMoves: Policy<NotifiedEvent> = {
  name: 'notify-member-when-payment-moves',
  on: {
    SlipIssued: ({ data }, commandId) => new NotifyOfPayment(data, { kind: 'awaited' }, commandId),
    TransferAwaited: ({ data }, commandId) => new NotifyOfPayment(data, { kind: 'awaited' }, commandId),
    PaymentConfirmed: ({ data }, commandId) => new NotifyOfPayment(data, { kind: 'paid' }, commandId),
    PaymentExpired: ({ data }, commandId) => new NotifyOfPayment(data, { kind: 'expired' }, commandId),
    RefundConfirmed: ({ data }, commandId) =>
      new NotifyOfPayment(data, { kind: 'refunded', refundId: data.refundId }, commandId),
    RefundBounced: ({ data }, commandId) =>
      new NotifyOfPayment(data, { kind: 'refund-bounced', yen: data.yen }, commandId),
    ChargebackOpened: ({ data }, commandId) => notifyOfDispute('disputed', data, commandId),
    ChargebackWon: ({ data }, commandId) => notifyOfDispute('dispute-won', data, commandId),
    ChargebackLost: ({ data }, commandId) => notifyOfDispute('dispute-lost', data, commandId),
  },
};
