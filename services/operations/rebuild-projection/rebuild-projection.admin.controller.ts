import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { CommandRequest } from '../command.contract.js';
import { projectionRefused } from '../projection-refusals.messages.js';
import { GetProjection, type ProjectionResource } from '../projections.query.js';
import { RebuildProjection } from './rebuild-projection.command.js';

/** `POST /admin-api/projections/{name}/rebuild`. */
@Controller('admin-api/projections')
export class RebuildProjectionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':name/rebuild')
  @ForOperators('owner')
  async rebuild(
    @Operating() operator: Operator,
    @Param('name') name: string,
    @Body() body: unknown,
  ): Promise<ProjectionResource> {
    const { reason } = parseCommand(body, CommandRequest);
    const refusal = await this.commands.execute(new RebuildProjection(name, operator, reason));
    if (refusal) throw projectionRefused(refusal);
    return (await this.queries.execute(new GetProjection(name)))!;
  }
}
