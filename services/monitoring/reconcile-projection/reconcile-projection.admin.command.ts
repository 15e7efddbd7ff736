import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { Reconciler } from '../../platform/projections/reconciler.js';
import { ReaderTarget } from '../commands/reader.target.js';
import { decideReconcile } from '../streams/reader.js';

/** Compares a read model with the log. */
export const reconcileProjection = operatorCommand({
  route: 'POST projections/:name/reconcile',
  permission: 'run-shop',
  request: CommandRequest,
  uses: { reconciler: Reconciler },
  target: ReaderTarget,
  facts: (_, { services }) => services.reconciler.names,
  decide: (reader, { facts: names }) => decideReconcile(reader, names),
  work: async ({ id, services }) => {
    await services.reconciler.reconcile(id);
    return null;
  },
});
