import { Controller, Get, Param } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { Database } from '../../platform/database/database.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { MemberAgreementsAnswer } from '../wire/member-agreements.contract.js';
import { memberAgreements } from '../wire/member-agreements.js';

/** `GET /admin-api/members/{id}/agreements` */
@Controller('admin-api/members')
export class MemberAgreementsController {
  constructor(private readonly database: Database) {}

  @Get(':id/agreements')
  @ForOperators('serve-members')
  async agreements(@Param('id') id: string): Promise<MemberAgreementsAnswer> {
    if (!isId(id)) throw new RefusedError(404);
    return memberAgreements(this.database.pool, id);
  }
}
