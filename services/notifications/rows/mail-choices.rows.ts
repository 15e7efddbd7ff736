import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ALL_MAILS, type MailChoices, type MailTopic } from '../streams/mail-choices.js';

const OF = 'select expiry, undecided, shipping, news from notifications.mail_wishes where member_id = $1';
const KEEP = `insert into notifications.mail_wishes (member_id, expiry, undecided, shipping, news) values ($1, $2, $3, $4, $5)
  on conflict (member_id) do update set (expiry, undecided, shipping, news) =
    (excluded.expiry, excluded.undecided, excluded.shipping, excluded.news)`;
/** Switches off one kind. A member without a row keeps all other kinds. */
const END = `insert into notifications.mail_wishes as kept (member_id, expiry, undecided, shipping, news)
  values ($1, $2 <> 'expiry', $2 <> 'undecided', $2 <> 'shipping', $2 <> 'news')
  on conflict (member_id) do update set (expiry, undecided, shipping, news) =
    (kept.expiry and $2 <> 'expiry', kept.undecided and $2 <> 'undecided', kept.shipping and $2 <> 'shipping',
     kept.news and $2 <> 'news')`;
const FORGET = 'delete from notifications.mail_wishes where member_id = $1';

/** Loads a member's mail choices. Without a row, all mails are switched on. */
export const mailChoicesOf = async (pool: Pool, memberId: string): Promise<MailChoices> =>
  (await pool.query<MailChoices>({ name: 'notifications-wishes', text: OF, values: [memberId] })).rows[0] ?? ALL_MAILS;

/** Saves a member's mail choices. */
export const saveMailChoices = (tx: StoreTransaction, memberId: string, choices: MailChoices): void =>
  tx.write('notifications-keep-wishes', KEEP, [
    memberId,
    choices.expiry,
    choices.undecided,
    choices.shipping,
    choices.news,
  ]);

/** Unsubscribes a member from one kind of mail and leaves the other kinds as they are. */
export const unsubscribeFromTopic = (tx: StoreTransaction, memberId: string, topic: MailTopic): void =>
  tx.write('notifications-end-mails', END, [memberId, topic]);

/** Deletes the choices of a member whose account is closed. */
export const forgetMailChoices = (tx: StoreTransaction, memberId: string): void =>
  tx.write('notifications-forget-wishes', FORGET, [memberId]);

const UNWANTED = `select member_id as "memberId" from notifications.mail_wishes where member_id = any($1::uuid[])
  and not (case $2 when 'expiry' then expiry when 'undecided' then undecided when 'shipping' then shipping else news end)`;

/** Returns those of some members who unsubscribed from a kind of mail. */
export const findUnsubscribed = async (
  tx: StoreTransaction,
  topic: MailTopic,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ memberId: string }>('notifications-unwanted', UNWANTED, [memberIds, topic]);
  return new Set(rows.map(({ memberId }) => memberId));
};
