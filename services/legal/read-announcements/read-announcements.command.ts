import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { noteRead } from '../rows/readings.rows.js';

/** A member has read some announcements. */
export class ReadAnnouncements extends Command<Answer> {
  constructor(
    readonly memberId: string,
    /** Each as `terms-of-service.2`. */
    readonly ids: readonly string[],
    readonly slot: AnswerSlot<null>,
  ) {
    super();
  }
}

@CommandHandler(ReadAnnouncements)
export class ReadAnnouncementsHandler implements ICommandHandler<ReadAnnouncements> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, ids, slot }: ReadAnnouncements): Promise<Answer> {
    return this.store.once(slot, [], async (tx) => {
      noteRead(tx, memberId, ids);
      return null;
    });
  }
}
