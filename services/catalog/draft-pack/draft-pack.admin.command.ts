import { operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { PACK_BYTES, PackDraftRequest } from '../wire/pack-draft.contract.js';
import { packDraftOf } from '../wire/pack-draft.js';
import { decideDraftPack } from './draft-pack.decide.js';

/** Creates a draft of a pack. */
export const draftPack = operatorCreation({
  route: 'POST packs',
  permission: 'edit-catalog',
  request: PackDraftRequest,
  bodyLimit: PACK_BYTES,
  uses: { content: CatalogContent, packs: PackTarget },
  prepare: async ({ request, services }) => packDraftOf(request, await services.content.rankOf(request.least_rank)),
  target: PackTarget,
  newId: ({ services }) => services.packs.newId(),
  facts: (_, { tx, services, prepared: draft }) => services.content.namedBy(tx, draft),
  decide: (_, { id, prepared: draft, facts }) => decideDraftPack(id, draft, facts),
});
