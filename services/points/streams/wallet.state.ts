import { add, type Coins, coins, type Points, points, sum } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type LotKind, type RestoredLot, type WalletEvent, walletEvents } from './wallet.events.js';

/** The rest of a lot. */
export interface Lot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly left: Points;
  readonly expiresAt: Date;
}

/** The part of a member's points and coins that a decision needs. */
export interface Wallet {
  readonly memberId: string;
  readonly version: number;
  /** The points in all lots that have not expired. */
  readonly points: Points;
  readonly coins: Coins;
  /** The lots with points left, in spending order: by expiry, free before paid at the same moment. */
  readonly lots: readonly Lot[];
  /** False when there are more lots than these. */
  readonly complete: boolean;
}

export const emptyWallet = (memberId: string): Wallet => ({
  memberId,
  version: 0,
  points: points(0),
  coins: coins(0),
  lots: [],
  complete: true,
});

const inSpendingOrder = (a: Lot, b: Lot): number =>
  a.expiresAt.getTime() - b.expiresAt.getTime() ||
  (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0) ||
  (a.lotId < b.lotId ? -1 : a.lotId > b.lotId ? 1 : 0);

/**
 * Adds issued lots. Nothing is known behind the last lot of an incomplete wallet, so that a lot that belongs there stays
 * unknown.
 */
const withIssued = (wallet: Wallet, issued: readonly Lot[]): readonly Lot[] => {
  const lots = [...wallet.lots, ...issued].sort(inSpendingOrder);
  const last = wallet.lots.at(-1);
  if (wallet.complete) return lots;
  return last ? lots.slice(0, lots.indexOf(last) + 1) : [];
};

const withRestored = (wallet: Wallet, restored: readonly RestoredLot[]): Wallet => {
  const left = new Map(wallet.lots.map((lot) => [lot.lotId, lot.left]));
  const ids = new Set(restored.map(({ lotId }) => lotId));
  const others = { ...wallet, lots: wallet.lots.filter(({ lotId }) => !ids.has(lotId)) };
  const lots = restored.map(({ lotId, kind, amount, expiresAt }) => {
    return { lotId, kind, left: add(amount, left.get(lotId) ?? points(0)), expiresAt: new Date(expiresAt) };
  });
  const amounts = restored.map(({ amount }) => amount);
  const all = sum(wallet.points, amounts);
  return { ...wallet, version: wallet.version + 1, points: all, lots: withIssued(others, lots) };
};

const accountKind = (account: string): string => account.slice(account.lastIndexOf(':') + 1);

const withoutSpent = (
  wallet: Wallet,
  event: Extract<WalletEvent, { type: 'PointsSpent' | 'PointsExpired' | 'PointsTakenBack' }>,
): Wallet => {
  const taken = new Map<string, Points>();
  for (const { lot, amount } of event.data.lines) if (lot) taken.set(lot, add(amount, taken.get(lot) ?? points(0)));
  // An expired lot already has no value, so that its expiry takes only points that are still counted.
  const known = new Set(wallet.lots.map((lot) => lot.lotId));
  let left = wallet.points;
  for (const [lotId, amount] of taken) if (event.type !== 'PointsExpired' || known.has(lotId)) left = add(left, amount);
  const lots = wallet.lots
    .map((lot) => (taken.has(lot.lotId) ? { ...lot, left: add(lot.left, taken.get(lot.lotId)!) } : lot))
    .filter((lot) => lot.left > 0);
  return { ...wallet, version: wallet.version + 1, points: left, lots };
};

const withCoins = (wallet: Wallet, event: Extract<WalletEvent, { type: 'CoinsIssued' | 'CoinsSpent' }>): Wallet => {
  const coinLines = event.data.lines.filter(({ account }) => accountKind(account) === 'coin');
  const amounts = coinLines.map(({ amount }) => amount);
  return { ...wallet, version: wallet.version + 1, coins: sum(wallet.coins, amounts) };
};

export const evolveWallet = (wallet: Wallet, event: WalletEvent): Wallet => {
  switch (event.type) {
    case 'PointsIssued': {
      const issued = event.data.lots.map((lot) => ({
        lotId: lot.lotId,
        kind: lot.kind,
        left: lot.amount,
        expiresAt: new Date(lot.expiresAt),
      }));
      return {
        ...wallet,
        version: wallet.version + 1,
        points: sum(
          wallet.points,
          issued.map(({ left }) => left),
        ),
        lots: withIssued(wallet, issued),
      };
    }
    case 'PointsSpent':
    case 'PointsExpired':
    case 'PointsTakenBack':
      return withoutSpent(wallet, event);
    case 'PointsRestored':
      return withRestored(wallet, event.data.lots);
    case 'CoinsIssued':
    case 'CoinsSpent':
      return withCoins(wallet, event);
    case 'MoneyHeld':
    case 'MoneyMoved':
      return { ...wallet, version: wallet.version + 1 };
  }
};

export const walletStream: Stream<Wallet, WalletEvent> = {
  prefix: 'wallet',
  events: walletEvents,
  initial: emptyWallet,
  evolve: evolveWallet,
};

export const walletStreamOf = (memberId: string): string => streamIdOf(walletStream, memberId);
