import { DAY_MS } from '../../kernel/time.js';
import type { StoreTransaction } from '../store/transaction.js';
import { TEXT_ERASED } from './mail-text.js';

/** The time in which the last queued mails can be sent. They are erased afterwards. */
export const LAST_MAILS_MS = 3 * DAY_MS;

const ERASE = `update mail.messages set recipient = null, subject = null, ${TEXT_ERASED}, error = null, due_at = null,
    discarded_at = coalesce(discarded_at, case when sent_at is null then $3::timestamptz end)
  where mail_id = any(array(select mail_id from mail.messages
    where lower(recipient) = lower($1) and (created_at < $2 or id = $5) limit $4)) returning mail_id`;

/** Selects the mails to erase of an address that no member has any more. */
export interface ErasedMails {
  readonly address: string;
  /** Only earlier mails are erased, because another member may have the address by now. */
  readonly before: Date;
  /** The id of one later mail to erase as well; null for none. */
  readonly last: string | null;
}

/** Erases a batch of mails; unsent ones are never sent. @returns the number of erased mails, at most `max` */
export const eraseMails = async (
  tx: StoreTransaction,
  { address, before, last }: ErasedMails,
  max: number,
): Promise<number> => (await tx.read('mail-erase', ERASE, [address, before, tx.now, max, last])).length;
