import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelCommandRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { SplitParcel } from './split-parcel.command.js';

/** `POST /admin-api/shipments/{id}/split`. */
@Controller('admin-api/shipments')
export class SplitParcelController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/split')
  @ForOperators('owner', 'support')
  split(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'split', body },
      ParcelCommandRequest,
      (change) => new SplitParcel(change),
    );
  }
}
