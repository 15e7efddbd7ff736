import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { PlanPublication } from './plan-publication.command.js';
import { PublishPack } from './publish-pack.command.js';
import { PublishPackRequest } from './publish-pack.contract.js';

@Controller('admin-api/packs')
export class PublishPackController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/publish')
  @ForOperators('owner')
  publish(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    const { change, request } = this.desk.orderOf(operator, id, 'publish', body, PublishPackRequest);
    const acceptsLoss = request.accept_loss === true;
    return this.desk.carryOut(
      request.at
        ? new PlanPublication(change, new Date(request.at), acceptsLoss)
        : new PublishPack(change, acceptsLoss),
    );
  }
}
