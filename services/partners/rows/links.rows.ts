import type { StoreTransaction } from '../../platform/store/transaction.js';

const SAVE = `insert into partners.links (member_id, site_id, account, linked_at) values ($1, $2, $3, $4)
  on conflict (member_id, site_id) do update set account = excluded.account, linked_at = excluded.linked_at`;
const FIND = 'select account from partners.links where member_id = $1 and site_id = $2';

/** Saves a member's account at a site; a new link replaces the earlier one. */
export const saveLink = (tx: StoreTransaction, memberId: string, siteId: string, account: string): void =>
  tx.write('partners-save-link', SAVE, [memberId, siteId, account, tx.now]);

/** Finds a member's account at a site; null when they are not linked. */
export const findAccount = async (tx: StoreTransaction, memberId: string, siteId: string): Promise<string | null> =>
  (await tx.read<{ account: string }>('partners-account', FIND, [memberId, siteId]))[0]?.account ?? null;
