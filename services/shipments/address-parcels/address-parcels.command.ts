import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canBeSentTo, lockOfParcels, MemberDirectory } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { addressParcels } from './address-parcels.rows.js';

/** Parcels of a member that wait for an address go to the one that the member has. Done twice, it changes nothing more. */
export class AddressParcels extends Command<void> {
  constructor(readonly memberId: string) {
    super();
  }
}

@CommandHandler(AddressParcels)
export class AddressParcelsHandler implements ICommandHandler<AddressParcels> {
  constructor(
    private readonly store: EventStore,
    private readonly members: MemberDirectory,
  ) {}

  async execute({ memberId }: AddressParcels): Promise<void> {
    const to = await this.members.postalAddressOf(memberId);
    // Whoever has left since is nowhere.
    if (!canBeSentTo(to)) return;
    await this.store.transact([lockOfParcels(memberId)], async (tx) => addressParcels(tx, memberId, to));
  }
}
