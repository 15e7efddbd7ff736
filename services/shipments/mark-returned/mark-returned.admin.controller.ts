import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelCommandRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { MarkReturned } from './mark-returned.command.js';

/** `POST /admin-api/shipments/{id}/mark-returned`. */
@Controller('admin-api/shipments')
export class MarkReturnedController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/mark-returned')
  @ForOperators('owner', 'support')
  markReturned(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'mark-returned', body },
      ParcelCommandRequest,
      (change) => new MarkReturned(change),
    );
  }
}
