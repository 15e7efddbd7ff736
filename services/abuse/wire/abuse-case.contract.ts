import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { AbuseEvidence } from './abuse-item.contract.js';

/** Something that was done in a case. */
export interface CaseStep {
  readonly id: string;
  readonly step: 'opened' | 'noted' | 'assigned' | 'forfeited' | 'dismissed' | 'closed';
  readonly at: IsoTime;
  readonly operator_name: string;
  /** Whose account was forfeited. */
  readonly member_id: string | null;
  readonly text: string;
}

/** A member in a case, as they are now. */
export interface CaseMember {
  readonly id: string;
  readonly points: number;
  readonly coins: number;
  readonly undecided: number;
  readonly banned_at: IsoTime | null;
  /** When their account was forfeited from this case. */
  readonly forfeited_at: IsoTime | null;
}

/** What operators have opened against some members. */
export interface AbuseCase {
  readonly id: string;
  readonly state: 'open' | 'dismissed' | 'banned' | 'forfeited';
  readonly members: readonly string[];
  readonly member_count: number;
  /** As it was when the case was opened. */
  readonly score: number;
  readonly evidence: readonly AbuseEvidence[];
  readonly assigned_to: string | null;
  /** The operator's name; '' while nobody looks after it. */
  readonly assigned_name: string;
  readonly opened_at: IsoTime;
  readonly opened_by_name: string;
  readonly closed_at: IsoTime | null;
  readonly version: number;
  /** Only of a case on its own. */
  readonly standings?: readonly CaseMember[];
  /** Only of a case on its own: the oldest first. */
  readonly steps?: readonly CaseStep[];
}
