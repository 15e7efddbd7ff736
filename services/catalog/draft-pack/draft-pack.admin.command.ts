import { Controller, Post } from '@nestjs/common';
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
import { PACK_BYTES, PackDraftRequest } from '../wire/pack-draft.contract.js';
import { packDraftOf } from '../wire/pack-draft.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { decideDraftPack } from './draft-pack.decide.js';

/** `POST /admin-api/packs`: begins a pack. */
@Controller('admin-api/packs')
export class DraftPackController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
    private readonly content: CatalogContent,
  ) {}

  @Post()
  @BodyLimit(PACK_BYTES)
  @ForOperators('edit-catalog')
  async draft(@Commanded(PackDraftRequest) command: OperatorCommand<PackDraftRequest>): Promise<Answered<PackRecord>> {
    const rank = await this.content.rankOf(command.request.least_rank);
    const draft = packDraftOf(command.request, rank);
    return this.commands.create(command, await this.packs.newId(), this.packs, async (_, { id, tx }) =>
      decideDraftPack(id, draft, await this.content.namedBy(tx, draft)),
    );
  }
}
