import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { ReaderTarget } from '../commands/reader.target.js';
import { Readers } from '../readers/readers.js';
import { decideRebuild } from '../streams/reader.js';
import { RebuildProjectionRequest } from './rebuild-projection.contract.js';
import { Rebuilds } from './rebuilds.js';

/** Rebuilds a read model from the log while the old table stays in use. */
export const rebuildProjection = operatorCommand({
  route: 'POST projections/:name/rebuild',
  permission: 'run-shop',
  request: RebuildProjectionRequest,
  uses: { commands: OperatorCommands, readers: Readers, rebuilds: Rebuilds },
  target: ReaderTarget,
  decide: decideRebuild,
  // The response is sent when the rebuild has begun. Its end gets an audit entry of its own.
  work: async (command) => {
    const { commands, readers, rebuilds } = command.services;
    const projection = readers.projection(command.id)!;
    const isBegun = await rebuilds.start(projection, command.request.accept, (outcome) =>
      commands.recordEnd(command, outcome),
    );
    return isBegun ? undefined : { code: 'RebuildUnderWay' };
  },
});
