import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideSplitParcel } from './split-parcel.decide.js';

/** What was combined goes in parcels of its own again. */
export class SplitParcel extends Command<ShipmentRefusal | null> {
  constructor(readonly change: ParcelChange) {
    super();
  }
}

@CommandHandler(SplitParcel)
export class SplitParcelHandler implements ICommandHandler<SplitParcel> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change }: SplitParcel): Promise<ShipmentRefusal | null> {
    return this.parcels.change(change, ({ parcel }) => decideSplitParcel(parcel));
  }
}
