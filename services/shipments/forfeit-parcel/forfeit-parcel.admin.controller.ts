import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelCommandRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { ForfeitParcel } from './forfeit-parcel.command.js';

/** `POST /admin-api/shipments/{id}/forfeit`. */
@Controller('admin-api/shipments')
export class ForfeitParcelController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/forfeit')
  @ForOperators('owner', 'support')
  forfeit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'forfeit', body },
      ParcelCommandRequest,
      (change) => new ForfeitParcel(change),
    );
  }
}
