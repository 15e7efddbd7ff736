import type { StoreTransaction } from '../store/transaction.js';

const LIMIT = 'insert into mail.unconfirmed (address) values (lower($1)) on conflict do nothing';
const LIFT = 'delete from mail.unconfirmed where address = lower($1)';
const RELEASE = `update mail.messages set due_at = $2
  where due_at > $2 and attempts = 0 and lower(recipient) = lower($1)`;

/**
 * Anybody may have typed the address in: from now on three mails within 24 hours go there, of whatever kind. More wait
 * their turn up to three days, and what would wait longer is not sent.
 */
export const limitMailsTo = (tx: StoreTransaction, address: string): void => tx.write('mail-limit', LIMIT, [address]);

/** Its owner has confirmed the address: what waited is due, and no more waits. */
export const liftMailLimit = (tx: StoreTransaction, address: string): void => {
  tx.write('mail-lift-limit', LIFT, [address]);
  tx.write('mail-release', RELEASE, [address, tx.now]);
};

/** Nobody's address any more: what it had left to get is not counted for the next who gives it. */
export const forgetMailLimit = (tx: StoreTransaction, address: string): void =>
  tx.write('mail-lift-limit', LIFT, [address]);
