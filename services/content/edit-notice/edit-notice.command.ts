import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { changesBetween, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findNotice, insertNotice, type Notice, type NoticeDraft, updateNotice } from '../notice-rows.js';

/** What an operator writes. */
export interface NoticeEdit {
  readonly id: string;
  readonly draft: NoticeDraft;
  /** A notice that is not there yet is `create`d, one that is, `edit`ed. */
  readonly command: 'create' | 'edit';
  /** The version that the operator looked at; null: whichever it is. */
  readonly seen: number | null;
  readonly operatorId: string;
  readonly reason: string;
}

type NoticeRefusal = Refusal<'UnknownNotice' | 'StaleVersion'>;

/** Writes a notice, and answers with it as it then is. */
export class EditNotice extends Command<Notice | NoticeRefusal> {
  constructor(readonly edit: NoticeEdit) {
    super();
  }
}

/** What nobody changes by hand. */
const LEFT_OUT = ['id', 'created', 'version'];

@CommandHandler(EditNotice)
export class EditNoticeHandler implements ICommandHandler<EditNotice> {
  constructor(private readonly store: EventStore) {}

  execute({ edit }: EditNotice): Promise<Notice | NoticeRefusal> {
    const { id, command, operatorId, reason } = edit;
    return this.store.transact([`notice-${id}`], async (tx) => {
      const before = await findNotice(tx, id);
      const outcome = await this.write(tx, edit, before);
      const act = { operatorId, resource: 'notices', id, command, reason };
      if ('code' in outcome) recordAct(tx, { ...act, outcome: outcome.code });
      else recordAct(tx, { ...act, outcome: 'done', changes: changesBetween(before, outcome, LEFT_OUT) });
      return outcome;
    });
  }

  private async write(
    tx: StoreTransaction,
    { id, draft, command, seen }: NoticeEdit,
    before: Notice | null,
  ): Promise<Notice | NoticeRefusal> {
    const notice =
      command === 'create' ? await insertNotice(tx, id, draft, tx.now) : await updateNotice(tx, id, draft, seen);
    if (notice) return notice;
    return { code: before ? 'StaleVersion' : 'UnknownNotice' };
  }
}
