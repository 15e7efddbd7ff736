import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideCorrectTracking } from './correct-tracking.decide.js';

/** A parcel on its way gets the tracking number that its label has. */
export class CorrectTracking extends Command<ShipmentRefusal | null> {
  constructor(
    readonly change: ParcelChange,
    readonly dispatch: Dispatch,
  ) {
    super();
  }
}

@CommandHandler(CorrectTracking)
export class CorrectTrackingHandler implements ICommandHandler<CorrectTracking> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change, dispatch }: CorrectTracking): Promise<ShipmentRefusal | null> {
    const { deliveryCode } = dispatch;
    return this.parcels.change({ ...change, deliveryCode }, ({ parcel, holder }) =>
      decideCorrectTracking(parcel, dispatch, holder),
    );
  }
}
