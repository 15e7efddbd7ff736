import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { Reconciler } from '../../platform/projections/reconciler.js';
import { ReaderTarget } from '../commands/reader.target.js';
import { decideReconcile } from '../streams/reader.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

/** `POST /admin-api/projections/{name}/reconcile`: compares a read model with the log. */
@Controller('admin-api/projections')
export class ReconcileProjectionController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly targets: ReaderTarget,
    private readonly reconciler: Reconciler,
  ) {}

  @Post(':name/reconcile')
  @ForOperators('run-shop')
  reconcile(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ProjectionResource>> {
    return this.commands.run(command, this.targets, (reader) => decideReconcile(reader, this.reconciler.names), {
      work: async () => {
        await this.reconciler.reconcile(command.id);
        return null;
      },
    });
  }
}
