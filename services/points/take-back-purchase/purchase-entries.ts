import { negative, type Points, plus, points, sum } from '../../kernel/money.js';
import type { Line, MoneyMoved, PointsRestored, PointsTakenBack } from '../streams/wallet.events.js';
import type { LotPart, TakenBack } from './take-back-purchase.decide.js';

/** Whose payment it is. */
export interface OfPurchase {
  readonly memberId: string;
  readonly paymentId: string;
}

const documentOf = ({ paymentId }: OfPurchase) => ({ kind: 'refund' as const, id: paymentId });

/** What its member owes the shop, below zero. */
export const owedBy = (memberId: string): string => `member:${memberId}:owed`;

const amountOf = (parts: readonly LotPart[], kind: LotPart['kind']): Points =>
  sum(
    points(0),
    parts.filter((part) => part.kind === kind).map(({ amount }) => amount),
  );

const linesOf = (memberId: string, { parts, owed }: TakenBack): Line<Points>[] => {
  const lots = parts.map(({ lotId, kind, amount }) => {
    return { account: `member:${memberId}:${kind}`, lot: lotId, amount: negative(amount) };
  });
  const house = [
    { account: owedBy(memberId), lot: null, amount: negative(owed) },
    { account: 'refunds', lot: null, amount: plus(owed, amountOf(parts, 'paid')) },
    { account: 'promotion', lot: null, amount: amountOf(parts, 'free') },
  ];
  return [...lots, ...house.filter(({ amount }) => amount !== 0)];
};

/** What a payment has given goes back to the house, which has its yen to pay from now on. */
export const takenBackPurchase = (of: OfPurchase, taken: TakenBack): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: { memberId: of.memberId, document: documentOf(of), lines: linesOf(of.memberId, taken) },
});

/** The opposite of what was taken back. @param expiries when each of its lots ends */
export const restoredPurchase = (
  of: OfPurchase,
  taken: TakenBack,
  expiries: ReadonlyMap<string, string>,
): PointsRestored => ({
  type: 'PointsRestored',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: linesOf(of.memberId, taken).map((line) => ({ ...line, amount: negative(line.amount) })),
    lots: taken.parts.map((part) => ({ ...part, expiresAt: expiries.get(part.lotId)! })),
  },
});

/** Money goes from one account to another, and no points with it. */
export const movedMoney = (
  of: OfPurchase,
  { from, to, yen }: { readonly from: string; readonly to: string; readonly yen: Points },
): MoneyMoved => ({
  type: 'MoneyMoved',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: [
      { account: from, lot: null, amount: negative(yen) },
      { account: to, lot: null, amount: yen },
    ],
  },
});
