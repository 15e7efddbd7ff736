import { createHash } from 'node:crypto';
import { startOfTokyoDate, type TokyoDate } from '../../kernel/time.js';
import type { StatementLine } from '../../platform/payments/bank/bank-statement.js';
import { readSender } from '../../platform/payments/bank/sender-name.js';
import type { Incoming } from './match-line.js';

/** A line of a file that may be a new deposit. */
export interface IncomingLine extends Incoming {
  readonly line: number;
  /** As the bank prints it. */
  readonly sender: string;
  /** The same for all lines that say the same, in whatever file they stand. */
  readonly said: string;
  /** The account's balance after it; null where the file does not give it. */
  readonly balance: number | null;
  /** Money may have gone out on its day, so that another line of the day may have the same balance. */
  readonly mayRepeatBalance: boolean;
  /** Balances of the lines before it in its file that say the same. */
  readonly balancesBefore: readonly (number | null)[];
}

const saidBy = (account: string, { bookedOn, enquiry, yen, sender, isReversal }: StatementLine): string =>
  JSON.stringify([account, bookedOn, enquiry, yen, sender.normalize('NFKC').replace(/\s+/g, ' ').trim(), isReversal]);

/** The identity of the n-th deposit of those that say the same. */
export const identityOf = (said: string, nth: number): Buffer =>
  createHash('sha256').update(`${said}\n${nth}`).digest();

/**
 * Gives each line of a file, in their order, what tells it from all others.
 *
 * @param nextId makes an id for each deposit
 */
export const lineIdentifier = (account: string, nextId: () => string): ((line: StatementLine) => IncomingLine) => {
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

/** When money counts as received: a file tells of days alone, and nothing is paid before it was asked for. */
export const receivedAt = (
  { bookedOn }: { readonly bookedOn: string },
  { requestedAt }: { readonly requestedAt: string },
): Date => new Date(Math.max(startOfTokyoDate(bookedOn as TokyoDate).getTime(), Date.parse(requestedAt)));
