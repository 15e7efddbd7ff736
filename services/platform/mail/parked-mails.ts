import type { Measure } from '../observability/metrics.js';
import type { StoreTransaction } from '../store/transaction.js';
import { TEXT_ERASED } from './mail-text.js';

/** The state of a mail that is parked, or was parked before. */
export type ParkedMailState = 'parked' | 'waiting' | 'sent' | 'discarded';

const HOLD = `select case when sent_at is not null then 'sent' when discarded_at is not null then 'discarded'
    when due_at is not null then 'waiting' else 'parked' end as state
  from mail.messages where mail_id = $1 and parked_at is not null for update`;
const RETRY = 'update mail.messages set due_at = $2, attempts = 0 where mail_id = $1';
const DISCARD = `update mail.messages set discarded_at = $2, ${TEXT_ERASED} where mail_id = $1`;

/** Checks whether a text has the form of a mail id. */
export const isMailId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** Loads the state of a mail and locks its row; undefined if the mail was never parked. */
export const holdParkedMail = async (tx: StoreTransaction, mailId: string): Promise<ParkedMailState | undefined> =>
  isMailId(mailId)
    ? (await tx.read<{ state: ParkedMailState }>('mail-hold-parked', HOLD, [mailId]))[0]?.state
    : undefined;

/** Queues a mail again, with as many attempts as a new one. */
export const retryMail = (tx: StoreTransaction, mailId: string): void =>
  tx.write('mail-retry', RETRY, [mailId, tx.now]);

/** Discards a mail and erases its text. */
export const discardMail = (tx: StoreTransaction, mailId: string): void =>
  tx.write('mail-discard', DISCARD, [mailId, tx.now]);

const IS_PARKED = 'parked_at is not null and due_at is null and sent_at is null and discarded_at is null';

/** SQL expression for the number of mails that wait for an operator. */
export const PARKED_MAILS = `(select count(*) from mail.messages where ${IS_PARKED})`;

export const measuresOfMail: readonly Measure[] = [
  {
    name: 'shop_mails_parked',
    help: 'Number of mails that could not be delivered and wait for an operator',
    labels: [],
    query: `select ${PARKED_MAILS} as value`,
  },
  {
    name: 'shop_mail_waiting_seconds',
    help: 'Age in seconds of the oldest mail that is neither sent nor parked',
    labels: [],
    query: `select coalesce(extract(epoch from now() - min(created_at)), 0) as value from mail.messages where due_at is not null`,
  },
];
