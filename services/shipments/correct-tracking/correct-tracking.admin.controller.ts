import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { DispatchRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { CorrectTracking } from './correct-tracking.command.js';

/** `POST /admin-api/shipments/{id}/correct-tracking`. */
@Controller('admin-api/shipments')
export class CorrectTrackingController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/correct-tracking')
  @ForOperators('owner', 'support')
  correctTracking(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'correct-tracking', body },
      DispatchRequest,
      (change, { delivery_code: deliveryCode, carrier }) => new CorrectTracking(change, { deliveryCode, carrier }),
    );
  }
}
