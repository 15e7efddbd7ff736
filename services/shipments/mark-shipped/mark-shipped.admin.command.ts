import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { DispatchRequest } from '../wire/dispatch.contract.js';
import { dispatchOf } from '../wire/dispatch.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

/** `POST /admin-api/shipments/{id}/mark-shipped`: a parcel has been handed to the carrier. */
@Controller('admin-api/shipments')
export class MarkShippedController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/mark-shipped')
  @ForOperators('send-parcels')
  markShipped(
    @Commanded(DispatchRequest) command: OperatorCommand<DispatchRequest>,
  ): Promise<Answered<ParcelResource>> {
    const dispatch = dispatchOf(command.request);
    return this.commands.run(command, this.parcels.getting(dispatch), ({ parcel, holder, isHeld }) =>
      decideMarkShipped(parcel, dispatch, holder, isHeld),
    );
  }
}
