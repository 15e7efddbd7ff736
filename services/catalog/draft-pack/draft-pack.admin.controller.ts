import { Body, Controller, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { PackDesk } from '../pack-desk.js';
import { PACK_BYTES, PackDraftRequest } from '../pack-draft.contract.js';
import { packDraftOf } from '../pack-draft.js';
import type { PackRecord } from '../pack-records.js';
import { DraftPack } from './draft-pack.command.js';

@Controller('admin-api/packs')
export class DraftPackController {
  constructor(private readonly desk: PackDesk) {}

  @Post()
  @BodyLimit(PACK_BYTES)
  @ForOperators('owner')
  async draft(@Operating() operator: Operator, @Body() body: unknown): Promise<PackRecord> {
    const request = parseBody(body, PackDraftRequest);
    const act = this.desk.actOf(operator, 'create', request.reason);
    return this.desk.carryOut(new DraftPack(act, packDraftOf(request)));
  }
}
