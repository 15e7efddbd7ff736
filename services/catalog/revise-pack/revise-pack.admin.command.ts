import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { PACK_BYTES, RevisePackRequest } from '../wire/pack-draft.contract.js';
import { packDraftOf } from '../wire/pack-draft.js';
import { decideRevisePack } from './revise-pack.decide.js';

/** Replaces a draft, in the version that the operator has seen. */
export const revisePack = operatorCommand({
  route: 'PUT packs/:id',
  permission: 'edit-catalog',
  request: RevisePackRequest,
  bodyLimit: PACK_BYTES,
  uses: { content: CatalogContent },
  prepare: async ({ request, services }) => packDraftOf(request, await services.content.rankOf(request.least_rank)),
  target: PackTarget,
  facts: (_, { tx, services, prepared: draft }) => services.content.namedBy(tx, draft),
  decide: (pack, { prepared: draft, facts }) => decideRevisePack(pack, draft, facts),
});
