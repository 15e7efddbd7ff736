import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points, Yen } from '../../kernel/money.js';
import type { Provider } from '../../payments/index.js';
import type { Line } from '../../points/index.js';

/** By what a deposit was found to be a payment's. */
export type MatchedBy = 'number' | 'name' | 'parts' | 'confirmed-by-hand' | 'payout' | 'operator';

/** Why a deposit, or what is left of it, is held by the house. */
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

/** An entry of the books, none of whose accounts is a member's; no lines where nothing is booked. */
interface Booked {
  readonly document: { readonly kind: 'deposit'; readonly id: string; readonly memo?: string };
  readonly lines: readonly Line<Points>[];
}

interface OfDeposit extends Booked {
  readonly depositId: string;
}

interface OfLine extends OfDeposit {
  /** What the line of the file says. */
  readonly yen: Yen;
  readonly bookedOn: string;
}

/** A line of the bank's file is of a payment. */
export type DepositMatched = DomainEvent<
  'DepositMatched',
  OfLine & {
    readonly paymentId: string;
    readonly memberId: string;
    readonly by: MatchedBy;
    /** Of it, what is more than the payment: the house holds it. */
    readonly restYen: Yen;
    /** What the payment lacks, and the shop adds: a fee that the sender's bank has kept. */
    readonly shortYen: Yen;
  }
>;
/** Nobody knows for sure what it is for: the house holds it. */
export type DepositHeld = DomainEvent<
  'DepositHeld',
  OfLine & {
    readonly because: HeldBecause;
    /** The payment that it names; null where it names none. */
    readonly paymentId: string | null;
  }
>;
/** It is what a provider has paid out of days that it had settled. */
export type PayoutMatched = DomainEvent<
  'PayoutMatched',
  OfLine & {
    readonly provider: Provider;
    readonly by: MatchedBy;
    /** What was open of each day, the oldest first. */
    readonly days: readonly { readonly day: string; readonly yen: Yen }[];
  }
>;
/** What was held was transferred back to its sender. */
export type DepositReturned = DomainEvent<'DepositReturned', OfDeposit & { readonly yen: Yen }>;
/** What was held is no money of a member's. */
export type DepositIgnored = DomainEvent<'DepositIgnored', OfDeposit & { readonly yen: Yen }>;
/** The sender's bank has taken it back. */
export type DepositReversed = DomainEvent<'DepositReversed', OfLine>;

/** Stream `deposit-<depositId>`: a line of the bank's file, without whoever sent it. */
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
