import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, subtract, type Yen } from '../../kernel/money.js';
import { type ChargebackLost, type ChargebackWon, computeCoveredYen, type Payment } from '../../payments/index.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';

export type EndChargebackRefused = Refusal<'NoChargeback' | 'MoreThanDisputed'>;

/** Decides a dispute for the shop, and restores the earlier state. */
export const decideChargebackWon = ({ chargeback }: Payment): Decision<ChargebackWon, EndChargebackRefused> => {
  if (!chargeback) return refuse({ code: 'NoChargeback' });
  const { paymentId, memberId, chargebackId, yen } = chargeback;
  return accept({ type: 'ChargebackWon', data: { paymentId, memberId, chargebackId, yen } });
};

/**
 * Decides a dispute for the payer. Takes the points set aside, and anything the payment's money has become since, such
 * as converted cards. The member owes the rest. If the payer gets only a part, the other part is won.
 *
 * @param lostYen null for the whole disputed amount
 */
export const decideChargebackLost = (
  { chargeback }: Payment,
  holdings: PurchaseHoldings,
  lostYen: Yen | null = null,
): Decision<ChargebackLost | ChargebackWon, EndChargebackRefused> => {
  if (!chargeback) return refuse({ code: 'NoChargeback' });
  const { paymentId, memberId, chargebackId, takenFrom, aside } = chargeback;
  const yen = lostYen ?? chargeback.yen;
  if (yen > chargeback.yen) return refuse({ code: 'MoreThanDisputed' });
  const missing = points(yen - computeCoveredYen(aside, yen));
  const nothing = { parts: [], owed: points(0) };
  const shortfall = { yen: missing, bonus: points(0), isSpentToo: true };
  const taken = takenFrom === 'suspense' ? nothing : decideTakeBack(holdings, shortfall)!;
  const of = { paymentId, memberId, chargebackId };
  const lost: ChargebackLost = { type: 'ChargebackLost', data: { ...of, yen, taken } };
  const left = subtract(chargeback.yen, yen);
  return left > 0
    ? accept<ChargebackLost | ChargebackWon>(lost, { type: 'ChargebackWon', data: { ...of, yen: left } })
    : accept(lost);
};
