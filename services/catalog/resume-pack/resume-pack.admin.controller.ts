import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { PackDesk } from '../pack-desk.js';
import type { PackRecord } from '../pack-records.js';
import { ResumePack } from './resume-pack.command.js';

@Controller('admin-api/packs')
export class ResumePackController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/resume')
  @ForOperators('owner')
  resume(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    return this.desk.command(operator, id, 'resume', body, (change) => new ResumePack(change));
  }
}
