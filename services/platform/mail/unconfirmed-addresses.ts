import type { StoreTransaction } from '../store/transaction.js';

const LIMIT = 'insert into mail.unconfirmed (address) values (lower($1)) on conflict do nothing';
const LIFT = 'delete from mail.unconfirmed where address = lower($1)';
const RELEASE = `update mail.messages set due_at = $2
  where due_at > $2 and attempts = 0 and lower(recipient) = lower($1)`;

/**
 * Limits the mails to an unconfirmed address, which anybody may have typed in. It gets three mails of any kind within 24 hours.
 * Further mails wait up to three days, and those that would wait longer are not sent.
 */
export const limitMailsTo = (tx: StoreTransaction, address: string): void => tx.write('mail-limit', LIMIT, [address]);

/** Ends the limit of a confirmed address, and makes its waiting mails due. */
export const liftMailLimit = (tx: StoreTransaction, address: string): void => {
  tx.write('mail-lift-limit', LIFT, [address]);
  tx.write('mail-release', RELEASE, [address, tx.now]);
};

/** Ends the limit of an address that no member has any more, so that its next owner starts without it. */
export const forgetMailLimit = (tx: StoreTransaction, address: string): void =>
  tx.write('mail-lift-limit', LIFT, [address]);
