/** What several members share, or one does too much of. */
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

/** One trait, and whose it is. What it is itself, a number or an address, stands where it is kept and nowhere else. */
export interface Signal {
  readonly kind: SignalKind;
  /** In the order of their ids. */
  readonly members: readonly string[];
  /** ISO; since when it is shared, or when it began. */
  readonly since: string;
  /** ISO; when it was seen last. */
  readonly last: string;
}

/** A signal as it counts in a group: those of its members who are in it. */
export interface Evidence extends Signal {
  /** How many share it in the whole shop. */
  readonly sharedBy: number;
}
