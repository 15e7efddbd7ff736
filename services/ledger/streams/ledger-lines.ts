import type { RecordedEvent } from '../../kernel/event.js';
import type { DepositEvent } from '../../payments/index.js';
import type { Line, WalletEvent } from '../../points/index.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** An event that has lines of the books: of a member's wallet, or of money that is nobody's yet. */
export type BookedEvent = WalletEvent | DepositEvent;

const UNITS: { readonly [Type in BookedEvent['type']]: Unit } = {
  PointsIssued: 'points',
  PointsSpent: 'points',
  PointsExpired: 'points',
  PointsTakenBack: 'points',
  PointsRestored: 'points',
  CoinsIssued: 'coins',
  CoinsSpent: 'coins',
  MoneyHeld: 'points',
  MoneyMoved: 'points',
  DepositMatched: 'points',
  DepositHeld: 'points',
  PayoutMatched: 'points',
  DepositReturned: 'points',
  DepositIgnored: 'points',
  DepositReversed: 'points',
};

export const unitOf = (event: Pick<RecordedEvent<BookedEvent>, 'type'>): Unit => UNITS[event.type];

/** The accounts of all members of one kind together, `member:paid`; each of the house's is a class of its own. */
export const classOf = (account: string): string => account.replace(/^member:.*:/, 'member:');

export const turnoverOf = (lines: readonly Pick<Line, 'amount'>[]): Turnover => ({
  gained: lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
  lost: lines.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0),
  lines: lines.length,
});
