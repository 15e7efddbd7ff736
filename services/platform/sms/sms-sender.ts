/** A text message to one phone. */
export interface Sms {
  /** E.164, `+819012345678`. */
  readonly to: string;
  readonly text: string;
  /** Where its provider tells what becomes of it. */
  readonly statusUrl: string;
}

/** What became of a message when it was handed over. */
export type SmsOutcome =
  | { readonly outcome: 'taken' }
  /** Its provider will not send it. `error` is the provider's code: its words name the number. */
  | { readonly outcome: 'refused'; readonly error: string }
  /** Nothing was sent: nobody was reached, or they have too much to do. */
  | { readonly outcome: 'unreachable'; readonly error: string }
  /** It may go out or not. */
  | { readonly outcome: 'unknown' };

/** Whoever brings text messages to phones. */
export abstract class SmsSender {
  /**
   * Hands a message over, once, within some seconds.
   *
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(sms: Sms): Promise<SmsOutcome>;
}
