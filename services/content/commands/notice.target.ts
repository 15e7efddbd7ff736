import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findNotice, insertNotice, type Notice, type NoticeDraft, updateNotice } from '../rows/notices.rows.js';
import type { NoticeResource } from '../wire/notice.contract.js';
import { toNoticeResource } from '../wire/notice-resource.js';

/** A change to a notice. Notices are rows without an event stream. */
export type NoticeKept = Change<'NoticeKept', NoticeDraft>;
export type NoticeRefusal = Refusal<'EndsTooEarly'>;

const ENDS_TOO_EARLY = {
  ja: '掲載終了は掲載開始より後にしてください。',
  en: 'Choose an end after the start.',
};

/** Loads a notice and saves an edit. */
@Injectable()
export class NoticeTarget implements CommandTarget<Notice, NoticeKept, NoticeRefusal, NoticeResource> {
  constructor(private readonly store: EventStore) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [`notice-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Notice> | null> {
    const state = isId(id) ? await findNotice(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, id, loaded }: Keeping<Notice>, [{ data }]: readonly [NoticeKept]): Promise<Notice> {
    return loaded ? updateNotice(tx, id, data) : (await insertNotice(tx, id, data, tx.now))!;
  }

  /** Returns the fields that operators edit. */
  auditedOf({ id: _, created: __, version: ___, ...audited }: Notice): object {
    return audited;
  }

  refused(_: NoticeRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('show_to', ENDS_TOO_EARLY));
  }

  async show(id: string): Promise<NoticeResource | null> {
    const notice = await this.store.look((tx) => findNotice(tx, id));
    return notice && toNoticeResource(notice);
  }
}
