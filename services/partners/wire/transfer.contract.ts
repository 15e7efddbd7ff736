import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A transfer of points between a member and a partner site, as operators have it. */
export interface TransferResource {
  readonly id: string;
  readonly member_id: string;
  readonly site_id: string;
  readonly site_name: string;
  readonly direction: 'in' | 'out';
  readonly points: number;
  readonly status: 'requested' | 'done' | 'failed';
  readonly requested_at: IsoTime;
  readonly ended_at: IsoTime | null;
  /** Since when nobody knows whether the site has acted. */
  readonly silent_since: IsoTime | null;
  /** Why it has failed. */
  readonly code: string | null;
  /** What the site said the morning after; null before it was asked. */
  readonly site_says: 'done' | 'refused' | 'unknown' | null;
  readonly compared_at: IsoTime | null;
  /** The shop and the site do not say the same. */
  readonly differs: boolean;
  readonly version: number;
}
