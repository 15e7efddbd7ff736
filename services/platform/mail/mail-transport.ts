import type { DeliveryFailure } from '../delivery/delivery-plan.js';

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address at which a mail program unsubscribes with one click; only for optional mails. */
  readonly unsubscribe?: string | null;
}

/** Builds the headers by which a mail program offers to unsubscribe (RFC 2369, RFC 8058). */
export const buildUnsubscribeHeaders = ({
  unsubscribe,
}: Pick<Mail, 'unsubscribe'>): Readonly<Record<string, string>> =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Why a mail was not taken from us. */
export interface SendingFailure extends DeliveryFailure {
  /** The server's or the network's word on it. */
  readonly error: string;
}

/** Whoever brings mails to their servers. */
export abstract class MailTransport {
  /**
   * Hands a mail over, within a minute or so.
   *
   * @param id the same each time that this mail is tried, so that a receiver can know a doubled one
   * @param signal gives up at once
   * @returns null when it was taken from us, else why not
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(id: string, mail: Mail, signal: AbortSignal): Promise<SendingFailure | null>;
}
