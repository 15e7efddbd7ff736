import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import { hasDevices } from '../rows/push-devices.rows.js';
import { queuePushes } from '../rows/pushes.rows.js';

/** Tells a member on their devices what their list of notifications tells, once for each command id. */
export class PushNews extends Command<void> {
  constructor(
    readonly memberId: string,
    /** Of the list. */
    readonly notificationId: string,
    /** When it happened: a device that came later is told nothing of it. */
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
