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
import { decideCancelPublication } from './cancel-publication.decide.js';

/** `POST /admin-api/packs/{id}/cancel-publication`: takes back that a draft is to be published by itself. */
@Controller('admin-api/packs')
export class CancelPublicationController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
  ) {}

  @Post(':id/cancel-publication')
  @ForOperators('edit-catalog')
  cancel(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PackRecord>> {
    return this.commands.run(command, this.packs, decideCancelPublication);
  }
}
