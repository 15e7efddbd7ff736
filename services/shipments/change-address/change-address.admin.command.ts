import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { goesThere } from '../rows/parcels.rows.js';
import { AddressRequest, newAddressOf } from '../wire/new-address.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { decideChangeAddress } from './change-address.decide.js';

/** `POST /admin-api/shipments/{id}/change-address`: a parcel that lies here goes elsewhere. */
@Controller('admin-api/shipments')
export class ChangeAddressController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/change-address')
  @ForOperators('send-parcels')
  changeAddress(
    @Commanded(AddressRequest) command: OperatorCommand<AddressRequest>,
  ): Promise<Answered<ParcelResource>> {
    const address = newAddressOf(command.request);
    return this.commands.run(command, this.parcels.getting({ address }), async ({ parcel }, { id, tx }) =>
      decideChangeAddress(parcel, await goesThere(tx, id, address)),
    );
  }
}
