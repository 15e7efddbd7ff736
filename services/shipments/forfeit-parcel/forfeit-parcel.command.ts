import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tokyoDate } from '../../kernel/time.js';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideForfeitParcel } from './forfeit-parcel.decide.js';

/** A parcel that came back is not sent again. */
export class ForfeitParcel extends Command<ShipmentRefusal | null> {
  constructor(readonly change: ParcelChange) {
    super();
  }
}

@CommandHandler(ForfeitParcel)
export class ForfeitParcelHandler implements ICommandHandler<ForfeitParcel> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change }: ForfeitParcel): Promise<ShipmentRefusal | null> {
    return this.parcels.change(change, ({ parcel, tx }) => decideForfeitParcel(parcel, tokyoDate(tx.now)));
  }
}
