import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideResendParcel } from './resend-parcel.decide.js';

/** A parcel that came back has been handed to the carrier again. */
export class ResendParcel extends Command<ShipmentRefusal | null> {
  constructor(
    readonly change: ParcelChange,
    readonly dispatch: Dispatch,
  ) {
    super();
  }
}

@CommandHandler(ResendParcel)
export class ResendParcelHandler implements ICommandHandler<ResendParcel> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change, dispatch }: ResendParcel): Promise<ShipmentRefusal | null> {
    const { deliveryCode } = dispatch;
    return this.parcels.change({ ...change, deliveryCode }, ({ parcel, holder }) =>
      decideResendParcel(parcel, dispatch, holder),
    );
  }
}
