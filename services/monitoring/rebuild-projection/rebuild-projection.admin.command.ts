import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ReaderTarget } from '../commands/reader.target.js';
import { Readers } from '../readers/readers.js';
import { decideRebuild, type ProjectionRefusal } from '../streams/reader.js';
import type { ProjectionResource } from '../wire/reader.contract.js';
import { RebuildProjectionRequest } from './rebuild-projection.contract.js';
import { Rebuilds } from './rebuilds.js';

/** `POST /admin-api/projections/{name}/rebuild`: builds a read model anew from the log while the old one serves. */
@Controller('admin-api/projections')
export class RebuildProjectionController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly targets: ReaderTarget,
    private readonly readers: Readers,
    private readonly rebuilds: Rebuilds,
  ) {}

  @Post(':name/rebuild')
  @ForOperators('run-shop')
  rebuild(
    @Commanded(RebuildProjectionRequest) command: OperatorCommand<RebuildProjectionRequest>,
  ): Promise<Answered<ProjectionResource>> {
    return this.commands.run(command, this.targets, decideRebuild, { work: () => this.begin(command) });
  }

  /** Answers as soon as it has begun; its end is recorded by itself. */
  private async begin(command: OperatorCommand<RebuildProjectionRequest>): Promise<ProjectionRefusal | undefined> {
    const projection = this.readers.projection(command.id)!;
    const isBegun = await this.rebuilds.start(projection, command.request.accept, (outcome) =>
      this.commands.recordEnd(command, outcome),
    );
    return isBegun ? undefined : { code: 'RebuildUnderWay' };
  }
}
