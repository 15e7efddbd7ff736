import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetMember, type MemberResource } from '../member-resource.query.js';
import { orderOf } from '../order.js';
import { orderRefused } from '../order-refusals.messages.js';
import { ChangeAddress } from './change-address.command.js';
import { addressOf, ChangeAddressRequest } from './change-address.contract.js';

/** `POST /admin-api/members/{id}/change-address`. */
@Controller('admin-api/members')
export class ChangeAddressController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/change-address')
  @ForOperators('owner', 'support')
  async changeAddress(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<MemberResource> {
    const request = parseCommand(body, ChangeAddressRequest);
    if (!isId(id)) throw new RefusedError(404);
    const order = orderOf(operator, id, 'change-address', request);
    const refusal = await this.commands.execute(new ChangeAddress(order, addressOf(request), request.checked));
    if (refusal) throw orderRefused(refusal);
    return (await this.queries.execute(new GetMember(id)))!;
  }
}
