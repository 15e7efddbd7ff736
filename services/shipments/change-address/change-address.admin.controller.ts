import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { ParcelDesk } from '../parcel-desk.js';
import type { ParcelResource } from '../parcel-resource.js';
import { AddressRequest, newAddressOf } from '../wire/new-address.js';
import { ChangeAddress } from './change-address.command.js';

/** `POST /admin-api/shipments/{id}/change-address`. */
@Controller('admin-api/shipments')
export class ChangeAddressController {
  constructor(private readonly desk: ParcelDesk) {}

  @Post(':id/change-address')
  @ForOperators('owner', 'support')
  changeAddress(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParcelResource> {
    return this.desk.command(
      { operator, id, name: 'change-address', body },
      AddressRequest,
      (change, request) => new ChangeAddress(change, newAddressOf(request)),
    );
  }
}
