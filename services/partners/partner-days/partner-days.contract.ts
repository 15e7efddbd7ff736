import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** Transfers with a partner site on one day in Tokyo, compared with the records of the site. */
export interface PartnerDayResource {
  /** `<site>_<day>` */
  readonly id: string;
  readonly site_id: string;
  readonly site_name: string;
  readonly day: string;
  /** Transfers of that day. */
  readonly transfers: number;
  /** Points that were moved from the site. */
  readonly points_in: number;
  /** Points that were moved to the site. */
  readonly points_out: number;
  readonly failed: number;
  /** Transfers that have not ended. */
  readonly under_way: number;
  /** Ended transfers that were compared with the site. */
  readonly compared: number;
  /** Transfers with different outcomes at the shop and the site. */
  readonly differing: number;
  /** `agrees` once all were compared and none differs. */
  readonly result: 'open' | 'agrees' | 'differs';
}

export interface PartnerDaysCalls {
  /** Lists the days of partner sites, newest first. */
  'GET /admin-api/partner-days': { query: ListRequest; answer: readonly PartnerDayResource[] };
  /** Returns a day of a partner site. */
  'GET /admin-api/partner-days/{id}': { answer: PartnerDayResource };
}
