import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A partner site with the state of the member. */
export interface OwnSite {
  readonly id: string;
  readonly name: string;
  /** '1' when the member is linked. */
  readonly status: '0' | '1';
  /** `in` from the site to the shop, `out` from the shop to the site. */
  readonly direction: 'in' | 'out';
  /** Points that can be moved now: those at the site, or the member's free points; null while the site is unreachable. */
  readonly point: number | null;
  /** Points of a transfer that waits for the response of the site; 0 for none. This project's own. */
  readonly under_way: number;
}

export interface OwnSitesAnswer extends Done {
  readonly list: readonly OwnSite[];
}

export interface OwnSitesCalls {
  /** Lists the sites that the member may move points with. */
  'GET /api/user/transfer/point': { answer: OwnSitesAnswer };
}
