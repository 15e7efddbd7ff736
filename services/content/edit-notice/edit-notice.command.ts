import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { insertNotice, type Notice, type NoticeDraft, updateNotice } from '../notice-rows.js';

/** Writes a notice. It answers the notice, or null where there is none to write anew. */
export class EditNotice extends Command<Notice | null> {
  constructor(
    readonly id: string,
    readonly draft: NoticeDraft,
    readonly operator: Operator,
    /** A notice that is not there yet is `create`d, one that is, `edit`ed. */
    readonly command: 'create' | 'edit',
  ) {
    super();
  }
}

@CommandHandler(EditNotice)
export class EditNoticeHandler implements ICommandHandler<EditNotice> {
  constructor(private readonly store: EventStore) {}

  execute({ id, draft, operator: { operatorId }, command }: EditNotice): Promise<Notice | null> {
    return this.store.transact([`notice-${id}`], async (tx) => {
      const create = command === 'create';
      const notice = create ? await insertNotice(tx, id, draft, tx.now) : await updateNotice(tx, id, draft);
      if (notice) recordAct(tx, { operatorId, resource: 'notices', id, command, reason: '', outcome: 'done' });
      return notice;
    });
  }
}
