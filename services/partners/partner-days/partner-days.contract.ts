import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** What was moved with a partner site on one day of Tokyo, held against what the site says. */
export interface PartnerDayResource {
  /** `<site>_<day>` */
  readonly id: string;
  readonly site_id: string;
  readonly site_name: string;
  readonly day: string;
  /** Transfers of that day. */
  readonly transfers: number;
  /** Points that came from the site, and went to it. */
  readonly points_in: number;
  readonly points_out: number;
  readonly failed: number;
  /** Without an end. */
  readonly under_way: number;
  /** Of those that have ended, how many the site was asked about. */
  readonly compared: number;
  /** The shop and the site do not say the same. */
  readonly differing: number;
  /** `agrees` once all were compared and none differs. */
  readonly result: 'open' | 'agrees' | 'differs';
}

export interface PartnerDaysCalls {
  /** Days of partner sites, newest first. */
  'GET /admin-api/partner-days': { query: ListRequest; answer: readonly PartnerDayResource[] };
  /** A day of a partner site. */
  'GET /admin-api/partner-days/{id}': { answer: PartnerDayResource };
}
