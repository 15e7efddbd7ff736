import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { coins, negate, points } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { CoinsIssued, PointsIssued } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** The maximum of points or coins in one grant. */
export const MAX_GRANT = 1_000_000;

export type GrantRefused = Refusal<'AmountOutOfRange'>;

export interface GrantInput {
  readonly grantId: string;
  /** The requested amount. */
  readonly amount: number;
  readonly memo: string;
  /** The entry that the grant compensates, by its event's id. */
  readonly makesGood?: string | undefined;
  readonly now: Date;
}

const documentOf = ({ grantId, memo, makesGood }: GrantInput) => ({
  kind: 'grant' as const,
  id: grantId,
  memo,
  ...(makesGood && { reverses: makesGood }),
});

const inRange = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= MAX_GRANT;

/** Decides on a grant of free points from the house's promotion account. */
export const decideGrantPoints = (wallet: Wallet, grant: GrantInput): Decision<PointsIssued, GrantRefused> => {
  if (!inRange(grant.amount)) return refuse({ code: 'AmountOutOfRange' });
  const { memberId } = wallet;
  const issue = issuePoints(memberId, {
    lotId: grant.grantId,
    kind: 'free',
    amount: points(grant.amount),
    issuedAt: grant.now,
    from: 'promotion',
  });
  return accept({ type: 'PointsIssued', data: { memberId, document: documentOf(grant), ...issue } });
};

/** Decides on a grant of coins. */
export const decideGrantCoins = (wallet: Wallet, grant: GrantInput): Decision<CoinsIssued, GrantRefused> => {
  if (!inRange(grant.amount)) return refuse({ code: 'AmountOutOfRange' });
  const { memberId } = wallet;
  const amount = coins(grant.amount);
  return accept({
    type: 'CoinsIssued',
    data: {
      memberId,
      document: documentOf(grant),
      lines: [
        { account: 'promotion', lot: null, amount: negate(amount) },
        { account: `member:${memberId}:coin`, lot: null, amount },
      ],
    },
  });
};
