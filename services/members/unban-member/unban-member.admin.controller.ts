import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetMember, type MemberResource } from '../member-resource.query.js';
import { OrderRequest } from '../order.contract.js';
import { orderOf } from '../order.js';
import { orderRefused } from '../order-refusals.messages.js';
import { UnbanMember } from './unban-member.command.js';

/** `POST /admin-api/members/{id}/unban`. */
@Controller('admin-api/members')
export class UnbanMemberController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/unban')
  @ForOperators('owner', 'support')
  async unban(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<MemberResource> {
    const order = orderOf(operator, id, 'unban', parseCommand(body, OrderRequest));
    if (!isId(id)) throw new RefusedError(404);
    const refusal = await this.commands.execute(new UnbanMember(order));
    if (refusal) throw orderRefused(refusal);
    return (await this.queries.execute(new GetMember(id)))!;
  }
}
