import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { parseTokyoDate } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { birthdayOf, keepBirthday } from '../rows/birthdays.rows.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { decideGiveBirthday, type GiveBirthdayRefused } from './give-birthday.decide.js';

/** Saves a member's birthday once. */
export class GiveBirthday extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    /** The day as it was typed. */
    readonly day: string,
    readonly idempotencyKey: IdempotencyKey<GiveBirthdayRefused | null>,
  ) {
    super();
  }
}

@CommandHandler(GiveBirthday)
export class GiveBirthdayHandler implements ICommandHandler<GiveBirthday> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, day, idempotencyKey }: GiveBirthday): Promise<CommandResponse> {
    const streamId = memberStreamOf(memberId);
    return this.store.once(idempotencyKey, [streamId], async (tx): Promise<GiveBirthdayRefused | null> => {
      const { state: member, version } = await tx.load(memberStream, memberId);
      const kept = await birthdayOf(tx, memberId);
      const { events, refusal } = decideGiveBirthday(member, { memberId, day, kept, now: tx.now });
      if (refusal) return refusal;
      if (events.length === 0) return null;
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      keepBirthday(tx, memberId, parseTokyoDate(day)!);
      return null;
    });
  }
}
