import { toTokyoDate } from '../../kernel/time.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { recordSettlement } from '../../points/index.js';
import type { MoneyMovement } from '../streams/movements.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

const SAVE = `insert into payments.movements (movement_id, payment_id, provider, kind, yen, at, day, list, settled_yen)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (movement_id) do update set list = excluded.list, settled_yen = excluded.settled_yen`;

const saveMovement = (tx: StoreTransaction, { paymentId, purchase }: Payment, movement: MoneyMovement): void => {
  const { id, kind, yen, list, settledYen } = movement;
  const at = movement.at ?? tx.now.toISOString();
  const day = toTokyoDate(new Date(at));
  const values = [id, paymentId, purchase!.provider, kind, yen, at, day, list, settledYen];
  tx.write('payments-save-movement', SAVE, values);
};

/** Saves the changed movements of a payment. */
export const saveMovements = (tx: StoreTransaction, before: Payment, after: Payment): void => {
  for (const movement of after.movements) if (!before.movements.includes(movement)) saveMovement(tx, after, movement);
};

/**
 * Books a provider's fee for a payment, in the commit of the event; other events are ignored. The rest stays in the
 * provider's account until its payout. The transaction has locked the wallet.
 */
export const recordSettledLine = async (
  tx: StoreTransaction,
  context: CommandContext,
  { type, data }: PaymentEvent,
): Promise<void> => {
  if (type !== 'SettlementLineMatched' && type !== 'SettlementLineDiffered') return;
  const { paymentId, memberId, provider, fee } = data;
  await recordSettlement(tx, context, { paymentId, memberId }, { provider, fee });
};
