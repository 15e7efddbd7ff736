import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A partner site in the operators' API; its secret is never shown. */
export interface SiteResource {
  readonly id: string;
  readonly name: string;
  /** English name; '' shows the Japanese one. */
  readonly name_en: string;
  readonly base_url: string;
  readonly key_id: string;
  /** `in` from the site to the shop, `out` from the shop to the site. */
  readonly direction: 'in' | 'out';
  /** Points that one member may move in one day in Tokyo; 0 for no limit. */
  readonly daily_limit: number;
  /** True when members may move points with the site. */
  readonly open: boolean;
  readonly created: IsoTime;
  readonly version: number;
}
