import type { StoreTransaction } from '../../platform/store/transaction.js';

const SEEN = `insert into notifications.readers as r (member_id, seen_at) values ($1, $2)
  on conflict (member_id) do update set seen_at = greatest(r.seen_at, excluded.seen_at)`;

/** Marks all notifications of a member as read. */
export const noteSeen = (tx: StoreTransaction, memberId: string): void =>
  tx.write('notifications-seen', SEEN, [memberId, tx.now]);
