import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { goesThere, type NewAddress } from '../parcel-rows.js';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideChangeAddress } from './change-address.decide.js';

/** A parcel that lies here goes elsewhere. */
export class ChangeAddress extends Command<ShipmentRefusal | null> {
  constructor(
    readonly change: ParcelChange,
    readonly address: NewAddress,
  ) {
    super();
  }
}

@CommandHandler(ChangeAddress)
export class ChangeAddressHandler implements ICommandHandler<ChangeAddress> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change, address }: ChangeAddress): Promise<ShipmentRefusal | null> {
    return this.parcels.change({ ...change, address }, async ({ parcel, tx }) =>
      decideChangeAddress(parcel, await goesThere(tx, change.shipmentId, address)),
    );
  }
}
