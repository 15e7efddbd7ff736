import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PackTarget } from '../commands/pack.target.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { decideClosePack } from './close-pack.decide.js';

/** `POST /admin-api/packs/{id}/close`: ends the sale for good. */
@Controller('admin-api/packs')
export class ClosePackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
  ) {}

  @Post(':id/close')
  @ForOperators('edit-catalog')
  close(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PackRecord>> {
    return this.commands.run(command, this.packs, decideClosePack);
  }
}
