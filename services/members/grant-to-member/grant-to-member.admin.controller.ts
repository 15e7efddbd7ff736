import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetMember, type MemberResource } from '../member-resource.query.js';
import { type Order, orderOf } from '../order.js';
import { orderRefused } from '../order-refusals.messages.js';
import { GrantToMember } from './grant-to-member.command.js';
import { GrantCoinsRequest, GrantPointsRequest } from './grant-to-member.contract.js';

/** `POST /admin-api/members/{id}/grant-points` and `…/grant-coins`. */
@Controller('admin-api/members')
export class GrantToMemberController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/grant-points')
  @ForOperators('owner', 'support')
  async grantPoints(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<MemberResource> {
    const request = parseCommand(body, GrantPointsRequest);
    return this.grant(orderOf(operator, id, 'grant-points', request), 'points', request.points);
  }

  @Post(':id/grant-coins')
  @ForOperators('owner', 'support')
  async grantCoins(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<MemberResource> {
    const request = parseCommand(body, GrantCoinsRequest);
    return this.grant(orderOf(operator, id, 'grant-coins', request), 'coins', request.coins);
  }

  private async grant(order: Order, what: 'points' | 'coins', amount: number): Promise<MemberResource> {
    if (!isId(order.memberId)) throw new RefusedError(404);
    const refusal = await this.commands.execute(new GrantToMember(order, what, amount));
    if (refusal) throw orderRefused(refusal);
    return (await this.queries.execute(new GetMember(order.memberId)))!;
  }
}
