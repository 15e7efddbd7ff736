import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { AbuseEvidence } from './abuse-item.contract.js';

/** A step of a case. */
export interface CaseStep {
  readonly id: string;
  readonly step: 'opened' | 'noted' | 'assigned' | 'forfeited' | 'dismissed' | 'closed';
  readonly at: IsoTime;
  readonly operator_name: string;
  /** The member whose account was forfeited; null for other steps. */
  readonly member_id: string | null;
  readonly text: string;
}

/** A member of a case, with their present state. */
export interface CaseMember {
  readonly id: string;
  readonly points: number;
  readonly coins: number;
  readonly undecided: number;
  readonly banned_at: IsoTime | null;
  /** The time at which their account was forfeited from this case. */
  readonly forfeited_at: IsoTime | null;
}

/** A case of suspected abuse. */
export interface AbuseCase {
  readonly id: string;
  readonly state: 'open' | 'dismissed' | 'banned' | 'forfeited';
  readonly members: readonly string[];
  readonly member_count: number;
  /** The score when the case was opened. */
  readonly score: number;
  readonly evidence: readonly AbuseEvidence[];
  readonly assigned_to: string | null;
  /** The operator's name; '' if nobody is assigned. */
  readonly assigned_name: string;
  readonly opened_at: IsoTime;
  readonly opened_by_name: string;
  readonly closed_at: IsoTime | null;
  readonly version: number;
  /** Only in the response for a single case. */
  readonly standings?: readonly CaseMember[];
  /** Only in the response for a single case, oldest first. */
  readonly steps?: readonly CaseStep[];
}
