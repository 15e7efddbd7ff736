import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { Sessions } from '../../platform/http/sessions.js';
import { GetMember, type MemberResource } from '../member-resource.query.js';
import { orderOf } from '../order.js';
import { orderRefused } from '../order-refusals.messages.js';
import { BanMember } from './ban-member.command.js';
import { BanMemberRequest } from './ban-member.contract.js';

/** `POST /admin-api/members/{id}/ban`. */
@Controller('admin-api/members')
export class BanMemberController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
  ) {}

  @Post(':id/ban')
  @ForOperators('owner', 'support')
  async ban(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<MemberResource> {
    const request = parseCommand(body, BanMemberRequest);
    if (!isId(id)) throw new RefusedError(404);
    const order = orderOf(operator, id, 'ban', request);
    const refusal = await this.commands.execute(
      new BanMember(order, request.duplicate_of || null, (tx) => this.sessions.closeAllOf(tx, id)),
    );
    if (refusal) throw orderRefused(refusal);
    return (await this.queries.execute(new GetMember(id)))!;
  }
}
