import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { GetParcel, type ParcelResource } from '../parcels.query.js';
import { MarkShipped } from './mark-shipped.command.js';
import { MarkShippedRequest } from './mark-shipped.contract.js';

/** `POST /admin-api/shipments/{id}/mark-shipped`. */
@Controller('admin-api/shipments')
export class MarkShippedController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Post(':id/mark-shipped')
  @ForOperators('owner', 'support')
  async markShipped(
    @Operating() operator: Operator,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ParcelResource> {
    if (!isId(id)) throw new RefusedError(404);
    const { delivery_code: deliveryCode, carrier, reason } = parseCommand(body, MarkShippedRequest);
    const dispatch = { deliveryCode, carrier };
    const command = new MarkShipped(id, dispatch, operator, reason, newId(this.clock.now()));
    const refusal = await this.commands.execute(command);
    const parcel = await this.queries.execute(new GetParcel(id));
    if (refusal?.code === 'NoSuchShipment' || !parcel) throw new RefusedError(404);
    if (refusal?.code === 'AlreadyShipped')
      throw new RefusedError(
        400,
        fieldError('delivery_code', {
          ja: `すでに発送済みです（${refusal.carrier} ${refusal.deliveryCode}）。`,
          en: `It has already been shipped (${refusal.carrier} ${refusal.deliveryCode}).`,
        }),
      );
    return parcel;
  }
}
