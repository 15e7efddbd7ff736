import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canBeSentTo, lockOfParcels, MemberDirectory } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { saveParcelAddress } from './address-parcels.rows.js';

/** Addresses a member's waiting parcels to the member's present address. Repeating it changes nothing. */
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
    // A member who has left since has no address.
    if (!canBeSentTo(to)) return;
    await this.store.transact([lockOfParcels(memberId)], async (tx) => saveParcelAddress(tx, memberId, to));
  }
}
