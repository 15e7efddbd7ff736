import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { noteRead } from '../rows/readings.rows.js';

/** Marks announcements as read by a member. */
export class ReadAnnouncements extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    /** Ids of announcements, such as `terms-of-service.2`. */
    readonly ids: readonly string[],
    readonly key: IdempotencyKey<null>,
  ) {
    super();
  }
}

@CommandHandler(ReadAnnouncements)
export class ReadAnnouncementsHandler implements ICommandHandler<ReadAnnouncements> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, ids, key }: ReadAnnouncements): Promise<CommandResponse> {
    return this.store.once(key, [], async (tx) => {
      noteRead(tx, memberId, ids);
      return null;
    });
  }
}
