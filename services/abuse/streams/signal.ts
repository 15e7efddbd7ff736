/** The kinds of signals: something that several members share, or that one member does too often. */
export type SignalKind =
  | 'phone'
  | 'mailbox'
  | 'device'
  | 'card'
  | 'payer'
  | 'payer-account'
  | 'place'
  | 'network'
  | 'referral'
  | 'referral-chain'
  | 'newcomer-draws'
  | 'registrations'
  | 'payments'
  | 'failed-payments'
  | 'chargebacks';

/** A signal with its members. The value itself, such as a phone number, stays in the table it comes from. */
export interface Signal {
  readonly kind: SignalKind;
  /** Sorted by id. */
  readonly members: readonly string[];
  /** The start of the signal, ISO 8601. */
  readonly since: string;
  /** The time at which it was last seen, ISO 8601. */
  readonly last: string;
}

/** A signal as evidence for a group: only its members in that group. */
export interface Evidence extends Signal {
  /** The number of members in the whole shop who share it. */
  readonly sharedBy: number;
}
