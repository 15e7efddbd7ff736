import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountForfeiture, type Holdings, lockOfParcels } from '../../members/index.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { recordFacts } from '../parcels/parcels.js';
import { shipmentStream } from '../streams/shipment.state.js';
import { decideForfeitParcelsOfMember } from './forfeit-parcel.decide.js';
import { findHeldShipments } from './forfeit-parcel.rows.js';

/** Forfeits the parcels that the shop still holds when a member's account is forfeited. */
@Injectable()
export class ForfeitParcelsOfMember implements Holdings, OnModuleInit {
  constructor(private readonly forfeiture: AccountForfeiture) {}

  onModuleInit(): void {
    this.forfeiture.add(this);
  }

  locksOf(memberId: string): readonly string[] {
    return [lockOfParcels(memberId)];
  }

  async forfeit(tx: StoreTransaction, context: CommandContext, memberId: string): Promise<void> {
    const shipments = await tx.loadAll(shipmentStream, await findHeldShipments(tx, memberId));
    const { events = [] } = decideForfeitParcelsOfMember([...shipments.values()].map(({ state }) => state));
    recordFacts(tx, context, shipments, events);
  }
}
