import { min, negate, type Points, points, sum } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { LotPart } from '../streams/lot-part.js';
import type { Line, MoneyMoved, PointsIssued, PointsRestored, PointsTakenBack } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** A transfer of points between a member and a partner site. */
export interface TransferReference {
  readonly memberId: string;
  readonly transferId: string;
  readonly siteId: string;
}

/** The account of points that have left a member and are not at the site yet. */
const UNDER_WAY = 'transfers';

const documentOf = ({ transferId }: TransferReference) => ({ kind: 'transfer' as const, id: transferId });
const accountOfSite = ({ siteId }: TransferReference): string => `partner:${siteId}`;

const freeLots = ({ lots }: Wallet) => lots.filter(({ kind }) => kind === 'free');

/** Returns the free points of a wallet that was loaded with all its lots. */
export const freePointsOf = (wallet: Wallet): Points =>
  sum(
    points(0),
    freeLots(wallet).map(({ left }) => left),
  );

/** Takes free points in the order of expiry. @returns null if there are too few */
export const takeFreePoints = (wallet: Wallet, amount: Points): readonly LotPart[] | null => {
  let missing: number = amount;
  const parts = freeLots(wallet).flatMap(({ lotId, kind, left }) => {
    const taken = min(left, points(missing));
    missing -= taken;
    return taken > 0 ? [{ lotId, kind, amount: taken }] : [];
  });
  return missing === 0 ? parts : null;
};

const linesOf = ({ memberId }: TransferReference, parts: readonly LotPart[]): Line<Points>[] => [
  ...parts.map(({ lotId, kind, amount }) => {
    return { account: `member:${memberId}:${kind}`, lot: lotId, amount: negate(amount) };
  }),
  {
    account: UNDER_WAY,
    lot: null,
    amount: sum(
      points(0),
      parts.map(({ amount }) => amount),
    ),
  },
];

/** Takes points out of the wallet for a transfer to a site. */
export const buildReservation = (transfer: TransferReference, parts: readonly LotPart[]): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: { memberId: transfer.memberId, document: documentOf(transfer), lines: linesOf(transfer, parts) },
});

/** Returns points of a refused transfer to their lots. @param expiries the expiry of each lot */
export const buildReturn = (
  transfer: TransferReference,
  parts: readonly LotPart[],
  expiries: ReadonlyMap<string, string>,
): PointsRestored => ({
  type: 'PointsRestored',
  data: {
    memberId: transfer.memberId,
    document: documentOf(transfer),
    lines: linesOf(transfer, parts).map((line) => ({ ...line, amount: negate(line.amount) })),
    lots: parts.map((part) => ({ ...part, expiresAt: expiries.get(part.lotId)! })),
  },
});

/** Records that the site has credited a transfer. */
export const buildHandover = (transfer: TransferReference, amount: Points): MoneyMoved => ({
  type: 'MoneyMoved',
  data: {
    memberId: transfer.memberId,
    document: documentOf(transfer),
    lines: [
      { account: UNDER_WAY, lot: null, amount: negate(amount) },
      { account: accountOfSite(transfer), lot: null, amount },
    ],
  },
});

/** Credits points that a site has taken from its member, as free points that live from now. */
export const buildArrival = (
  transfer: TransferReference,
  { lotId, amount, issuedAt }: { readonly lotId: string; readonly amount: Points; readonly issuedAt: Date },
): PointsIssued => {
  const issue = issuePoints(transfer.memberId, {
    lotId,
    kind: 'free',
    amount,
    issuedAt,
    from: accountOfSite(transfer),
  });
  return { type: 'PointsIssued', data: { memberId: transfer.memberId, document: documentOf(transfer), ...issue } };
};
