import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A transfer of points between a member and a partner site in the operators' API. */
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
  /** Time since which the response of the site is lost. */
  readonly silent_since: IsoTime | null;
  /** Reason of the failure. */
  readonly code: string | null;
  /** Outcome at the site, compared the next morning; null before. */
  readonly site_says: 'done' | 'refused' | 'unknown' | null;
  readonly compared_at: IsoTime | null;
  /** True when the shop and the site have different outcomes. */
  readonly differs: boolean;
  readonly version: number;
}
