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
import { decideCorrectTracking } from './correct-tracking.decide.js';

/** `POST /admin-api/shipments/{id}/correct-tracking`: a parcel on its way gets the tracking number that its label has. */
@Controller('admin-api/shipments')
export class CorrectTrackingController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/correct-tracking')
  @ForOperators('send-parcels')
  correctTracking(
    @Commanded(DispatchRequest) command: OperatorCommand<DispatchRequest>,
  ): Promise<Answered<ParcelResource>> {
    const dispatch = dispatchOf(command.request);
    return this.commands.run(command, this.parcels.getting(dispatch), ({ parcel, holder }) =>
      decideCorrectTracking(parcel, dispatch, holder),
    );
  }
}
