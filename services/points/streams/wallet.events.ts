import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** One side of an entry; the lines of an event sum to zero for points and for coins. */
export interface Line {
  /** `member:<id>:paid|free|coin`, or one of the house's: `sales`, `promotion`, `conversion`, `breakage`, … */
  readonly account: string;
  /** The lot that the points belong to; null for coins and the house's side. */
  readonly lot: string | null;
  /** Signed; what an account gains is positive. */
  readonly amount: number;
}

/** Why points or coins move: the source document. */
export interface Document {
  readonly kind: 'draw' | 'grant' | 'decision' | 'expiry' | 'forfeit';
  readonly id: string;
  /** What the member reads in the history beside the kind; an operator's words. */
  readonly memo?: string;
}

export type LotKind = 'paid' | 'free';

/** Points that were issued together and expire together. */
export interface IssuedLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly amount: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** The lots that these points come from, when they were given back for a card. */
  readonly parents: readonly { readonly lotId: string; readonly amount: number }[];
}

interface Entry {
  readonly memberId: string;
  readonly document: Document;
  readonly lines: readonly Line[];
}

export type PointsIssued = DomainEvent<'PointsIssued', Entry & { readonly lots: readonly IssuedLot[] }>;
export type PointsSpent = DomainEvent<'PointsSpent', Entry>;
export type PointsExpired = DomainEvent<'PointsExpired', Entry>;
export type CoinsIssued = DomainEvent<'CoinsIssued', Entry>;
export type CoinsSpent = DomainEvent<'CoinsSpent', Entry>;

/** Stream `wallet-<memberId>`. */
export type WalletEvent = PointsIssued | PointsSpent | PointsExpired | CoinsIssued | CoinsSpent;

export const walletEvents: EventVersions<WalletEvent> = {
  PointsIssued: 1,
  PointsSpent: 1,
  PointsExpired: 1,
  CoinsIssued: 1,
  CoinsSpent: 1,
};
