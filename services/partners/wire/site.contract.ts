import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A partner site, as operators have it; its secret is never shown. */
export interface SiteResource {
  readonly id: string;
  readonly name: string;
  /** '' where there is no English: the Japanese is shown. */
  readonly name_en: string;
  readonly base_url: string;
  readonly key_id: string;
  /** `in` from the site to the shop, `out` from the shop to the site. */
  readonly direction: 'in' | 'out';
  /** Points of one member in one day of Tokyo; 0 for no limit. */
  readonly daily_limit: number;
  /** Whether members may move points with it. */
  readonly open: boolean;
  readonly created: IsoTime;
  readonly version: number;
}
