import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { CancelPublication } from './cancel-publication.command.js';

@Controller('admin-api/packs')
export class CancelPublicationController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/cancel-publication')
  @ForOperators('owner')
  cancel(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    return this.desk.command(operator, id, 'cancel-publication', body, (change) => new CancelPublication(change));
  }
}
