import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { SiteEdited } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';

/** The largest limit that a site can have; 0 sets none. */
const MAX_DAILY_LIMIT = 10_000_000;

const limitOf = ({ daily_limit }: Pick<Site, 'daily_limit'>): number => daily_limit || MAX_DAILY_LIMIT;

/**
 * Computes the points that each member may bring in a day from a site, which reports their balances itself. Returns null for an edit
 * that keeps the server and raises no limit.
 */
export const computeWorthOfSite = (before: Site | null, draft: SiteEdited['data']): Worth | null => {
  if (draft.direction !== 'in') return null;
  const isSameServer =
    before?.direction === 'in' &&
    before.base_url === draft.base_url &&
    before.key_id === draft.key_id &&
    draft.secret === null;
  const isWider = !before?.open && draft.open;
  if (isSameServer && !isWider && limitOf(draft) <= limitOf(before)) return null;
  return { value: limitOf(draft), unit: 'points' };
};
