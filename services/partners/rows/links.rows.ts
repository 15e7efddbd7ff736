import type { StoreTransaction } from '../../platform/store/transaction.js';

const SAVE = `insert into partners.links (member_id, site_id, account, linked_at) values ($1, $2, $3, $4)
  on conflict (member_id, site_id) do update set account = excluded.account, linked_at = excluded.linked_at`;
const FIND = 'select account from partners.links where member_id = $1 and site_id = $2';

/** Remembers who a member is at a site; whoever links anew is that other one from now on. */
export const saveLink = (tx: StoreTransaction, memberId: string, siteId: string, account: string): void =>
  tx.write('partners-save-link', SAVE, [memberId, siteId, account, tx.now]);

/** Who a member is at a site; null where nobody knows. */
export const accountAt = async (tx: StoreTransaction, memberId: string, siteId: string): Promise<string | null> =>
  (await tx.read<{ account: string }>('partners-account', FIND, [memberId, siteId]))[0]?.account ?? null;
