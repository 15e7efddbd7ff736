import { add, negate, type Points, points, sum } from '../../kernel/money.js';
import type { LotPart } from '../streams/lot-part.js';
import type { Line, MoneyMoved, PointsRestored, PointsTakenBack } from '../streams/wallet.events.js';
import type { TakenBack } from './take-back-purchase.decide.js';

/** A payment and its member. */
export interface PurchaseReference {
  readonly memberId: string;
  readonly paymentId: string;
}

/** The house's account that holds the yen of a payment that is taken back, by its reason. */
const ACCOUNTS = { refund: 'refunds', chargeback: 'chargebacks' } as const;

/** A payment that is taken back, with the reason. */
export interface TakingBack extends PurchaseReference {
  readonly why: keyof typeof ACCOUNTS;
}

const documentOf = ({ paymentId, why }: TakingBack) => ({ kind: why, id: paymentId });

/** Returns the account of a member's debt, which is negative. */
export const debtAccountOf = (memberId: string): string => `member:${memberId}:owed`;

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
    { account: debtAccountOf(memberId), lot: null, amount: negate(owed) },
    { account: ACCOUNTS[why], lot: null, amount: add(owed, amountOf(parts, 'paid')) },
    { account: 'promotion', lot: null, amount: amountOf(parts, 'free') },
  ];
  return [...lots, ...house.filter(({ amount }) => amount !== 0)];
};

/** Builds the entry that takes a payment's points back. The house must pay its yen from now on. */
export const buildTakeBack = (purchase: TakingBack, taken: TakenBack): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: { memberId: purchase.memberId, document: documentOf(purchase), lines: linesOf(purchase, taken) },
});

/** Builds the opposite of a take-back. @param expiries the expiry of each lot */
export const buildRestoration = (
  purchase: TakingBack,
  taken: TakenBack,
  expiries: ReadonlyMap<string, string>,
): PointsRestored => ({
  type: 'PointsRestored',
  data: {
    memberId: purchase.memberId,
    document: documentOf(purchase),
    lines: linesOf(purchase, taken).map((line) => ({ ...line, amount: negate(line.amount) })),
    lots: taken.parts.map((part) => ({ ...part, expiresAt: expiries.get(part.lotId)! })),
  },
});

/** Builds the entry that moves money between accounts without points. */
export const buildMoneyMoved = (
  purchase: TakingBack,
  { from, to, yen }: { readonly from: string; readonly to: string; readonly yen: Points },
): MoneyMoved => ({
  type: 'MoneyMoved',
  data: {
    memberId: purchase.memberId,
    document: documentOf(purchase),
    lines: [
      { account: from, lot: null, amount: negate(yen) },
      { account: to, lot: null, amount: yen },
    ],
  },
});

/** The amounts that a provider keeps of a settled payment. */
export interface Settled {
  readonly provider: string;
  readonly fee: number;
}

/** Builds the entry of a provider's fee. The provider's account is the amount to be paid out, until it arrives. */
export const buildSettlement = ({ memberId, paymentId }: PurchaseReference, { provider, fee }: Settled): MoneyMoved => {
  const lines = [
    { account: 'fees', lot: null, amount: points(-fee) },
    { account: `provider:${provider}`, lot: null, amount: points(fee) },
  ];
  const document = { kind: 'settlement' as const, id: paymentId };
  return { type: 'MoneyMoved', data: { memberId, document, lines } };
};
