import { DAY_MS } from '../../kernel/time.js';
import type { StoreTransaction } from '../store/transaction.js';
import { TEXT_ERASED } from './mail-text.js';

/** So long what was queued last has to be sent in; it is not sent after that. */
export const LAST_MAILS_MS = 3 * DAY_MS;

const ERASE = `update mail.messages set recipient = null, subject = null, ${TEXT_ERASED}, error = null, due_at = null,
    discarded_at = coalesce(discarded_at, case when sent_at is null then $3::timestamptz end)
  where mail_id = any(array(select mail_id from mail.messages
    where lower(recipient) = lower($1) and (created_at < $2 or id = $5) limit $4)) returning mail_id`;

/** Which mails to an address that is nobody's any more are erased. */
export interface ErasedMails {
  readonly address: string;
  /** Those from before: another may have the address by now, and what is written to them is theirs. */
  readonly before: Date;
  /** The id of one more; null for none. */
  readonly last: string | null;
}

/** Erases a piece of them; what is not sent yet stays unsent. @returns how many, `most` at the most */
export const eraseMails = async (
  tx: StoreTransaction,
  { address, before, last }: ErasedMails,
  most: number,
): Promise<number> => (await tx.read('mail-erase', ERASE, [address, before, tx.now, most, last])).length;
