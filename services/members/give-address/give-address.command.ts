import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import type { PersonDetails } from '../streams/registration.js';
import { decideGiveAddress, type GiveAddressRefused } from './give-address.decide.js';
import { loadPerson, savePerson } from './give-address.rows.js';

/** Saves a member's name, address and phone number once. */
export class GiveAddress extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly submitted: PersonDetails,
    readonly idempotencyKey: IdempotencyKey<GiveAddressRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(GiveAddress)
export class GiveAddressHandler implements ICommandHandler<GiveAddress> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, submitted, idempotencyKey }: GiveAddress): Promise<CommandResponse> {
    const streamId = memberStreamOf(memberId);
    return this.store.once(idempotencyKey, [streamId], async (tx): Promise<GiveAddressRefused | null> => {
      const { state: member, version } = await tx.load(memberStream, memberId);
      const kept = await loadPerson(tx, memberId);
      const { events, refusal } = decideGiveAddress(member, { memberId, submitted, kept });
      if (refusal) return refusal;
      if (events.length === 0) return null;
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      savePerson(tx, memberId, submitted);
      return null;
    });
  }
}
