import { negate, type Points, points, subtract, sum } from '../../kernel/money.js';
import { addTokyoMonths } from '../../kernel/time.js';
import type { IssuedLot, Line, LotKind } from './wallet.events.js';

/** The number of calendar months that points live after their issue. */
export const POINT_LIFE_MONTHS = 6;

export const expiryOf = (issuedAt: Date): Date => addTokyoMonths(issuedAt, POINT_LIFE_MONTHS);

/** A new lot, and the lines that move it from one of the house's accounts to the member's. */
export interface Issue {
  readonly lots: readonly IssuedLot[];
  readonly lines: readonly Line<Points>[];
}

/** Issues points to a member. */
export const issuePoints = (
  memberId: string,
  lot: { lotId: string; kind: LotKind; amount: Points; issuedAt: Date; from: string },
): Issue => ({
  lots: [
    {
      lotId: lot.lotId,
      kind: lot.kind,
      amount: lot.amount,
      issuedAt: lot.issuedAt.toISOString(),
      expiresAt: expiryOf(lot.issuedAt).toISOString(),
      parents: [],
    },
  ],
  lines: [
    { account: lot.from, lot: null, amount: negate(lot.amount) },
    { account: `member:${memberId}:${lot.kind}`, lot: lot.lotId, amount: lot.amount },
  ],
});

/** A part of a draw's price, with the lot that paid it. */
export interface PaidFrom {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly amount: Points;
  readonly expiresAt: string;
}

/** The life of points returned for a card: `new` starts anew, `inherit` ends with the lots that paid the draw. */
export type ConversionLife = 'new' | 'inherit';

/**
 * Returns points for cards. They keep the lineage of the lots that paid the draw. The share that was paid with bought points
 * returns as bought points (rounded down), the rest as free ones.
 *
 * @param lotIdOf returns the id of the new lot of a kind
 */
export const convertToPoints = (
  memberId: string,
  amount: Points,
  paidFrom: readonly PaidFrom[],
  at: Date,
  life: ConversionLife,
  lotIdOf: (kind: LotKind) => string,
): Issue => {
  const cost = costOf(paidFrom);
  const paidCost = costOf(paidFrom.filter((lot) => lot.kind === 'paid'));
  const paid = points(cost === 0 ? 0 : Number((BigInt(amount) * BigInt(paidCost)) / BigInt(cost)));
  const shares: [LotKind, Points][] = [
    ['paid', paid],
    ['free', subtract(amount, paid)],
  ];
  const issues = shares
    .filter(([, share]) => share > 0)
    .map(([kind, share]) => {
      const parents = paidFrom.filter((lot) => lot.kind === kind);
      return convertedLot(memberId, { lotId: lotIdOf(kind), kind, amount: share, at, parents, life });
    });
  return { lots: issues.flatMap((issue) => issue.lots), lines: issues.flatMap((issue) => issue.lines) };
};

const costOf = (paidFrom: readonly PaidFrom[]): Points =>
  sum(
    points(0),
    paidFrom.map(({ amount }) => amount),
  );

const convertedLot = (
  memberId: string,
  lot: { lotId: string; kind: LotKind; amount: Points; at: Date; parents: readonly PaidFrom[]; life: ConversionLife },
): Issue => {
  const issue = issuePoints(memberId, { ...lot, issuedAt: lot.at, from: 'conversion' });
  const earliest = lot.parents.map((parent) => parent.expiresAt).sort()[0];
  const expiresAt = lot.life === 'inherit' && earliest ? earliest : issue.lots[0]!.expiresAt;
  const parents = lot.parents.map(({ lotId, amount }) => ({ lotId, amount }));
  return { ...issue, lots: [{ ...issue.lots[0]!, expiresAt, parents }] };
};
