import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { CommandRequest } from '../command.contract.js';
import { projectionRefused } from '../projection-refusals.messages.js';
import { GetProjection, type ProjectionResource } from '../projections.query.js';
import { ReconcileProjection } from './reconcile-projection.command.js';

/** `POST /admin-api/projections/{name}/reconcile`. */
@Controller('admin-api/projections')
export class ReconcileProjectionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':name/reconcile')
  @ForOperators('owner')
  async reconcile(
    @Operating() operator: Operator,
    @Param('name') name: string,
    @Body() body: unknown,
  ): Promise<ProjectionResource> {
    const { reason } = parseCommand(body, CommandRequest);
    const refusal = await this.commands.execute(new ReconcileProjection(name, operator, reason));
    if (refusal) throw projectionRefused(refusal);
    return (await this.queries.execute(new GetProjection(name)))!;
  }
}
