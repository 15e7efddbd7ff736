import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { addressIn } from '../wire/new-address.js';
import { ResendParcel } from './resend-parcel.command.js';
import { ResendRequest } from './resend-parcel.contract.js';

/** `POST /admin-api/shipments/{id}/resend`. */
@Controller('admin-api/shipments')
export class ResendParcelController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/resend')
  @ForOperators('owner', 'support')
  resend(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<ParcelResource> {
    return this.desk.command({ operator, id, name: 'resend', body }, ResendRequest, (change, request) => {
      const { delivery_code: deliveryCode, carrier } = request;
      return new ResendParcel(change, { deliveryCode, carrier }, addressIn(request));
    });
  }
}
