import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { SiteEdited, SiteRefusal } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';

/**
 * Accepts the draft of a site. The address must be `https`; only the local sandbox may use `http`.
 *
 * @param before the stored site, null for a new one
 */
export const decideKeepSite = (
  before: Site | null,
  draft: SiteEdited['data'],
  isSandbox: boolean,
): Decision<SiteEdited, SiteRefusal> => {
  const isLocal = isSandbox && /^http:\/\/(127\.0\.0\.1|localhost)(:|\/)/.test(draft.base_url);
  if (!isLocal && !draft.base_url.startsWith('https://')) return refuse({ code: 'NotHttps' });
  if (!before && draft.secret === null) return refuse({ code: 'NoSecret' });
  return accept({ change: 'SiteEdited', data: draft });
};
