import type { Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { PaymentStatus, Provider } from '../../payments/index.js';
import type { HeldBecause, MatchedBy } from './deposit.events.js';
import { type OpenPayout, payoutsOf } from './open-payouts.js';

/** A deposit to match. */
export interface Incoming {
  readonly depositId: string;
  readonly bookedOn: TokyoDate;
  readonly enquiry: string;
  readonly yen: Yen;
  readonly isReversal: boolean;
  /** The five digits before the sender's name; null if there are none. */
  readonly number: string | null;
  /** The normalized sender's name. */
  readonly key: string;
}

/** A payment by transfer that a deposit may belong to. */
export interface AwaitedTransfer {
  readonly paymentId: string;
  readonly memberId: string;
  readonly yen: Yen;
  readonly status: PaymentStatus;
  readonly requestedOn: TokyoDate;
  readonly dueOn: TokyoDate;
  readonly number: string | null;
  readonly key: string | null;
  /** An operator has confirmed it manually, and no line was matched with it yet. */
  readonly isByHand: boolean;
}

/** An earlier deposit. */
export interface Earlier extends Incoming {
  readonly isHeld: boolean;
  readonly paymentId: string | null;
  /** It has paid for that payment. */
  readonly isCredited: boolean;
}

/** The context for matching a deposit. */
export interface MatchContext {
  readonly transfers: readonly AwaitedTransfer[];
  readonly earlier: readonly Earlier[];
  /** The lines' names that a provider has used for payouts. */
  readonly payers: ReadonlyMap<string, Provider>;
  /** Settled days of these providers that are not paid out. */
  readonly payouts: readonly OpenPayout[];
}

/** The result of matching a deposit. */
export type LineMatch =
  | {
      readonly kind: 'credit';
      readonly transfer: AwaitedTransfer;
      readonly by: MatchedBy;
      /** Held deposits that are its other parts. */
      readonly parts: readonly Earlier[];
    }
  /** It is what an operator has confirmed by hand. */
  | { readonly kind: 'known'; readonly transfer: AwaitedTransfer }
  | { readonly kind: 'hold'; readonly because: HeldBecause; readonly paymentId: string | null }
  /** It is what a provider pays out of these days. */
  | { readonly kind: 'payout'; readonly provider: Provider; readonly days: readonly OpenPayout[] }
  /** It takes back one that was held. */
  | { readonly kind: 'reverse'; readonly original: Earlier };

const hold = (because: HeldBecause, paymentId: string | null = null): LineMatch => ({
  kind: 'hold',
  because,
  paymentId,
});

const isPayable = ({ status }: AwaitedTransfer): boolean => status !== 'paid' && status !== 'none';
const isOpen = ({ status }: AwaitedTransfer): boolean => status === 'requested' || status === 'awaiting';

/** Finds held deposits that may be parts of a transfer, from its sender and time. */
const partsOf = (line: Incoming, transfer: AwaitedTransfer, earlier: readonly Earlier[]): readonly Earlier[] =>
  earlier.filter(
    (one) =>
      one.isHeld &&
      !one.isReversal &&
      !one.isCredited &&
      one.number === line.number &&
      (line.number !== null || one.key === line.key) &&
      one.bookedOn >= transfer.requestedOn &&
      one.bookedOn <= transfer.dueOn,
  );

/** Returns all held parts if they add up to the amount with this one. A selection would be a guess. */
const wholeOf = (line: Incoming, transfer: AwaitedTransfer, earlier: readonly Earlier[]): readonly Earlier[] | null => {
  if (line.bookedOn > transfer.dueOn) return null;
  const parts = partsOf(line, transfer, earlier);
  const sum = parts.reduce((all, { yen }) => all + yen, line.yen as number);
  return parts.length > 0 && sum === transfer.yen ? parts : null;
};

/**
 * Finds payments with the number, which is certain. Several payments with one number, years apart, are distinguished
 * by the sender's name.
 */
const numbered = (line: Incoming, transfers: readonly AwaitedTransfer[]): readonly AwaitedTransfer[] => {
  const match = transfers.filter(({ number }) => number === line.number);
  if (match.length < 2) return match;
  const named = match.filter(({ key }) => key === line.key);
  return named.length === 1 ? named : match;
};

const byNumber = (line: Incoming, { transfers, earlier }: MatchContext): LineMatch => {
  const match = numbered(line, transfers);
  const [transfer] = match;
  if (!transfer) return hold('unknown-number');
  if (match.length > 1) return hold('several-payments');
  const { paymentId } = transfer;
  if (transfer.isByHand && line.yen === transfer.yen) return { kind: 'known', transfer };
  if (!isPayable(transfer)) return hold('paid-already', paymentId);
  if (line.yen >= transfer.yen) return { kind: 'credit', transfer, by: 'number', parts: [] };
  const parts = wholeOf(line, transfer, earlier);
  return parts ? { kind: 'credit', transfer, by: 'parts', parts } : hold('too-little', paymentId);
};

const byName = (line: Incoming, { transfers, earlier }: MatchContext): LineMatch => {
  const named = transfers.filter(({ key }) => key !== null && key !== '' && key === line.key);
  const equal = named.filter((one) => one.yen === line.yen && (isOpen(one) || one.isByHand));
  if (equal.length > 1) return hold('several-payments');
  const [transfer] = equal;
  if (transfer)
    return transfer.isByHand ? { kind: 'known', transfer } : { kind: 'credit', transfer, by: 'name', parts: [] };
  const open = named.filter(isOpen);
  const [only] = open;
  if (!only) return hold('no-payment');
  if (open.length > 1) return hold('several-payments');
  const parts = wholeOf(line, only, earlier);
  if (parts) return { kind: 'credit', transfer: only, by: 'parts', parts };
  return hold(line.yen < only.yen ? 'too-little' : 'no-payment', only.paymentId);
};

const ofPayer = (line: Incoming, context: MatchContext): LineMatch => {
  const provider = context.payers.get(line.key);
  if (!provider) return byName(line, context);
  const ways = payoutsOf(
    line,
    context.payouts.filter((one) => one.provider === provider),
  );
  const [days] = ways;
  if (days && ways.length === 1) return { kind: 'payout', provider, days };
  // Members may have the same name.
  const other = byName(line, context);
  return other.kind === 'hold' && other.because === 'no-payment' ? hold('no-payout') : other;
};

const reversal = (line: Incoming, { earlier }: Pick<MatchContext, 'earlier'>): LineMatch => {
  const isOriginal = (one: Earlier): boolean =>
    !one.isReversal &&
    one.enquiry === line.enquiry &&
    one.yen === line.yen &&
    one.key === line.key &&
    one.number === line.number;
  const match = earlier.filter((one) => isOriginal(one) && (one.isHeld || one.isCredited));
  const [original] = match;
  if (match.length !== 1 || !original) return hold('reversal');
  return original.isHeld && !original.isCredited ? { kind: 'reverse', original } : hold('reversal', original.paymentId);
};

/**
 * Matches a line only if the match is certain, and holds any other line. A number with its amount is certain, and so are a
 * name and amount of exactly one open payment. A provider's name with the sum of its open days is certain, and so are parts
 * that add up. A surplus is held.
 */
export const matchLine = (line: Incoming, all: MatchContext): LineMatch => {
  if (line.isReversal) return reversal(line, all);
  // A deposit cannot precede the order of its payment.
  const transfers = all.transfers.filter(({ requestedOn }) => requestedOn <= line.bookedOn);
  const context = { ...all, transfers };
  return line.number === null ? ofPayer(line, context) : byNumber(line, context);
};

/** The result for a line that the shop may already have; an operator must decide. */
export const DOUBTFUL: LineMatch = hold('maybe-known');

const entryOf = (line: Incoming, match: LineMatch): Earlier => {
  const base = { ...line, isHeld: false, paymentId: null, isCredited: false };
  switch (match.kind) {
    case 'credit': {
      const { paymentId, yen } = match.transfer;
      return { ...base, isHeld: match.parts.length === 0 && line.yen > yen, paymentId, isCredited: true };
    }
    case 'known':
      return { ...base, paymentId: match.transfer.paymentId, isCredited: true };
    case 'hold':
      // A possibly known line is no part of a payment until an operator has decided.
      return { ...base, isHeld: match.because !== 'maybe-known', paymentId: match.paymentId };
    case 'payout':
    case 'reverse':
      return base;
  }
};

/** Updates the context after a match: nothing is paid or used twice. */
export const applyMatch = (
  { transfers, earlier, payers, payouts }: MatchContext,
  line: Incoming,
  match: LineMatch,
): MatchContext => {
  const paid = match.kind === 'credit' || match.kind === 'known' ? match.transfer.paymentId : null;
  const parts = match.kind === 'credit' ? match.parts.map(({ depositId }) => depositId) : [];
  const ended = match.kind === 'reverse' ? [match.original.depositId] : [];
  const paidOut = match.kind === 'payout' ? match.days : [];
  return {
    payers,
    payouts: payouts.filter((one) => !paidOut.includes(one)),
    transfers:
      paid === null
        ? transfers
        : transfers.map((one) => (one.paymentId === paid ? { ...one, status: 'paid' as const, isByHand: false } : one)),
    earlier: [
      ...earlier.map((one) => {
        if (parts.includes(one.depositId)) return { ...one, isHeld: false, isCredited: true, paymentId: paid };
        return ended.includes(one.depositId) ? { ...one, isHeld: false } : one;
      }),
      entryOf(line, match),
    ],
  };
};
