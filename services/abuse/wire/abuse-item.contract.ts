import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** What members share, or one does too much of. Whose page is opened shows the value. */
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
  /** How many share it in the whole shop. */
  readonly shared_by: number;
  /** What it counts for the score. */
  readonly weight: number;
  readonly since: IsoTime;
  readonly last: IsoTime;
}

/** Members who may be one person, or act together. */
export interface AbuseItem {
  readonly id: string;
  /** 0 to 100. */
  readonly score: number;
  readonly members: readonly string[];
  readonly member_count: number;
  /** The strongest first. */
  readonly evidence: readonly AbuseEvidence[];
  readonly since: IsoTime;
  readonly found_at: IsoTime;
  /** Points in their wallets, cards that are undecided, and points that they got for one another as friends. */
  readonly stake_points: number;
  readonly stake_cards: number;
  readonly stake_bonus: number;
  /** The open case that one of them is in. */
  readonly case_id: string | null;
  readonly version: number;
}
