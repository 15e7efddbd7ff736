import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** An event in a member's history. */
export interface TimelineEvent {
  readonly id: string;
  /** The time from which the event takes effect. */
  readonly at: IsoTime;
  readonly type: string;
  readonly by: 'member' | 'operator' | 'clock' | 'shop';
  /** The operator who caused it; null for none. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface MemberTimelineCalls {
  /** Lists a member's events, newest first. The filter `is_reversible` limits them to grants that were not reversed. */
  'GET /admin-api/members/{id}/timeline': { query: ListRequest; answer: readonly TimelineEvent[] };
}
