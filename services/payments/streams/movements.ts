import type { Yen } from '../../kernel/money.js';

/** The kind of a settlement line. */
export type MovementKind = 'payment' | 'refund' | 'chargeback';

/** Money that a provider has received or returned, as the shop knows it. */
export interface MoneyMovement {
  /** The id of the payment, refund or chargeback. */
  readonly id: string;
  readonly kind: MovementKind;
  /** The signed amount, negative for returned money. */
  readonly yen: Yen;
  /** Null for a chargeback, whose time only the provider knows. */
  readonly at: string | null;
  /** Null until it was compared with a settlement. */
  readonly list: 'matched' | 'other-amount' | 'missing' | null;
  /** The amount that the provider has settled; null before. */
  readonly settledYen: Yen | null;
}

/** The values of a settlement line that are compared. */
export interface SettledMoney {
  readonly kind: MovementKind;
  readonly yen: number;
}

/** Finds the open movement that a line settles; null for none. */
export const movementOf = (
  movements: readonly Pick<MoneyMovement, 'id' | 'kind' | 'yen' | 'settledYen'>[],
  { kind, yen }: SettledMoney,
): { readonly id: string; readonly list: 'matched' | 'other-amount' } | null => {
  const open = movements.filter(
    (one) => one.kind === kind && one.settledYen === null && Math.sign(one.yen) === Math.sign(yen),
  );
  const same = open.find((one) => one.yen === yen);
  if (same) return { id: same.id, list: 'matched' };
  return open[0] ? { id: open[0].id, list: 'other-amount' } : null;
};
