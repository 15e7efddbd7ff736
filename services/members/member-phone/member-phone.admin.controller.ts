import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { MemberPhoneResource } from './member-phone.contract.js';
import { GetMemberPhone } from './member-phone.query.js';

/** `GET /admin-api/members/{id}/phone` */
@Controller('admin-api/members')
export class MemberPhoneController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/phone')
  @ForOperators('serve-members')
  @ShowsPerson()
  async phone(@Param('id') id: string): Promise<MemberPhoneResource> {
    const phone = await this.queries.execute(new GetMemberPhone(id));
    if (!phone) throw new RefusedError(404);
    return phone;
  }
}
