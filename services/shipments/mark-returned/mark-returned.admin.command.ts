import { Controller, Post } from '@nestjs/common';
import { tokyoDate } from '../../kernel/time.js';
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
import { decideMarkReturned } from './mark-returned.decide.js';

/** `POST /admin-api/shipments/{id}/mark-returned`: the carrier has brought a parcel back. */
@Controller('admin-api/shipments')
export class MarkReturnedController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/mark-returned')
  @ForOperators('send-parcels')
  markReturned(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ParcelResource>> {
    return this.commands.run(command, this.parcels.plain, ({ parcel }, { tx }) =>
      decideMarkReturned(parcel, tokyoDate(tx.now)),
    );
  }
}
