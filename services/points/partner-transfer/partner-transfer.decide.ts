import { min, negate, type Points, points, sum } from '../../kernel/money.js';
import { issuePoints } from '../streams/issue.js';
import type { LotPart } from '../streams/lot-part.js';
import type { Line, MoneyMoved, PointsIssued, PointsRestored, PointsTakenBack } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** Points between a member and a partner site. */
export interface OfTransfer {
  readonly memberId: string;
  readonly transferId: string;
  readonly siteId: string;
}

/** What has left a member and is not at its site yet. */
const UNDER_WAY = 'transfers';

const documentOf = ({ transferId }: OfTransfer) => ({ kind: 'transfer' as const, id: transferId });
const accountOfSite = ({ siteId }: OfTransfer): string => `partner:${siteId}`;

const freeLots = ({ lots }: Wallet) => lots.filter(({ kind }) => kind === 'free');

/** The free points of a wallet that was loaded with all its lots. */
export const freePointsOf = (wallet: Wallet): Points =>
  sum(
    points(0),
    freeLots(wallet).map(({ left }) => left),
  );

/** Free points in the order in which they expire. @returns null where there are fewer */
export const takeFreePoints = (wallet: Wallet, amount: Points): readonly LotPart[] | null => {
  let missing: number = amount;
  const parts = freeLots(wallet).flatMap(({ lotId, kind, left }) => {
    const taken = min(left, points(missing));
    missing -= taken;
    return taken > 0 ? [{ lotId, kind, amount: taken }] : [];
  });
  return missing === 0 ? parts : null;
};

const linesOf = ({ memberId }: OfTransfer, parts: readonly LotPart[]): Line<Points>[] => [
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

/** Points leave the wallet, on their way to a site. */
export const setAsidePoints = (of: OfTransfer, parts: readonly LotPart[]): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: { memberId: of.memberId, document: documentOf(of), lines: linesOf(of, parts) },
});

/** The site has not taken them: they are in their lots again. @param expiries when each of the lots ends */
export const givenBackPoints = (
  of: OfTransfer,
  parts: readonly LotPart[],
  expiries: ReadonlyMap<string, string>,
): PointsRestored => ({
  type: 'PointsRestored',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: linesOf(of, parts).map((line) => ({ ...line, amount: negate(line.amount) })),
    lots: parts.map((part) => ({ ...part, expiresAt: expiries.get(part.lotId)! })),
  },
});

/** The site has given its member what was on its way. */
export const handedOverPoints = (of: OfTransfer, amount: Points): MoneyMoved => ({
  type: 'MoneyMoved',
  data: {
    memberId: of.memberId,
    document: documentOf(of),
    lines: [
      { account: UNDER_WAY, lot: null, amount: negate(amount) },
      { account: accountOfSite(of), lot: null, amount },
    ],
  },
});

/** The site has taken points from its member: here they are free points, which live from now. */
export const broughtPoints = (
  of: OfTransfer,
  { lotId, amount, issuedAt }: { readonly lotId: string; readonly amount: Points; readonly issuedAt: Date },
): PointsIssued => {
  const issue = issuePoints(of.memberId, { lotId, kind: 'free', amount, issuedAt, from: accountOfSite(of) });
  return { type: 'PointsIssued', data: { memberId: of.memberId, document: documentOf(of), ...issue } };
};
