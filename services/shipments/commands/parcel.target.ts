import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandTarget } from '../../platform/console-api/commands/command-target.js';
import { EventStore } from '../../platform/store/event-store.js';
import { ParcelTable, type ParcelWithContents, toldOfShipment } from '../parcels/parcels.js';
import { GetParcel } from '../rows/parcels.query.js';
import type { LaterFact, NewAddress } from '../rows/parcels.rows.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import type { Shipment } from '../streams/shipment.state.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { shipmentRefused } from './shipment-refusals.messages.js';

/** What a parcel gets by a command. */
interface Getting {
  readonly deliveryCode?: string | undefined;
  /** Where it goes from now on, if a fact says that it goes elsewhere. */
  readonly address?: NewAddress | undefined;
}

interface State extends ParcelWithContents {
  readonly table: ParcelTable;
  /** The one that the command names; it may be any of the parcel's. */
  readonly shipment: Shipment;
}

type Target = CommandTarget<State, LaterFact, ShipmentRefusal, ParcelResource>;

/** A parcel, as operators change it; it is named by any shipment in it. */
@Injectable()
export class ParcelTarget {
  /** For commands that give it nothing. */
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
      auditedOf: ({ shipment }) => toldOfShipment(shipment),
      refused: shipmentRefused,
      show: (id) => this.queries.execute(new GetParcel(id)),
    };
  }
}
