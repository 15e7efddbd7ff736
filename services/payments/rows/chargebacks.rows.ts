import { points } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { moveMoney, restorePurchase, takeBackPurchase } from '../../points/index.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

/** The house's ledger accounts: disputed money, and held money. */
const CHARGEBACKS = 'chargebacks';
const SUSPENSE = 'suspense';

const NOTHING_OWED = { owed: points(0) };

/**
 * Books the effect of a dispute on the wallet and the ledger, in the commit of the event; other events are ignored.
 * The transaction has locked the wallet.
 *
 * @param before the payment before the event
 */
export const recordChargeback = async (
  tx: StoreTransaction,
  context: CommandContext,
  { chargeback, purchase }: Payment,
  { type, data }: PaymentEvent,
): Promise<void> => {
  const of = { paymentId: data.paymentId, memberId: data.memberId, why: 'chargeback' as const };
  switch (type) {
    case 'ChargebackOpened':
      if (data.takenFrom === 'suspense')
        return moveMoney(tx, context, of, { from: SUSPENSE, to: CHARGEBACKS, yen: points(data.yen) });
      if (data.aside.length > 0) await takeBackPurchase(tx, context, of, { parts: data.aside, ...NOTHING_OWED });
      return;
    case 'ChargebackWon': {
      const { takenFrom, aside } = chargeback!;
      if (takenFrom === 'suspense')
        return moveMoney(tx, context, of, { from: CHARGEBACKS, to: SUSPENSE, yen: points(data.yen) });
      if (aside.length > 0) await restorePurchase(tx, context, of, { parts: aside, ...NOTHING_OWED });
      return;
    }
    case 'ChargebackLost': {
      const { parts, owed } = data.taken;
      if (parts.length > 0 || owed > 0) await takeBackPurchase(tx, context, of, data.taken);
      const to = `provider:${purchase!.provider}`;
      return moveMoney(tx, context, of, { from: CHARGEBACKS, to, yen: points(data.yen) });
    }
  }
};
