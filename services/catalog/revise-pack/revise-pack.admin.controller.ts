import { Body, Controller, Param, Put } from '@nestjs/common';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { PackDesk } from '../pack-desk.js';
import { PACK_BYTES, RevisePackRequest } from '../pack-draft.contract.js';
import { packDraftOf } from '../pack-draft.js';
import type { PackRecord } from '../pack-records.js';
import { RevisePack } from './revise-pack.command.js';

@Controller('admin-api/packs')
export class RevisePackController {
  constructor(private readonly desk: PackDesk) {}

  @Put(':id')
  @BodyLimit(PACK_BYTES)
  @ForOperators('owner')
  async revise(
    @Operating() operator: Operator,
    @Param('id') packId: string,
    @Body() body: unknown,
  ): Promise<PackRecord> {
    const request = parseBody(body, RevisePackRequest);
    const change = { packId, ...this.desk.actOf(operator, 'edit', request.reason), seen: request.version };
    return this.desk.carryOut(new RevisePack(change, packDraftOf(request)));
  }
}
