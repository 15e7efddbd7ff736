import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { DispatchRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { MarkShipped } from './mark-shipped.command.js';

/** `POST /admin-api/shipments/{id}/mark-shipped`. */
@Controller('admin-api/shipments')
export class MarkShippedController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/mark-shipped')
  @ForOperators('owner', 'support')
  markShipped(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'mark-shipped', body },
      DispatchRequest,
      (change, { delivery_code: deliveryCode, carrier }) => new MarkShipped(change, { deliveryCode, carrier }),
    );
  }
}
