import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { decideSplitParcel } from './split-parcel.decide.js';

/** `POST /admin-api/shipments/{id}/split`: what was combined goes in parcels of its own again. */
@Controller('admin-api/shipments')
export class SplitParcelController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/split')
  @ForOperators('send-parcels')
  split(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ParcelResource>> {
    return this.commands.run(command, this.parcels.plain, ({ parcel }) => decideSplitParcel(parcel));
  }
}
