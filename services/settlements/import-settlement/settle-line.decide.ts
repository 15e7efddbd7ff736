import { type Yen, yen } from '../../kernel/money.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { type MovementKind, movementOf, type Payment, type PaymentEvent, type Provider } from '../../payments/index.js';

/** What a provider says that it has taken or given back for a payment. */
export interface SettledLine {
  readonly provider: Provider;
  readonly day: TokyoDate;
  readonly kind: MovementKind;
  readonly reference: string;
  /** Signed. */
  readonly yen: Yen;
  /** What the provider keeps of it. */
  readonly fee: Yen;
}

export type LineSettled = Extract<
  PaymentEvent,
  { type: 'SettlementLineMatched' | 'SettlementLineDiffered' | 'SettlementLineSurplus' }
>;
type Missing = Extract<PaymentEvent, { type: 'SettlementLineMissing' }>;

/** A line of a settlement beside a payment that the shop has: what it settles, or that there is nothing that it could. */
export const decideSettleLine = ({ paymentId, wanted, movements }: Payment, line: SettledLine): LineSettled => {
  const of = { paymentId, memberId: wanted!.memberId };
  const found = line.provider === wanted!.provider ? movementOf(movements, line) : null;
  if (!found) return { type: 'SettlementLineSurplus', data: { ...of, ...line } };
  const data = { ...of, ...line, movementId: found.id };
  return { type: found.list === 'matched' ? 'SettlementLineMatched' : 'SettlementLineDiffered', data };
};

/** What of a payment the settlement of a day should have had and has not. */
export const decideMissingLines = ({ paymentId, wanted, movements }: Payment, day: TokyoDate): readonly Missing[] =>
  movements
    .filter(({ at, list }) => at !== null && list === null && toTokyoDate(new Date(at)) === day)
    .map(({ id, kind, yen: amount }) => ({
      type: 'SettlementLineMissing',
      data: {
        paymentId,
        memberId: wanted!.memberId,
        provider: wanted!.provider,
        day,
        kind,
        movementId: id,
        yen: yen(amount),
      },
    }));
