import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, subtract, type Yen } from '../../kernel/money.js';
import { type ChargebackLost, type ChargebackWon, coveredBy, type Payment } from '../../payments/index.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';

export type EndChargebackRefused = Refusal<'NoChargeback' | 'MoreThanDisputed'>;

/** The provider has found for the shop: all is as it was. */
export const decideChargebackWon = ({ chargeback }: Payment): Decision<ChargebackWon, EndChargebackRefused> => {
  if (!chargeback) return refuse({ code: 'NoChargeback' });
  const { paymentId, memberId, chargebackId, yen } = chargeback;
  return accept({ type: 'ChargebackWon', data: { paymentId, memberId, chargebackId, yen } });
};

/**
 * The provider has found for the payer: what was set aside is gone, and so is what the payment's money has become since, for
 * instance cards that were converted meanwhile. The member owes the rest. Where the payer gets a part of what they disputed,
 * the other part is won.
 *
 * @param lostYen null for all that is in dispute
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
  const missing = points(yen - coveredBy(aside, yen));
  const nothing = { parts: [], owed: points(0) };
  const wish = { yen: missing, bonus: points(0), isSpentToo: true };
  const taken = takenFrom === 'suspense' ? nothing : decideTakeBack(holdings, wish)!;
  const of = { paymentId, memberId, chargebackId };
  const lost: ChargebackLost = { type: 'ChargebackLost', data: { ...of, yen, taken } };
  const left = subtract(chargeback.yen, yen);
  return left > 0
    ? accept<ChargebackLost | ChargebackWon>(lost, { type: 'ChargebackWon', data: { ...of, yen: left } })
    : accept(lost);
};
