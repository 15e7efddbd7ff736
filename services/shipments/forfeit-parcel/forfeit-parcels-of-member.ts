import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountForfeiture, type Holdings } from '../../members/index.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { lockOfParcels, recordFacts } from '../parcels/parcels.js';
import { shipmentStream } from '../streams/shipment.state.js';
import { decideForfeitParcelsOfMember } from './forfeit-parcel.decide.js';

const IN_THE_HOUSE = `select shipment_id from shipments.parcels
  where member_id = $1 and status in ('requested', 'returned') order by requested_at, shipment_id`;

/** The parcels that a member whose account is forfeited has not got yet: what is in the house stays there. */
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
    const rows = await tx.read<{ shipment_id: string }>('shipments-in-the-house', IN_THE_HOUSE, [memberId]);
    const shipments = await tx.loadAll(
      shipmentStream,
      rows.map((row) => row.shipment_id),
    );
    const { events = [] } = decideForfeitParcelsOfMember([...shipments.values()].map(({ state }) => state));
    recordFacts(tx, context, shipments, events);
  }
}
