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
import { dispatchIn } from '../wire/dispatch.js';
import { addressIn } from '../wire/new-address.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { ResendRequest } from './resend-parcel.contract.js';
import { decideResendParcel } from './resend-parcel.decide.js';

/** `POST /admin-api/shipments/{id}/resend`: a parcel that came back goes out again, to its address or to another. */
@Controller('admin-api/shipments')
export class ResendParcelController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/resend')
  @ForOperators('send-parcels')
  resend(@Commanded(ResendRequest) command: OperatorCommand<ResendRequest>): Promise<Answered<ParcelResource>> {
    const dispatch = dispatchIn(command.request);
    const address = addressIn(command.request);
    return this.commands.run(
      command,
      this.parcels.getting({ deliveryCode: dispatch?.deliveryCode, address }),
      async ({ parcel, holder, isHeld }, { id, tx }) => {
        const isElsewhere = address !== undefined && !(await goesThere(tx, id, address));
        return decideResendParcel(parcel, dispatch, holder, isElsewhere, isHeld);
      },
    );
  }
}
