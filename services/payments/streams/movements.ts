import type { Yen } from '../../kernel/money.js';

/** What a line of a provider's settlement is about. */
export type MovementKind = 'payment' | 'refund' | 'chargeback';

/** Money that a provider has taken or given back, as the shop knows it. */
export interface Movement {
  /** The payment's id, or the refund's or chargeback's. */
  readonly id: string;
  readonly kind: MovementKind;
  /** Signed: what went back is below zero. */
  readonly yen: Yen;
  /** Null where only the provider knows: of a chargeback. */
  readonly at: string | null;
  /** Null until a settlement was compared with it. */
  readonly list: 'matched' | 'other-amount' | 'missing' | null;
  /** What the provider has settled of it; null before. */
  readonly settledYen: Yen | null;
}

/** A line of a settlement, as far as it is compared. */
export interface SettledMoney {
  readonly kind: MovementKind;
  readonly yen: number;
}

/** Which of a payment's movements a line settles; null where there is none that is open. */
export const movementOf = (
  movements: readonly Pick<Movement, 'id' | 'kind' | 'yen' | 'settledYen'>[],
  { kind, yen }: SettledMoney,
): { readonly id: string; readonly list: 'matched' | 'other-amount' } | null => {
  const open = movements.filter(
    (one) => one.kind === kind && one.settledYen === null && Math.sign(one.yen) === Math.sign(yen),
  );
  const same = open.find((one) => one.yen === yen);
  if (same) return { id: same.id, list: 'matched' };
  return open[0] ? { id: open[0].id, list: 'other-amount' } : null;
};
