import { coins, points } from '../../kernel/money.js';
import type {
  LotKind,
  PointsExpired,
  PointsIssued,
  PointsSpent,
  PointsTakenBack,
  WalletEvent,
} from './wallet.events.js';
import { emptyWallet, evolveWallet, type Wallet } from './wallet.state.js';

export const MEMBER = 'm1';
export const [EARLY, MIDDLE, LATE] = ['2026-05-01', '2026-06-01', '2026-07-01'].map(
  (day) => `${day}T00:00:00.000Z`,
) as [string, string, string];

const document = { kind: 'grant' as const, id: 'g' };

/** Builds the event of a lot from promotion. */
export const buildIssued = (
  lotId: string,
  amount: number,
  expiresAt = EARLY,
  kind: LotKind = 'free',
): PointsIssued => ({
  type: 'PointsIssued',
  data: {
    memberId: MEMBER,
    document,
    lines: [
      { account: 'promotion', lot: null, amount: points(-amount) },
      { account: `member:${MEMBER}:${kind}`, lot: lotId, amount: points(amount) },
    ],
    lots: [{ lotId, kind, amount: points(amount), issuedAt: '2026-01-01T00:00:00.000Z', expiresAt, parents: [] }],
  },
});

const taken = (to: string, parts: readonly [lot: string, amount: number][]) => ({
  memberId: MEMBER,
  document,
  lines: [
    ...parts.map(([lot, amount]) => ({ account: `member:${MEMBER}:free`, lot, amount: points(-amount) })),
    { account: to, lot: null, amount: points(parts.reduce((sum, [, amount]) => sum + amount, 0)) },
  ],
});

export const buildSpent = (...parts: [lot: string, amount: number][]): PointsSpent => ({
  type: 'PointsSpent',
  data: taken('sales', parts),
});

export const buildExpired = (...parts: [lot: string, amount: number][]): PointsExpired => ({
  type: 'PointsExpired',
  data: taken('breakage', parts),
});

export const buildTakenBack = (...parts: [lot: string, amount: number][]): PointsTakenBack => ({
  type: 'PointsTakenBack',
  data: taken('refunds', parts),
});

/** Builds the event of coins gained, or spent if the amount is negative. */
export const buildCoinsMoved = (amount: number): WalletEvent => ({
  type: amount < 0 ? 'CoinsSpent' : 'CoinsIssued',
  data: {
    memberId: MEMBER,
    document,
    lines: [
      { account: amount < 0 ? 'sales' : 'promotion', lot: null, amount: coins(-amount) },
      { account: `member:${MEMBER}:coin`, lot: null, amount: coins(amount) },
    ],
  },
});

export const applyEvents = (...history: WalletEvent[]): Wallet => history.reduce(evolveWallet, emptyWallet(MEMBER));

export const lotsOf = (wallet: Wallet): [string, number][] => wallet.lots.map((lot) => [lot.lotId, lot.left]);
