import { toTokyoIso } from '../../kernel/time.js';
import type { Site } from '../rows/sites.rows.js';
import type { SiteResource } from './site.contract.js';

/** Converts a site to its resource of the operators' API. */
export const toSiteResource = ({ secret: _, created, ...site }: Site): SiteResource => ({
  ...site,
  created: toTokyoIso(created),
});
