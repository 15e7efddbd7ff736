import type { Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { PaymentStatus, Provider } from '../../payments/index.js';
import type { HeldBecause, MatchedBy } from './deposit.events.js';
import { type OpenPayout, payoutsOf } from './open-payouts.js';

/** A deposit that is to be matched. */
export interface Incoming {
  readonly depositId: string;
  readonly bookedOn: TokyoDate;
  readonly enquiry: string;
  readonly yen: Yen;
  readonly isReversal: boolean;
  /** The five digits before the sender's name; null where there are none. */
  readonly number: string | null;
  /** Of the sender's name. */
  readonly key: string;
}

/** A payment by transfer that a deposit may be of. */
export interface Transfer {
  readonly paymentId: string;
  readonly memberId: string;
  readonly yen: Yen;
  readonly status: PaymentStatus;
  readonly requestedOn: TokyoDate;
  readonly dueOn: TokyoDate;
  readonly number: string | null;
  readonly key: string | null;
  /** An operator has confirmed it by hand, and no line of a file has been found to be it. */
  readonly isByHand: boolean;
}

/** A deposit that came before. */
export interface Earlier extends Incoming {
  readonly isHeld: boolean;
  readonly paymentId: string | null;
  /** It has paid for that payment. */
  readonly isCredited: boolean;
}

/** What there is to match a deposit with. */
export interface MatchDesk {
  readonly transfers: readonly Transfer[];
  readonly earlier: readonly Earlier[];
  /** Under which of the lines' names a provider has paid out before. */
  readonly payers: ReadonlyMap<string, Provider>;
  /** What these providers have settled and not paid out. */
  readonly payouts: readonly OpenPayout[];
}

/** What becomes of a deposit. */
export type LineMatch =
  | {
      readonly kind: 'credit';
      readonly transfer: Transfer;
      readonly by: MatchedBy;
      /** Deposits that were held, and are its other parts. */
      readonly parts: readonly Earlier[];
    }
  /** It is what an operator has confirmed by hand. */
  | { readonly kind: 'known'; readonly transfer: Transfer }
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

const isPayable = ({ status }: Transfer): boolean => status !== 'paid' && status !== 'none';
const isOpen = ({ status }: Transfer): boolean => status === 'requested' || status === 'awaiting';

/** Held deposits that may be parts of a transfer, the sender and the time of which are the same. */
const partsOf = (line: Incoming, transfer: Transfer, earlier: readonly Earlier[]): readonly Earlier[] =>
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

/** All held parts with this one come to the amount; a choice among them would be a guess. */
const wholeOf = (line: Incoming, transfer: Transfer, earlier: readonly Earlier[]): readonly Earlier[] | null => {
  if (line.bookedOn > transfer.dueOn) return null;
  const parts = partsOf(line, transfer, earlier);
  const sum = parts.reduce((all, { yen }) => all + yen, line.yen as number);
  return parts.length > 0 && sum === transfer.yen ? parts : null;
};

/** A number is sure; several payments with one, years apart, are told apart by the sender's name alone. */
const numbered = (line: Incoming, transfers: readonly Transfer[]): readonly Transfer[] => {
  const found = transfers.filter(({ number }) => number === line.number);
  if (found.length < 2) return found;
  const named = found.filter(({ key }) => key === line.key);
  return named.length === 1 ? named : found;
};

const byNumber = (line: Incoming, { transfers, earlier }: MatchDesk): LineMatch => {
  const found = numbered(line, transfers);
  const [transfer] = found;
  if (!transfer) return hold('unknown-number');
  if (found.length > 1) return hold('several-payments');
  const { paymentId } = transfer;
  if (transfer.isByHand && line.yen === transfer.yen) return { kind: 'known', transfer };
  if (!isPayable(transfer)) return hold('paid-already', paymentId);
  if (line.yen >= transfer.yen) return { kind: 'credit', transfer, by: 'number', parts: [] };
  const parts = wholeOf(line, transfer, earlier);
  return parts ? { kind: 'credit', transfer, by: 'parts', parts } : hold('too-little', paymentId);
};

const byName = (line: Incoming, { transfers, earlier }: MatchDesk): LineMatch => {
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

const ofPayer = (line: Incoming, desk: MatchDesk): LineMatch => {
  const provider = desk.payers.get(line.key);
  if (!provider) return byName(line, desk);
  const ways = payoutsOf(
    line,
    desk.payouts.filter((one) => one.provider === provider),
  );
  const [days] = ways;
  if (days && ways.length === 1) return { kind: 'payout', provider, days };
  // Members may bear the name too.
  const other = byName(line, desk);
  return other.kind === 'hold' && other.because === 'no-payment' ? hold('no-payout') : other;
};

const reversal = (line: Incoming, { earlier }: Pick<MatchDesk, 'earlier'>): LineMatch => {
  const isOriginal = (one: Earlier): boolean =>
    !one.isReversal &&
    one.enquiry === line.enquiry &&
    one.yen === line.yen &&
    one.key === line.key &&
    one.number === line.number;
  const found = earlier.filter((one) => isOriginal(one) && (one.isHeld || one.isCredited));
  const [original] = found;
  if (found.length !== 1 || !original) return hold('reversal');
  return original.isHeld && !original.isCredited ? { kind: 'reverse', original } : hold('reversal', original.paymentId);
};

/**
 * What becomes of a line of the bank's file, by what is sure, and never by guess: a number with its amount; a name and an
 * amount that one open payment alone has; a provider's name and what its open days come to; parts that together come to it; more than it, whose rest is held. All else is held.
 */
export const matchLine = (line: Incoming, all: MatchDesk): LineMatch => {
  if (line.isReversal) return reversal(line, all);
  // Nothing that was booked before it was asked for can be it.
  const transfers = all.transfers.filter(({ requestedOn }) => requestedOn <= line.bookedOn);
  const desk = { ...all, transfers };
  return line.number === null ? ofPayer(line, desk) : byNumber(line, desk);
};

/** A line that may be one that the shop has: somebody has to say. */
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
      // What may be known already is no part of a payment until somebody has said what it is.
      return { ...base, isHeld: match.because !== 'maybe-known', paymentId: match.paymentId };
    case 'payout':
    case 'reverse':
      return base;
  }
};

/** What there is to match with after a line has been matched: nothing is paid or used twice. */
export const afterMatch = (
  { transfers, earlier, payers, payouts }: MatchDesk,
  line: Incoming,
  match: LineMatch,
): MatchDesk => {
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
