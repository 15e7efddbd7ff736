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
  /** The same for the same deposit, in whatever file it stands. */
  readonly identity: Buffer;
}

const said = (account: string, { bookedOn, enquiry, yen, sender, isReversal }: StatementLine): string =>
  JSON.stringify([account, bookedOn, enquiry, yen, sender.normalize('NFKC').replace(/\s+/g, ' ').trim(), isReversal]);

/**
 * Gives each line of a file, in their order, what tells it from all others. Where a bank gives no number of its own, lines
 * that say the same are told apart by their order on their day.
 *
 * @param nextId makes an id for each deposit
 */
export const lineIdentifier = (account: string, nextId: () => string): ((line: StatementLine) => IncomingLine) => {
  const times = new Map<string, number>();
  return (one) => {
    const name = said(account, one);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const identity = createHash('sha256').update(`${name}\n${time}`).digest();
    const { line, bookedOn, enquiry, yen, sender, isReversal } = one;
    return { depositId: nextId(), line, bookedOn, enquiry, yen, sender, isReversal, identity, ...readSender(sender) };
  };
};

/** When money counts as received: a file tells of days alone, and nothing is paid before it was asked for. */
export const receivedAt = (
  { bookedOn }: { readonly bookedOn: string },
  { requestedAt }: { readonly requestedAt: string },
): Date => new Date(Math.max(startOfTokyoDate(bookedOn as TokyoDate).getTime(), Date.parse(requestedAt)));
