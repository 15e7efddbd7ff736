import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PackTarget } from '../commands/pack.target.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { PackPublication } from './pack-publication.js';
import { PublishPackRequest } from './publish-pack.contract.js';

/** `POST /admin-api/packs/{id}/publish`: now, or by itself at a moment to come. */
@Controller('admin-api/packs')
export class PublishPackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
    private readonly publication: PackPublication,
  ) {}

  @Post(':id/publish')
  @ForOperators('edit-catalog')
  publish(@Commanded(PublishPackRequest) command: OperatorCommand<PublishPackRequest>): Promise<Answered<PackRecord>> {
    const { at, accept_loss } = command.request;
    const acceptsLoss = accept_loss === true;
    return this.commands.run(command, this.packs, (pack, deciding) =>
      at
        ? this.publication.later(pack, deciding, new Date(at), acceptsLoss)
        : this.publication.now(pack, deciding, acceptsLoss),
    );
  }
}
