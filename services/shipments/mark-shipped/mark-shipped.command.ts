import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

/** A parcel has been handed to the carrier. */
export class MarkShipped extends Command<ShipmentRefusal | null> {
  constructor(
    readonly change: ParcelChange,
    readonly dispatch: Dispatch,
  ) {
    super();
  }
}

@CommandHandler(MarkShipped)
export class MarkShippedHandler implements ICommandHandler<MarkShipped> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change, dispatch }: MarkShipped): Promise<ShipmentRefusal | null> {
    const { deliveryCode } = dispatch;
    return this.parcels.change({ ...change, deliveryCode }, ({ parcel, holder }) =>
      decideMarkShipped(parcel, dispatch, holder),
    );
  }
}
