import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** Evidence of a kind, without its value: the pages of the members show that. */
export interface AbuseEvidence {
  readonly kind:
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
  readonly members: readonly string[];
  /** The number of members in the whole shop who share it. */
  readonly shared_by: number;
  /** Its weight in the score. */
  readonly weight: number;
  readonly since: IsoTime;
  readonly last: IsoTime;
}

/** A group of members who may be one person, or act together. */
export interface AbuseItem {
  readonly id: string;
  /** A number from 0 to 100. */
  readonly score: number;
  readonly members: readonly string[];
  readonly member_count: number;
  /** Strongest first. */
  readonly evidence: readonly AbuseEvidence[];
  readonly since: IsoTime;
  readonly found_at: IsoTime;
  /** Points in their wallets, number of undecided cards, and points for referring one another. */
  readonly stake_points: number;
  readonly stake_cards: number;
  readonly stake_bonus: number;
  /** An open case with one of the members. */
  readonly case_id: string | null;
  readonly version: number;
}
