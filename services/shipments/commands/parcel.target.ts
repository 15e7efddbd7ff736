import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import { EventStore } from '../../platform/store/event-store.js';
import { auditedShipmentOf, ParcelTable, type ParcelWithContents } from '../parcels/parcels.js';
import { GetParcel } from '../rows/parcels.query.js';
import type { LaterFact, NewAddress } from '../rows/parcels.rows.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import type { Shipment } from '../streams/shipment.state.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { buildShipmentRefusal } from './shipment-refusals.messages.js';

/** The values that a command gives to a parcel. */
interface Getting {
  readonly deliveryCode?: string | undefined;
  /** The new address, if an event changes it. */
  readonly address?: NewAddress | undefined;
}

interface State extends ParcelWithContents {
  readonly table: ParcelTable;
  /** The shipment that the command names; any of the parcel. */
  readonly shipment: Shipment;
}

type Target = CommandTarget<State, LaterFact, ShipmentRefusal, ParcelResource>;

/** A parcel as the target of operators' commands, named by any of its shipments. */
@Injectable()
export class ParcelTarget {
  /** The target of commands without such values. */
  readonly plain: Target = this.getting({});

  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  getting({ deliveryCode, address }: Getting): Target {
    const codes = deliveryCode === undefined ? [] : [deliveryCode];
    return {
      locksOf: (id) => ParcelTable.locksOf(this.store, [id], codes),
      load: async (tx, id) => {
        const table = await ParcelTable.load(tx, [id], codes);
        const parcel = table.parcelOf(id, deliveryCode);
        if (!parcel) return null;
        const { state: shipment, version } = table.shipmentOf(id);
        return { state: { ...parcel, table, shipment }, version };
      },
      keep: async ({ context, id, loaded }, facts) => {
        const { state } = loaded!;
        await state.table.record(context, facts, address);
        return { ...state, shipment: state.table.shipmentOf(id).state };
      },
      auditedOf: ({ shipment }) => auditedShipmentOf(shipment),
      refused: buildShipmentRefusal,
      show: (id) => this.queries.execute(new GetParcel(id)),
    };
  }
}
