import { add, negate, type Points, points, sum } from '../../kernel/money.js';
import type { LotPart } from '../streams/lot-part.js';
import type { Line, MoneyMoved, PointsRestored, PointsTakenBack } from '../streams/wallet.events.js';
import type { TakenBack } from './take-back-purchase.decide.js';

/** Whose payment it is. */
export interface OfPurchase {
  readonly memberId: string;
  readonly paymentId: string;
}

/** Why it is taken back, and which account of the house holds its yen until they are gone. */
const ACCOUNTS = { refund: 'refunds', chargeback: 'chargebacks' } as const;

/** A payment that is taken back, and why. */
export interface TakingBack extends OfPurchase {
  readonly why: keyof typeof ACCOUNTS;
}

const documentOf = ({ paymentId, why }: TakingBack) => ({ kind: why, id: paymentId });

/** What its member owes the shop, below zero. */
export const owedBy = (memberId: string): string => `member:${memberId}:owed`;

const amountOf = (parts: readonly LotPart[], kind: LotPart['kind']): Points =>
  sum(
    points(0),
    parts.filter((part) => part.kind === kind).map(({ amount }) => amount),
  );

const linesOf = ({ memberId, why }: TakingBack, { parts, owed }: TakenBack): Line<Points>[] => {
  const lots = parts.map(({ lotId, kind, amount }) => {
    return { account: `member:${memberId}:${kind}`, lot: lotId, amount: negate(amount) };
  });
  const house = [
    { account: owedBy(memberId), lot: null, amount: negate(owed) },
    { account: ACCOUNTS[why], lot: null, amount: add(owed, amountOf(parts, 'paid')) },
    { account: 'promotion', lot: null, amount: amountOf(parts, 'free') },
  ];
  return [...lots, ...house.filter(({ amount }) => amount !== 0)];
};

/** What a payment has given goes back to the house, which has its yen to pay from now on. */
export const takenBackPurchase = (of: TakingBack, taken: TakenBack): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: { memberId: of.memberId, document: documentOf(of), lines: linesOf(of, taken) },
});

/** The opposite of what was taken back. @param expiries when each of its lots ends */
export const restoredPurchase = (
  of: TakingBack,
  taken: TakenBack,
  expiries: ReadonlyMap<string, string>,
): PointsRestored => ({
  type: 'PointsRestored',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: linesOf(of, taken).map((line) => ({ ...line, amount: negate(line.amount) })),
    lots: taken.parts.map((part) => ({ ...part, expiresAt: expiries.get(part.lotId)! })),
  },
});

/** Money goes from one account to another, and no points with it. */
export const movedMoney = (
  of: TakingBack,
  { from, to, yen }: { readonly from: string; readonly to: string; readonly yen: Points },
): MoneyMoved => ({
  type: 'MoneyMoved',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: [
      { account: from, lot: null, amount: negate(yen) },
      { account: to, lot: null, amount: yen },
    ],
  },
});

/** What a provider keeps of a payment that it has settled. */
export interface Settled {
  readonly provider: string;
  readonly fee: number;
}

/** The provider keeps its fee: its account is what it is to pay out, until that is on the shop's account. */
export const settledMoney = ({ memberId, paymentId }: OfPurchase, { provider, fee }: Settled): MoneyMoved => {
  const lines = [
    { account: 'fees', lot: null, amount: points(-fee) },
    { account: `provider:${provider}`, lot: null, amount: points(fee) },
  ];
  const document = { kind: 'settlement' as const, id: paymentId };
  return { type: 'MoneyMoved', data: { memberId, document, lines } };
};
