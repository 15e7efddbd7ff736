import { Injectable } from '@nestjs/common';
import { type Command, CommandBus, QueryBus } from '@nestjs/cqrs';
import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/time.js';
import { type Operator, operatorActor, parseCommand, recordAct } from '../operators/index.js';
import type { Contract } from '../platform/http/contract.js';
import { RefusedError } from '../platform/http/envelope.js';
import type { ParcelCommandRequest } from './parcel-command.contract.js';
import type { ParcelResource } from './parcel-resource.js';
import type { ParcelChange } from './parcels.js';
import { GetParcel } from './parcels.query.js';
import { refused } from './shipment-refusals.messages.js';
import type { ShipmentRefusal } from './streams/shipment.refusals.js';

/** Carries out what operators ask for and answers with the parcel as it then is. */
@Injectable()
export class ParcelDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** One operator's command on one parcel; its reason goes into the audit trail together with its outcome. */
  changeBy(operator: Operator, shipmentId: string, command: string, reason: string): ParcelChange {
    const act = { operatorId: operator.operatorId, resource: 'shipments', id: shipmentId, command, reason };
    return {
      shipmentId,
      context: { commandId: newId(this.clock.now()), actor: operatorActor(operator) },
      also: (tx, outcome, changes) => recordAct(tx, { ...act, outcome, changes }),
    };
  }

  /** @throws RefusedError as the body's or the rule's refusal is told */
  async command<Request extends ParcelCommandRequest>(
    { operator, id, name, body }: { operator: Operator; id: string; name: string; body: unknown },
    contract: Contract<Request>,
    make: (change: ParcelChange, request: Request) => Command<ShipmentRefusal | null>,
  ): Promise<ParcelResource> {
    const request = parseCommand(body, contract);
    const seen = request.version ?? undefined;
    const change = { ...this.changeBy(operator, id, name, request.reason), seen };
    const refusal = await this.commands.execute(make(change, request));
    if (refusal) throw refused(refusal);
    const parcel = await this.queries.execute(new GetParcel(id));
    if (!parcel) throw new RefusedError(404);
    return parcel;
  }
}
