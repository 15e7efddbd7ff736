import { toTokyoIso } from '../../kernel/time.js';
import type { Site } from '../rows/sites.rows.js';
import type { SiteResource } from './site.contract.js';

/** A site as the operators' API shows it. */
export const siteResource = ({ secret: _, created, ...site }: Site): SiteResource => ({
  ...site,
  created: toTokyoIso(created),
});
