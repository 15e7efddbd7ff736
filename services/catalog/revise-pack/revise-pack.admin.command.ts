import { Controller, Put } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { PackTarget } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { PACK_BYTES, RevisePackRequest } from '../wire/pack-draft.contract.js';
import { packDraftOf } from '../wire/pack-draft.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { decideRevisePack } from './revise-pack.decide.js';

/** `PUT /admin-api/packs/{id}`: puts another draft in the place of the one that the operator has seen. */
@Controller('admin-api/packs')
export class RevisePackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
    private readonly content: CatalogContent,
  ) {}

  @Put(':id')
  @BodyLimit(PACK_BYTES)
  @ForOperators('edit-catalog')
  async revise(
    @Commanded(RevisePackRequest) command: OperatorCommand<RevisePackRequest>,
  ): Promise<Answered<PackRecord>> {
    const rank = await this.content.rankOf(command.request.least_rank);
    const draft = packDraftOf(command.request, rank);
    return this.commands.run(command, this.packs, async (pack, { tx }) =>
      decideRevisePack(pack, draft, await this.content.namedBy(tx, draft)),
    );
  }
}
