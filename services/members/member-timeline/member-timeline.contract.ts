import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

/** Something that happened to a member. */
export interface TimelineEvent {
  readonly id: string;
  /** When it counts from. */
  readonly at: IsoTime;
  readonly type: string;
  readonly by: 'member' | 'operator' | 'clock' | 'shop';
  /** Where it was an operator. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface MemberTimelineCalls {
  /** What happened to a member, newest first; with the filter `is_reversible` the grants alone that were not taken back. */
  'GET /admin-api/members/{id}/timeline': { query: ListRequest; answer: readonly TimelineEvent[] };
}
