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
import { decideForfeitParcel } from './forfeit-parcel.decide.js';

/** `POST /admin-api/shipments/{id}/forfeit`: what came back and was not sent again is lost to the member. */
@Controller('admin-api/shipments')
export class ForfeitParcelController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/forfeit')
  @ForOperators('serve-members')
  forfeit(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ParcelResource>> {
    return this.commands.run(command, this.parcels.plain, ({ parcel }, { tx }) =>
      decideForfeitParcel(parcel, tokyoDate(tx.now)),
    );
  }
}
