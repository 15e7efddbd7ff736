import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelCommandRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { CombineParcels } from './combine-parcels.command.js';

/** `POST /admin-api/shipments/{id}/combine`. */
@Controller('admin-api/shipments')
export class CombineParcelsController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/combine')
  @ForOperators('owner', 'support')
  combine(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'combine', body },
      ParcelCommandRequest,
      (change) => new CombineParcels(change),
    );
  }
}
