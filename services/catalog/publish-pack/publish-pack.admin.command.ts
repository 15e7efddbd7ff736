import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { type CardCosts, computePayoutPercent } from './accept-loss.decide.js';
import { PackPublication } from './pack-publication.js';
import { decidePublication } from './publication.js';
import { PublishPackRequest } from './publish-pack.contract.js';

const NO_COSTS: CardCosts = new Map();

/** Publishes a draft now, or plans its publication. */
export const publishPack = operatorCommand({
  route: 'POST packs/:id/publish',
  permission: 'edit-catalog',
  request: PublishPackRequest,
  uses: { content: CatalogContent, publication: PackPublication },
  target: PackTarget,
  facts: async (pack, { tx, services }) => ({
    costs: pack.status === 'draft' ? await services.content.costsOf(tx, pack.terms) : NO_COSTS,
  }),
  decide: (pack, { request: { at, accept_loss }, now, facts: { costs } }) =>
    decidePublication(pack, { at: at ? new Date(at) : null, acceptsLoss: accept_loss === true }, costs, now),
  limits: {
    secondOperator: ({ decided, facts: { costs } }) => {
      const worth = computePayoutPercent(decided.terms, costs);
      return worth && { worth, binds: {} };
    },
  },
  apply: async ({ tx, context, services, decided: { offer } }) =>
    offer ? [await services.publication.open(tx, context, offer)] : undefined,
});
