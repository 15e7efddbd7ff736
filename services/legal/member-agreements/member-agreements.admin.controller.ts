import { Controller, Get, Param } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { Database } from '../../platform/database/database.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { MemberAgreementsResponse } from '../wire/member-agreements.contract.js';
import { loadMemberAgreements } from '../wire/member-agreements.js';

/** `GET /admin-api/members/{id}/agreements` */
@Controller('admin-api/members')
export class MemberAgreementsController {
  constructor(private readonly database: Database) {}

  @Get(':id/agreements')
  @ForOperators('serve-members')
  async agreements(@Param('id') id: string): Promise<MemberAgreementsResponse> {
    if (!isId(id)) throw new RefusedError(404);
    return loadMemberAgreements(this.database.pool, id);
  }
}
