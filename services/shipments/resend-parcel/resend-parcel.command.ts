import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { goesThere, type NewAddress } from '../parcel-rows.js';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideResendParcel } from './resend-parcel.decide.js';

/** A parcel that came back has been handed to the carrier again. */
export class ResendParcel extends Command<ShipmentRefusal | null> {
  constructor(
    readonly change: ParcelChange,
    readonly dispatch: Dispatch,
    /** Where it goes now; without it, where it was to go before. */
    readonly address?: NewAddress,
  ) {
    super();
  }
}

@CommandHandler(ResendParcel)
export class ResendParcelHandler implements ICommandHandler<ResendParcel> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change, dispatch, address }: ResendParcel): Promise<ShipmentRefusal | null> {
    const { deliveryCode } = dispatch;
    return this.parcels.change({ ...change, deliveryCode, address }, async ({ parcel, holder, tx }) => {
      const isElsewhere = address !== undefined && !(await goesThere(tx, change.shipmentId, address));
      return decideResendParcel(parcel, dispatch, holder, isElsewhere);
    });
  }
}
