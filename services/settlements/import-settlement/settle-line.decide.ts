import { type Yen, yen } from '../../kernel/money.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { type MovementKind, movementOf, type Payment, type PaymentEvent, type Provider } from '../../payments/index.js';

/** A provider's statement that it has received or returned money for a payment. */
export interface SettledLine {
  readonly provider: Provider;
  readonly day: TokyoDate;
  readonly kind: MovementKind;
  readonly reference: string;
  /** The signed amount. */
  readonly yen: Yen;
  /** The fee that the provider keeps. */
  readonly fee: Yen;
}

export type LineSettled = Extract<
  PaymentEvent,
  { type: 'SettlementLineMatched' | 'SettlementLineDiffered' | 'SettlementLineSurplus' }
>;
type Missing = Extract<PaymentEvent, { type: 'SettlementLineMissing' }>;

/** Compares a line with a payment of the shop. Returns the movement that it settles, or a surplus. */
export const decideSettleLine = ({ paymentId, purchase, movements }: Payment, line: SettledLine): LineSettled => {
  const of = { paymentId, memberId: purchase!.memberId };
  const movement = line.provider === purchase!.provider ? movementOf(movements, line) : null;
  if (!movement) return { type: 'SettlementLineSurplus', data: { ...of, ...line } };
  const data = { ...of, ...line, movementId: movement.id };
  return { type: movement.list === 'matched' ? 'SettlementLineMatched' : 'SettlementLineDiffered', data };
};

/** Finds the money of a payment that the settlement of its day lacks. */
export const decideMissingLines = ({ paymentId, purchase, movements }: Payment, day: TokyoDate): readonly Missing[] =>
  movements
    .filter(({ at, list }) => at !== null && list === null && toTokyoDate(new Date(at)) === day)
    .map(({ id, kind, yen: amount }) => ({
      type: 'SettlementLineMissing',
      data: {
        paymentId,
        memberId: purchase!.memberId,
        provider: purchase!.provider,
        day,
        kind,
        movementId: id,
        yen: yen(amount),
      },
    }));
