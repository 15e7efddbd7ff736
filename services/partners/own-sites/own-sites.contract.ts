import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A site, for a member. */
export interface OwnSite {
  readonly id: string;
  readonly name: string;
  /** '1': linked. */
  readonly status: '0' | '1';
  /** `in` from the site to the shop, `out` from the shop to the site. */
  readonly direction: 'in' | 'out';
  /** What can be moved now: at the site, or own free points; null while the site cannot be reached. */
  readonly point: number | null;
  /** Points that are on their way, with the answer of the site still out; 0 for none. This project's own. */
  readonly under_way: number;
}

export interface OwnSitesAnswer extends Done {
  readonly list: readonly OwnSite[];
}

export interface OwnSitesCalls {
  /** The sites with which the member may move points. */
  'GET /api/user/transfer/point': { answer: OwnSitesAnswer };
}
