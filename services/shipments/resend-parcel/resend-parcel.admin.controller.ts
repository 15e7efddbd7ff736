import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { DispatchRequest } from '../parcel-command.contract.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { ResendParcel } from './resend-parcel.command.js';

/** `POST /admin-api/shipments/{id}/resend`. */
@Controller('admin-api/shipments')
export class ResendParcelController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/resend')
  @ForOperators('owner', 'support')
  resend(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'resend', body },
      DispatchRequest,
      (change, { delivery_code: deliveryCode, carrier }) => new ResendParcel(change, { deliveryCode, carrier }),
    );
  }
}
