import { accept, type Decision } from '../../kernel/decision.js';
import { type Coins, negate, type Points } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { CoinsIssued, MoneyHeld, PointsIssued } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** A paid purchase of points. */
export interface Purchase {
  readonly paymentId: string;
  /** The id of the payment provider that received the money, or `bank`. */
  readonly provider: string;
  /** Paid points, equal to the yen. */
  readonly points: Points;
  readonly bonusPoints: Points;
  readonly bonusCoins: Coins;
  readonly paidLotId: string;
  readonly bonusLotId: string;
  readonly now: Date;
}

const documentOf = ({ paymentId }: Purchase) => ({ kind: 'payment' as const, id: paymentId });

/** Credits a purchase. Its six months begin now, not at the order. */
export const decideCreditPurchase = (
  { memberId }: Wallet,
  purchase: Purchase,
): Decision<PointsIssued | CoinsIssued, never> => {
  const { provider, points, bonusPoints, bonusCoins, paidLotId, bonusLotId, now: issuedAt } = purchase;
  const document = documentOf(purchase);
  const paid = issuePoints(memberId, {
    lotId: paidLotId,
    kind: 'paid',
    amount: points,
    issuedAt,
    from: `provider:${provider}`,
  });
  const bonus = bonusPoints
    ? issuePoints(memberId, { lotId: bonusLotId, kind: 'free', amount: bonusPoints, issuedAt, from: 'promotion' })
    : { lots: [], lines: [] };
  const lots = [...paid.lots, ...bonus.lots];
  const lines = [...paid.lines, ...bonus.lines];
  const issued: PointsIssued = { type: 'PointsIssued', data: { memberId, document, lines, lots } };
  if (bonusCoins === 0) return accept(issued);
  const coins = [
    { account: 'promotion', lot: null, amount: negate(bonusCoins) },
    { account: `member:${memberId}:coin`, lot: null, amount: bonusCoins },
  ];
  return accept<PointsIssued | CoinsIssued>(issued, {
    type: 'CoinsIssued',
    data: { memberId, document, lines: coins },
  });
};

/** Holds money for a member who may get no points, until finance decides. */
export const decideHoldMoney = ({ memberId }: Wallet, purchase: Purchase): Decision<MoneyHeld, never> =>
  accept({
    type: 'MoneyHeld',
    data: {
      memberId,
      document: documentOf(purchase),
      lines: [
        { account: `provider:${purchase.provider}`, lot: null, amount: negate(purchase.points) },
        { account: 'suspense', lot: null, amount: purchase.points },
      ],
    },
  });
