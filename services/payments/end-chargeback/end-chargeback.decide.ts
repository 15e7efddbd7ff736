import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { minus, points, sum } from '../../kernel/money.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import type { ChargebackLost, ChargebackWon } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type EndChargebackRefused = Refusal<'NoChargeback'>;

/** The provider has found for the shop: all is as it was. */
export const decideChargebackWon = ({ chargeback }: Payment): Decision<ChargebackWon, EndChargebackRefused> => {
  if (!chargeback) return refuse({ code: 'NoChargeback' });
  const { paymentId, memberId, chargebackId, yen } = chargeback;
  return accept({ type: 'ChargebackWon', data: { paymentId, memberId, chargebackId, yen } });
};

/**
 * The provider has found for the payer: what was set aside is gone, and so is what the payment's money has become since, for
 * instance cards that were converted meanwhile. The member owes the rest.
 */
export const decideChargebackLost = (
  { chargeback }: Payment,
  holdings: PurchaseHoldings,
): Decision<ChargebackLost, EndChargebackRefused> => {
  if (!chargeback) return refuse({ code: 'NoChargeback' });
  const { paymentId, memberId, chargebackId, yen, takenFrom, aside } = chargeback;
  const paid = aside.filter(({ kind }) => kind === 'paid').map(({ amount }) => amount);
  const missing = minus(points(yen), sum(points(0), paid));
  const nothing = { parts: [], owed: points(0) };
  const wish = { yen: missing, bonus: points(0), isSpentToo: true };
  const taken = takenFrom === 'suspense' ? nothing : decideTakeBack(holdings, wish)!;
  return accept({ type: 'ChargebackLost', data: { paymentId, memberId, chargebackId, yen, taken } });
};
