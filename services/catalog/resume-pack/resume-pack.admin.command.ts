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
import { decideResumePack } from './resume-pack.decide.js';

/** `POST /admin-api/packs/{id}/resume`: sells a paused pack again. */
@Controller('admin-api/packs')
export class ResumePackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
  ) {}

  @Post(':id/resume')
  @ForOperators('edit-catalog')
  resume(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PackRecord>> {
    return this.commands.run(command, this.packs, decideResumePack);
  }
}
