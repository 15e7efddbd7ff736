import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points, Yen } from '../../kernel/money.js';
import type { Provider } from '../../payments/index.js';
import type { Line } from '../../points/index.js';

/** The reason why a deposit was matched with a payment. */
export type MatchedBy = 'number' | 'name' | 'parts' | 'confirmed-by-hand' | 'payout' | 'operator';

/** The reason why a deposit, or its rest, is held by the house. */
export type HeldBecause =
  | 'too-little'
  | 'too-much'
  | 'paid-already'
  | 'unknown-number'
  | 'several-payments'
  | 'no-payment'
  | 'no-payout'
  | 'reversal'
  /** A deposit that may repeat a known one, or be another transfer of the same sender and amount on one day. */
  | 'maybe-known';

/** A ledger entry without a member's account; it may have no lines. */
interface Booked {
  readonly document: { readonly kind: 'deposit'; readonly id: string; readonly memo?: string };
  readonly lines: readonly Line<Points>[];
}

interface OfDeposit extends Booked {
  readonly depositId: string;
}

interface OfLine extends OfDeposit {
  /** The amount of the line. */
  readonly yen: Yen;
  readonly bookedOn: string;
}

/** A line of the bank's file belongs to a payment. */
export type DepositMatched = DomainEvent<
  'DepositMatched',
  OfLine & {
    readonly paymentId: string;
    readonly memberId: string;
    readonly by: MatchedBy;
    /** The surplus over the payment, which the house holds. */
    readonly restYen: Yen;
    /** The missing amount that the shop adds: a fee that the sender's bank kept. */
    readonly shortYen: Yen;
  }
>;
/** The purpose is uncertain, so the house holds the money. */
export type DepositHeld = DomainEvent<
  'DepositHeld',
  OfLine & {
    readonly because: HeldBecause;
    /** The payment that it names; null for none. */
    readonly paymentId: string | null;
  }
>;
/** The deposit is a provider's payout of settled days. */
export type PayoutMatched = DomainEvent<
  'PayoutMatched',
  OfLine & {
    readonly provider: Provider;
    readonly by: MatchedBy;
    /** The open amount of each day, the oldest first. */
    readonly days: readonly { readonly day: string; readonly yen: Yen }[];
  }
>;
/** The held amount was transferred back to its sender. */
export type DepositReturned = DomainEvent<'DepositReturned', OfDeposit & { readonly yen: Yen }>;
/** The held amount does not belong to a member. */
export type DepositIgnored = DomainEvent<'DepositIgnored', OfDeposit & { readonly yen: Yen }>;
/** The sender's bank has reversed the deposit. */
export type DepositReversed = DomainEvent<'DepositReversed', OfLine>;

/** The events of the stream `deposit-<depositId>`: a line of the bank's file, without its sender. */
export type DepositEvent =
  | DepositMatched
  | DepositHeld
  | PayoutMatched
  | DepositReturned
  | DepositIgnored
  | DepositReversed;

export const depositEvents = declareEvents({
  DepositMatched: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
  DepositHeld: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
  PayoutMatched: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
  DepositReturned: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
  DepositIgnored: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
  DepositReversed: { value: 'points', cards: 'none', figure: false, news: false, history: 'deposit' },
} satisfies EventDeclarations<DepositEvent>);
