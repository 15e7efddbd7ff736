import { Controller, Get, Param } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import { isoTokyo } from '../../kernel/time.js';
import { ForOperators } from '../../operators/index.js';
import { Database } from '../../platform/database/database.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { agreementsOf } from '../rows/agreements.rows.js';
import type { MemberAgreement } from './member-agreements.contract.js';

/** `GET /admin-api/members/{id}/agreements` */
@Controller('admin-api/members')
export class MemberAgreementsController {
  constructor(private readonly database: Database) {}

  @Get(':id/agreements')
  @ForOperators('owner', 'support')
  async agreements(@Param('id') id: string): Promise<{ agreements: MemberAgreement[] }> {
    if (!isId(id)) throw new RefusedError(404);
    const agreements = await agreementsOf(this.database.pool, id);
    return { agreements: agreements.map(({ agreedAt, ...one }) => ({ ...one, agreed_at: isoTokyo(agreedAt) })) };
  }
}
