import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tokyoDate } from '../../kernel/time.js';
import { type ParcelChange, Parcels } from '../parcels.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import { decideMarkReturned } from './mark-returned.decide.js';

/** The carrier has brought a parcel back. */
export class MarkReturned extends Command<ShipmentRefusal | null> {
  constructor(readonly change: ParcelChange) {
    super();
  }
}

@CommandHandler(MarkReturned)
export class MarkReturnedHandler implements ICommandHandler<MarkReturned> {
  constructor(private readonly parcels: Parcels) {}

  execute({ change }: MarkReturned): Promise<ShipmentRefusal | null> {
    return this.parcels.change(change, ({ parcel, tx }) => decideMarkReturned(parcel, tokyoDate(tx.now)));
  }
}
