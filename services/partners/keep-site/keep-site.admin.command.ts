import { points } from '../../kernel/money.js';
import { Config } from '../../platform/config.js';
import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import type { Asked } from '../../platform/console-api/commands/worth.js';
import { type SiteEdited, SiteTarget } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';
import { SiteRequest } from './keep-site.contract.js';
import { decideKeepSite } from './keep-site.decide.js';
import { computeWorthOfSite } from './worth-of-site.js';

const draftOf = ({ version: _, reason: __, daily_limit, secret, ...rest }: SiteRequest): SiteEdited['data'] => ({
  ...rest,
  daily_limit: points(daily_limit),
  secret: secret === '' ? null : secret,
});

const secondOperatorFor = (before: Site | null, draft: SiteEdited['data']): Asked | null => {
  const worth = computeWorthOfSite(before, draft);
  // The audit trail does not compare the site's secret.
  const secret = before?.secret.toString('base64') ?? null;
  return worth && { worth, binds: { secret } };
};

/** Adds a partner site. */
export const addSite = operatorCreation({
  route: 'POST partner-sites',
  permission: 'run-shop',
  request: SiteRequest,
  uses: { config: Config },
  prepare: ({ request, services }) => ({ draft: draftOf(request), isSandbox: services.config.sandbox }),
  target: SiteTarget,
  decide: (_, { prepared: { draft, isSandbox } }) => decideKeepSite(null, draft, isSandbox),
  limits: { secondOperator: ({ prepared: { draft } }) => secondOperatorFor(null, draft), isAlways: true },
});

/** Edits a partner site. */
export const editSite = operatorCommand({
  route: 'PUT partner-sites/:id',
  permission: 'run-shop',
  request: SiteRequest,
  uses: { config: Config },
  prepare: ({ request, services }) => ({ draft: draftOf(request), isSandbox: services.config.sandbox }),
  target: SiteTarget,
  decide: (site, { prepared: { draft, isSandbox } }) => decideKeepSite(site, draft, isSandbox),
  limits: { secondOperator: ({ state: site, prepared: { draft } }) => secondOperatorFor(site, draft), isAlways: true },
});
