/** A text message to one phone. */
export interface Sms {
  /** E.164, `+819012345678`. */
  readonly to: string;
  readonly text: string;
  /** The URL to which the provider reports the state of the message. */
  readonly statusUrl: string;
}

/** The result of handing a message to the provider. */
export type SmsOutcome =
  | { readonly outcome: 'taken' }
  /** The provider refuses it. `error` has only the provider's code, because its text has the phone number. */
  | { readonly outcome: 'refused'; readonly error: string }
  /** Nothing was sent: the provider was not reached, or is overloaded. */
  | { readonly outcome: 'unreachable'; readonly error: string }
  /** It may or may not be sent. */
  | { readonly outcome: 'unknown' };

/** A way to send text messages. */
export abstract class SmsSender {
  /**
   * Hands a message to the provider once, within some seconds.
   *
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(sms: Sms): Promise<SmsOutcome>;
}
