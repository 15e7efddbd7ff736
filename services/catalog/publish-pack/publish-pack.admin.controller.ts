import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { PublishPack } from './publish-pack.command.js';

@Controller('admin-api/packs')
export class PublishPackController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/publish')
  @ForOperators('owner')
  publish(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    return this.desk.command(operator, id, 'publish', body, (change, seen) => new PublishPack(change, seen));
  }
}
