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
import { goingTheSameWay } from '../parcels/parcels.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { decideCombineParcels } from './combine-parcels.decide.js';

/** `POST /admin-api/shipments/{id}/combine`: whatever lies unsent for one member and one address goes in one parcel. */
@Controller('admin-api/shipments')
export class CombineParcelsController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly parcels: ParcelTarget,
  ) {}

  @Post(':id/combine')
  @ForOperators('send-parcels')
  combine(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ParcelResource>> {
    return this.commands.run(command, this.parcels.plain, async ({ parcel }, { id, tx }) =>
      decideCombineParcels(parcel, (await goingTheSameWay(tx, id)) ?? parcel),
    );
  }
}
