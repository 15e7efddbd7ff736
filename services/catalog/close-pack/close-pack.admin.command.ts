import { Controller, Post } from '@nestjs/common';
import { Boxes } from '../../draws/index.js';
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
import { worthOfClose } from './worth-of-close.js';

/** `POST /admin-api/packs/{id}/close`: ends the sale for good. */
@Controller('admin-api/packs')
export class ClosePackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
    private readonly boxes: Boxes,
  ) {}

  @Post(':id/close')
  @ForOperators('edit-catalog')
  close(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PackRecord>> {
    return this.commands.run(command, this.packs, async (pack, { id, tx, second }) => {
      const decision = decideClosePack(pack);
      const worth = decision.refusal ? null : worthOfClose(pack, await this.boxes.leftIn(tx, id), tx.now);
      const opinion = worth && (await second({ worth, binds: {} }));
      return opinion?.refusal ? opinion : decision;
    });
  }
}
