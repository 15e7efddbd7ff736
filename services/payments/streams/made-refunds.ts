import { points, subtract, sum, type Yen, yen } from '../../kernel/money.js';
import { splitTakenBack } from '../../points/index.js';
import type { RefundBounced, RefundRequested } from './payment.events.js';

/** A refund that was made, as far as its money has not come back. */
export interface MadeRefund extends Pick<RefundRequested['data'], 'refundId' | 'yen' | 'by' | 'takenFrom' | 'taken'> {
  readonly at: string;
  /** An operator's word stands for it, whatever the provider says. */
  readonly isRecorded: boolean;
}

/** Returns a refund as it stands once its money has gone. */
export const madeRefund = (refund: RefundRequested['data'], at: string): MadeRefund => {
  const { refundId, yen: given, by, takenFrom, taken, isRecorded } = refund;
  return { refundId, yen: given, by, takenFrom, taken, at, isRecorded: isRecorded === true };
};

/** Returns what is left of a refund after its money, or a part of it, has come back; nothing once all of it has. */
export const afterBounce = (refund: MadeRefund, { yen: back, restored }: RefundBounced['data']): MadeRefund[] => {
  const free = restored.parts.filter(({ kind }) => kind === 'free').map(({ amount }) => amount);
  const { rest } = splitTakenBack(refund.taken, { yen: points(back), bonus: sum(points(0), free) });
  const left = subtract(refund.yen, back);
  return left > 0 ? [{ ...refund, yen: left, taken: rest }] : [];
};

/** Yen that the shop knows to have gone back by the provider's refunds. */
export const refundedByProvider = ({ refunds }: { readonly refunds: readonly MadeRefund[] }): Yen =>
  sum(
    yen(0),
    refunds.filter(({ by }) => by === 'provider').map(({ yen: amount }) => amount),
  );
