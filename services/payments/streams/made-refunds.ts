import { points, subtract, sum, type Yen, yen } from '../../kernel/money.js';
import { splitTakenBack } from '../../points/index.js';
import type { RefundBounced, RefundRequested } from './payment.events.js';

/** A refund that was made, reduced by money that came back. */
export interface MadeRefund extends Pick<RefundRequested['data'], 'refundId' | 'yen' | 'by' | 'takenFrom' | 'taken'> {
  readonly at: string;
  /** An operator has recorded it, whatever the provider reports. */
  readonly isRecorded: boolean;
}

/** Builds a completed refund. */
export const buildMadeRefund = (refund: RefundRequested['data'], at: string): MadeRefund => {
  const { refundId, yen: amount, by, takenFrom, taken, isRecorded } = refund;
  return { refundId, yen: amount, by, takenFrom, taken, at, isRecorded: isRecorded === true };
};

/** Reduces a refund by money that came back; empty if all of it did. */
export const subtractBounce = (refund: MadeRefund, { yen: back, restored }: RefundBounced['data']): MadeRefund[] => {
  const free = restored.parts.filter(({ kind }) => kind === 'free').map(({ amount }) => amount);
  const { rest } = splitTakenBack(refund.taken, { yen: points(back), bonus: sum(points(0), free) });
  const left = subtract(refund.yen, back);
  return left > 0 ? [{ ...refund, yen: left, taken: rest }] : [];
};

/** Sums the yen of refunds made by the provider, as the shop knows them. */
export const sumProviderRefunds = ({ refunds }: { readonly refunds: readonly MadeRefund[] }): Yen =>
  sum(
    yen(0),
    refunds.filter(({ by }) => by === 'provider').map(({ yen: amount }) => amount),
  );
