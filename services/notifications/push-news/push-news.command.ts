import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import { hasDevices } from '../rows/push-devices.rows.js';
import { queuePushes } from '../rows/pushes.rows.js';

/** Queues a notification for a member's devices, once for each command id. */
export class PushNews extends Command<void> {
  constructor(
    readonly memberId: string,
    /** The id of the row in the list of notifications. */
    readonly notificationId: string,
    /** The time of the event: devices that subscribed later do not get it. */
    readonly notifiedAt: Date,
    readonly commandId: string,
  ) {
    super();
  }
}

const RENDERED = { state: 200, body: '' };

@CommandHandler(PushNews)
export class PushNewsHandler implements ICommandHandler<PushNews> {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
  ) {}

  async execute({ memberId, notificationId, notifiedAt, commandId }: PushNews): Promise<void> {
    if (!(await hasDevices(this.database.pool, memberId))) return;
    const key = { key: commandId, payloadHash: '', render: () => RENDERED };
    await this.store.once(key, [], async (tx) => queuePushes(tx, memberId, notificationId, notifiedAt));
  }
}
