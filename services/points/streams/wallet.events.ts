import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Amount, Coins, Points } from '../../kernel/money.js';

/** One side of an entry; the lines of an event sum to zero for points and for coins. */
export interface Line<Unit extends Amount = Amount> {
  /** `member:<id>:paid|free|coin`, or one of the house's: `sales`, `promotion`, `conversion`, `breakage`, … */
  readonly account: string;
  /** The lot that the points belong to; null for coins and the house's side. */
  readonly lot: string | null;
  /** Signed; what an account gains is positive. */
  readonly amount: Unit;
}

/** The reasons of a reversal that are shown to the member. Suspicions are never shown. */
export const DISCLOSED_REASONS = ['correction', 'system-error', 'duplicate-payment', 'member-request'] as const;

export type DisclosedReason = (typeof DISCLOSED_REASONS)[number];

/** The source document of a movement of points or coins. */
export interface Document {
  readonly kind:
    | 'draw'
    | 'grant'
    | 'decision'
    | 'exchange'
    | 'expiry'
    | 'forfeit'
    | 'payment'
    | 'refund'
    | 'chargeback'
    | 'settlement'
    | 'rank'
    | 'referral'
    | 'transfer'
    | 'closing'
    | 'reversal';
  readonly id: string;
  /** The entry of the same wallet, by its event's id, that this one reverses or compensates; absent for none. */
  readonly reverses?: string;
  /** The reason of a reversal, when it is shown to the member. */
  readonly why?: DisclosedReason;
  /** An operator's text that the member reads in the history. */
  readonly memo?: string;
}

export type LotKind = 'paid' | 'free';

/** Points that were issued together and expire together. */
export interface IssuedLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly amount: Points;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** The lots that these points come from, if they were returned for a card. */
  readonly parents: readonly { readonly lotId: string; readonly amount: Points }[];
}

interface Entry<Unit extends Amount> {
  readonly memberId: string;
  readonly document: Document;
  readonly lines: readonly Line<Unit>[];
}

export type PointsIssued = DomainEvent<'PointsIssued', Entry<Points> & { readonly lots: readonly IssuedLot[] }>;
export type PointsSpent = DomainEvent<'PointsSpent', Entry<Points>>;
export type PointsExpired = DomainEvent<'PointsExpired', Entry<Points>>;
export type CoinsIssued = DomainEvent<'CoinsIssued', Entry<Coins>>;
export type CoinsSpent = DomainEvent<'CoinsSpent', Entry<Coins>>;
/** Money came without points for the member; the house holds it. */
export type MoneyHeld = DomainEvent<'MoneyHeld', Entry<Points>>;

/**
 * Points were taken back: of a payment whose money is refunded or disputed, of a mistaken grant, or for a transfer to a partner
 * site. A payment's missing points become a debt.
 */
export type PointsTakenBack = DomainEvent<'PointsTakenBack', Entry<Points>>;

/** A lot that has points again. */
export interface RestoredLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly amount: Points;
  readonly expiresAt: string;
}

/** Points that were taken back or in transit are in their lots again, with their earlier expiry. */
export type PointsRestored = DomainEvent<'PointsRestored', Entry<Points> & { readonly lots: readonly RestoredLot[] }>;
/** Money of a member's payments moved, or points that have left the wallet. The wallet itself is unchanged. */
export type MoneyMoved = DomainEvent<'MoneyMoved', Entry<Points>>;

/** Stream `wallet-<memberId>`. */
export type WalletEvent =
  | PointsIssued
  | PointsSpent
  | PointsExpired
  | PointsTakenBack
  | PointsRestored
  | CoinsIssued
  | CoinsSpent
  | MoneyHeld
  | MoneyMoved;

export const walletEvents = declareEvents({
  PointsIssued: { value: 'points', cards: 'none', lots: 'new', figure: true, news: true, history: 'member' },
  PointsSpent: { value: 'points', cards: 'none', figure: true, news: false, history: 'member' },
  PointsExpired: { value: 'points', cards: 'none', figure: true, news: true, history: 'member' },
  PointsTakenBack: { value: 'points', cards: 'none', figure: false, news: true, history: 'member' },
  PointsRestored: { value: 'points', cards: 'none', lots: 'restored', figure: false, news: false, history: 'member' },
  CoinsIssued: { value: 'coins', cards: 'none', figure: false, news: true, history: 'member' },
  CoinsSpent: { value: 'coins', cards: 'none', figure: true, news: true, history: 'member' },
  MoneyHeld: { value: 'points', cards: 'none', figure: false, news: false, history: 'member' },
  MoneyMoved: { value: 'points', cards: 'none', figure: false, news: false, history: 'member' },
} satisfies EventDeclarations<WalletEvent>);
