import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { ClosePack } from './close-pack.command.js';

@Controller('admin-api/packs')
export class ClosePackController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/close')
  @ForOperators('owner')
  close(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    return this.desk.command(operator, id, 'close', body, (change) => new ClosePack(change));
  }
}
