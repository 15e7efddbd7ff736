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

/** The reason for which a mail was not accepted. */
export interface SendingFailure extends DeliveryFailure {
  /** The message of the mail server or of the network. */
  readonly error: string;
}

/** A way to deliver mails to a mail server. */
export abstract class MailTransport {
  /**
   * Delivers a mail, within about a minute.
   *
   * @param id the same for every attempt of this mail, so that a receiver can recognize a duplicate
   * @param signal aborts the delivery at once
   * @returns null if the mail was accepted, else the reason
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(id: string, mail: Mail, signal: AbortSignal): Promise<SendingFailure | null>;
}
