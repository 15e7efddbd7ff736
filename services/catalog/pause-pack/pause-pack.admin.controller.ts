import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { PausePack } from './pause-pack.command.js';

@Controller('admin-api/packs')
export class PausePackController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/pause')
  @ForOperators('owner')
  pause(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    return this.desk.command(operator, id, 'pause', body, (change) => new PausePack(change));
  }
}
