import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type ParcelChange, Parcels } from '../parcels.js';
import { type Parcel, parcelOf } from '../streams/parcel.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { shipmentStream } from '../streams/shipment.state.js';
import { decideCombineParcels } from './combine-parcels.decide.js';

/** Whatever lies unsent for one member and one address goes in one parcel. */
export class CombineParcels extends Command<ShipmentRefusal | null> {
  constructor(readonly change: ParcelChange) {
    super();
  }
}

/** Unsent shipments that go where this one goes, the oldest first. */
const SAME_WAY = `select o.shipment_id from shipments.parcels p join shipments.parcels o
    on o.member_id = p.member_id and o.status = 'requested'
   and (o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building)
     = (p.name, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building)
 where p.shipment_id = $1 order by o.requested_at, o.shipment_id`;

const goingTheSameWay = async (tx: StoreTransaction, { shipmentId }: ParcelChange): Promise<Parcel | null> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-same-way', SAME_WAY, [shipmentId]);
  const shipments = await tx.loadAll(
    shipmentStream,
    rows.map((row) => row.shipment_id),
  );
  return parcelOf([...shipments.values()].map(({ state }) => state));
};

@CommandHandler(CombineParcels)
export class CombineParcelsHandler implements ICommandHandler<CombineParcels> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change }: CombineParcels): Promise<ShipmentRefusal | null> {
    return this.parcels.change(change, async ({ parcel, tx }) =>
      decideCombineParcels(parcel, (await goingTheSameWay(tx, change)) ?? parcel),
    );
  }
}
