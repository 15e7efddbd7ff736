import { accept, type Decision } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { Document, PointsIssued } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** Free points that the shop promised for something. */
export interface Bonus {
  readonly lotId: string;
  readonly amount: Points;
  /** What they were promised for. */
  readonly document: Document;
  readonly now: Date;
}

/** A member gets what was promised: free points, out of the house's promotion account. */
export const decideGiveBonus = (
  { memberId }: Wallet,
  { lotId, amount, document, now: issuedAt }: Bonus,
): Decision<PointsIssued, never> => {
  const issue = issuePoints(memberId, { lotId, kind: 'free', amount, issuedAt, from: 'promotion' });
  return accept({ type: 'PointsIssued', data: { memberId, document, ...issue } });
};
