import { points } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import {
  moveMoney,
  recordSettledDebt,
  restorePurchase,
  type TakingBack,
  takeBackPurchase,
} from '../../points/index.js';
import type { PaymentEvent, RefundBounced } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

/** The house's ledger accounts: refunds to pay, held money, written-off money, and the bank account. */
const REFUNDS = 'refunds';
const SUSPENSE = 'suspense';
const ADJUSTMENT = 'adjustment';
const BANK = 'provider:bank';

/** Books returned money of a refund, and restores what the refund had taken to its member. */
const bookBounce = async (
  tx: StoreTransaction,
  context: CommandContext,
  of: TakingBack,
  { yen, restored, takenFrom, writtenOffYen, bank }: RefundBounced['data'] & { readonly bank: string },
): Promise<void> => {
  await moveMoney(tx, context, of, { from: bank, to: REFUNDS, yen: points(yen) });
  if (takenFrom === 'suspense') return moveMoney(tx, context, of, { from: REFUNDS, to: SUSPENSE, yen: points(yen) });
  if (restored.parts.length > 0 || restored.owed > 0) await restorePurchase(tx, context, of, restored);
  if (writtenOffYen > 0)
    await moveMoney(tx, context, of, { from: REFUNDS, to: ADJUSTMENT, yen: points(writtenOffYen) });
};

/**
 * Books the effect of a refund on the wallet and the ledger, in the commit of the event; other events are ignored. The
 * transaction has locked the wallet.
 *
 * @param before the payment before the event
 */
export const recordRefund = async (
  tx: StoreTransaction,
  context: CommandContext,
  { refund, purchase }: Payment,
  { type, data }: PaymentEvent,
): Promise<void> => {
  const of = { paymentId: data.paymentId, memberId: data.memberId, why: 'refund' as const };
  switch (type) {
    case 'RefundRequested':
      if (data.takenFrom === 'wallet') return takeBackPurchase(tx, context, of, data.taken);
      return moveMoney(tx, context, of, { from: SUSPENSE, to: REFUNDS, yen: points(data.yen) });
    case 'RefundFailed':
      if (refund!.takenFrom === 'wallet') return restorePurchase(tx, context, of, refund!.taken);
      return moveMoney(tx, context, of, { from: REFUNDS, to: SUSPENSE, yen: points(data.yen) });
    case 'RefundConfirmed': {
      const to = refund!.by === 'provider' ? `provider:${purchase!.provider}` : BANK;
      return moveMoney(tx, context, of, { from: REFUNDS, to, yen: points(data.yen) });
    }
    case 'RefundBounced':
      return bookBounce(tx, context, of, {
        ...data,
        bank: data.by === 'provider' ? `provider:${purchase!.provider}` : BANK,
      });
    case 'DebtSettled':
      return recordSettledDebt(tx, context, of, {
        from: data.by === 'transfer' ? BANK : ADJUSTMENT,
        yen: points(data.yen),
      });
  }
};
