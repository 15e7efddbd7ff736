import type { StoreTransaction } from '../../platform/store/transaction.js';

const NOTE = `insert into legal.readings (member_id, text, version, read_at)
  select $1, text, version, $3 from legal.announcements where text || '.' || version = any($2::text[]) on conflict do nothing`;
const FORGET = 'delete from legal.readings where member_id = $1';

/** A member has read these announcements; what is none is left out. @param ids each as `terms-of-service.2` */
export const noteRead = (tx: StoreTransaction, memberId: string, ids: readonly string[]): void =>
  tx.write('legal-read', NOTE, [memberId, ids, tx.now]);

/** The member has left. */
export const forgetReadings = (tx: StoreTransaction, memberId: string): void =>
  tx.write('legal-forget-readings', FORGET, [memberId]);
