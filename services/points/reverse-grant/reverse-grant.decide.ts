import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Coins, coins, min, negate, points, sum } from '../../kernel/money.js';
import { type EntryWithCorrections, isGrant, isReversed } from '../streams/corrections.js';
import { spendCoins } from '../streams/spend.js';
import type {
  CoinsIssued,
  CoinsSpent,
  DisclosedReason,
  Document,
  Line,
  PointsIssued,
  PointsTakenBack,
} from '../streams/wallet.events.js';
import type { Lot, Wallet } from '../streams/wallet.state.js';

export type ReversalRefused = Refusal<'NoSuchEntry' | 'NotAGrant' | 'AlreadyReversed' | 'NothingLeft'>;

type Taken = PointsTakenBack | CoinsSpent;

const documentOf = ({ eventId }: EntryWithCorrections, why: DisclosedReason | null): Document => ({
  kind: 'reversal',
  id: eventId,
  reverses: eventId,
  ...(why && { why }),
});

/** Takes the points left in the grant's own lots. Anything that its points have bought stays. */
const takePoints = (wallet: Wallet, document: Document, grant: PointsIssued): PointsTakenBack | null => {
  const { memberId } = wallet;
  const grantedLotIds = new Set(grant.data.lots.map(({ lotId }) => lotId));
  const lots = wallet.lots.filter(({ lotId }) => grantedLotIds.has(lotId));
  if (lots.length === 0) return null;
  const amount = sum(
    points(0),
    lots.map(({ left }) => left),
  );
  const lineOf = ({ lotId, kind, left }: Lot): Line<typeof amount> => ({
    account: `member:${memberId}:${kind}`,
    lot: lotId,
    amount: negate(left),
  });
  const lines = [...lots.map(lineOf), { account: 'promotion', lot: null, amount }];
  return { type: 'PointsTakenBack', data: { memberId, document, lines } };
};

/** Takes up to the granted number of coins from the member's present ones, because coins have no lot. */
const takeCoins = (wallet: Wallet, document: Document, grant: CoinsIssued): CoinsSpent | null => {
  const { memberId } = wallet;
  const granted: Coins = sum(
    coins(0),
    grant.data.lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount),
  );
  const amount = min(granted, wallet.coins);
  if (amount === 0) return null;
  const lines = spendCoins(wallet, { memberId, amount, to: 'promotion' })!;
  return { type: 'CoinsSpent', data: { memberId, document, lines } };
};

/**
 * Decides on the reversal of a mistaken grant, once, for as much as is left of it.
 *
 * @param wallet loaded with all its lots
 * @param entry null if the wallet has no entry with this id
 * @param why null if the reason is not shown to the member
 */
export const decideReversal = (
  wallet: Wallet,
  entry: EntryWithCorrections | null,
  why: DisclosedReason | null,
): Decision<Taken, ReversalRefused> => {
  if (!entry) return refuse({ code: 'NoSuchEntry' });
  const { event: grant } = entry;
  if (!isGrant(grant)) return refuse({ code: 'NotAGrant' });
  if (isReversed(entry)) return refuse({ code: 'AlreadyReversed' });
  const document = documentOf(entry, why);
  const taken =
    grant.type === 'PointsIssued' ? takePoints(wallet, document, grant) : takeCoins(wallet, document, grant);
  return taken ? accept<Taken>(taken) : refuse({ code: 'NothingLeft' });
};
