import { accept, type Decision } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { Document, PointsIssued } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** Free points that the shop promised. */
export interface Bonus {
  readonly lotId: string;
  readonly amount: Points;
  /** The document for which they were promised. */
  readonly document: Document;
  readonly now: Date;
}

/** Gives a member promised free points from the house's promotion account. */
export const decideGiveBonus = (
  { memberId }: Wallet,
  { lotId, amount, document, now: issuedAt }: Bonus,
): Decision<PointsIssued, never> => {
  const issue = issuePoints(memberId, { lotId, kind: 'free', amount, issuedAt, from: 'promotion' });
  return accept({ type: 'PointsIssued', data: { memberId, document, ...issue } });
};
