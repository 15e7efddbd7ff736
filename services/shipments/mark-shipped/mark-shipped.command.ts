import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, operatorActor, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { markParcelShipped } from '../parcel-rows.js';
import { type ShipmentEvent, shipmentStreamOf } from '../streams/shipment.events.js';
import { evolveShipment, initialShipment } from '../streams/shipment.state.js';
import { type Dispatch, decideMarkShipped, type MarkShippedRefused } from './mark-shipped.decide.js';

/** A parcel has been handed to the carrier. It answers why not, or null. */
export class MarkShipped extends Command<MarkShippedRefused | null> {
  constructor(
    readonly shipmentId: string,
    readonly dispatch: Dispatch,
    readonly operator: Operator,
    readonly reason: string,
    readonly commandId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkShipped)
export class MarkShippedHandler implements ICommandHandler<MarkShipped> {
  constructor(private readonly store: EventStore) {}

  execute({ shipmentId, dispatch, operator, reason, commandId }: MarkShipped): Promise<MarkShippedRefused | null> {
    const streamId = shipmentStreamOf(shipmentId);
    return this.store.transact([streamId], async (tx) => {
      const history = (await tx.events([streamId])).get(streamId)!;
      const shipment = history.reduce((so, event) => evolveShipment(so, event as ShipmentEvent), initialShipment);
      const { events, refusal } = decideMarkShipped(shipment, dispatch);
      if (refusal?.code === 'NoSuchShipment') return refusal;
      const outcome = refusal?.code ?? (events?.length ? 'done' : 'unchanged');
      const { operatorId } = operator;
      recordAct(tx, { operatorId, resource: 'shipments', id: shipmentId, command: 'mark-shipped', reason, outcome });
      for (const event of events ?? []) {
        const { memberId, deliveryCode, carrier } = event.data;
        const place = { streamId, expectedVersion: history.length, partitionKey: memberId };
        tx.append({ commandId, actor: operatorActor(operator) }, { ...place, events: [event] });
        markParcelShipped(tx, shipmentId, deliveryCode, carrier);
      }
      return refusal ?? null;
    });
  }
}
