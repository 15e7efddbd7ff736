import type { StoreTransaction } from '../../platform/store/transaction.js';

const NOTE = `insert into legal.readings (member_id, text, version, read_at)
  select $1, text, version, $3 from legal.announcements where text || '.' || version = any($2::text[]) on conflict do nothing`;
const FORGET = 'delete from legal.readings where member_id = $1';

/** Marks announcements as read by a member, and skips unknown ids. @param ids for example `terms-of-service.2` */
export const noteRead = (tx: StoreTransaction, memberId: string, ids: readonly string[]): void =>
  tx.write('legal-read', NOTE, [memberId, ids, tx.now]);

/** Deletes the read marks of a member whose account is closed. */
export const forgetReadings = (tx: StoreTransaction, memberId: string): void =>
  tx.write('legal-forget-readings', FORGET, [memberId]);
