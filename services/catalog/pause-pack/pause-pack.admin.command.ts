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
import { decidePausePack } from './pause-pack.decide.js';

/** `POST /admin-api/packs/{id}/pause`: stops the sale for the time being; the pack stays in sight. */
@Controller('admin-api/packs')
export class PausePackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
  ) {}

  @Post(':id/pause')
  @ForOperators('edit-catalog')
  pause(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PackRecord>> {
    return this.commands.run(command, this.packs, decidePausePack);
  }
}
