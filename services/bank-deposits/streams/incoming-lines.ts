import { createHash } from 'node:crypto';
import { startOfTokyoDate, type TokyoDate } from '../../kernel/time.js';
import type { StatementLine } from '../../platform/payments/bank/bank-statement.js';
import { readSender } from '../../platform/payments/bank/sender-name.js';
import type { Incoming } from './match-line.js';

/** A line of a file that may be a new deposit. */
export interface IncomingLine extends Incoming {
  readonly line: number;
  /** The sender as the bank prints it. */
  readonly sender: string;
  /** The content, equal for equal lines in any file. */
  readonly said: string;
  /** The account balance after it; null if the file does not contain it. */
  readonly balance: number | null;
  /** Outgoing money is possible on this day, so another line of the day may have the same balance. */
  readonly mayRepeatBalance: boolean;
  /** The balances of earlier lines in its file with equal content. */
  readonly balancesBefore: readonly (number | null)[];
}

const saidBy = (account: string, { bookedOn, enquiry, yen, sender, isReversal }: StatementLine): string =>
  JSON.stringify([account, bookedOn, enquiry, yen, sender.normalize('NFKC').replace(/\s+/g, ' ').trim(), isReversal]);

/** Returns the identity of the n-th deposit with equal content. */
export const identityOf = (said: string, nth: number): Buffer =>
  createHash('sha256').update(`${said}\n${nth}`).digest();

/**
 * Returns a function that assigns an identity to each line of a file, in order. @param nextId creates an id for each
 * deposit
 */
export const createLineIdentifier = (
  account: string,
  nextId: () => string,
): ((line: StatementLine) => IncomingLine) => {
  const balances = new Map<string, (number | null)[]>();
  return (one) => {
    const said = saidBy(account, one);
    const before = balances.get(said) ?? [];
    const { line, bookedOn, enquiry, yen, sender, isReversal, balance, mayRepeatBalance } = one;
    balances.set(said, [...before, balance]);
    const stated = { line, bookedOn, enquiry, yen, sender, isReversal, balance, mayRepeatBalance };
    return { depositId: nextId(), ...stated, said, balancesBefore: before, ...readSender(sender) };
  };
};

/** Returns the time when money counts as received. A file contains only days, and no payment precedes its order. */
export const computeReceivedAt = (
  { bookedOn }: { readonly bookedOn: string },
  { requestedAt }: { readonly requestedAt: string },
): Date => new Date(Math.max(startOfTokyoDate(bookedOn as TokyoDate).getTime(), Date.parse(requestedAt)));
