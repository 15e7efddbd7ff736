import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

/** A parcel of the list with its tracking number. */
export interface ListedParcel {
  readonly change: ParcelChange;
  readonly dispatch: Dispatch;
}

/** Parcels that a list says have been handed to carriers, in one commit. It answers for each why not, or null. */
export class ShipListed extends Command<readonly (ShipmentRefusal | null)[]> {
  constructor(readonly parcels: readonly ListedParcel[]) {
    super();
  }
}

@CommandHandler(ShipListed)
export class ShipListedHandler implements ICommandHandler<ShipListed> {
  constructor(private readonly parcels: Parcels) {}

  execute({ parcels }: ShipListed): Promise<(ShipmentRefusal | null)[]> {
    const dispatches = parcels.map(({ change, dispatch }) => ({
      ...change,
      deliveryCode: dispatch.deliveryCode,
      dispatch,
    }));
    return this.parcels.changeAll(
      dispatches,
      ({ dispatch }) =>
        ({ parcel, holder }) =>
          decideMarkShipped(parcel, dispatch, holder),
    );
  }
}
