import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDER_WAY = `select count(*)::int as transfers from partners.transfers where member_id = $1 and status = 'requested'`;
const ERASE_LINKS = 'delete from partners.links where member_id = $1';
const ERASE_ACCOUNTS = `update partners.transfers set account = null where transfer_id = any(array(
    select transfer_id from partners.transfers where member_id = $1 and account is not null limit $2))
  returning transfer_id`;

/** Counts the transfers of a member that have not ended. */
export const countTransfersUnderWay = async (tx: StoreTransaction, memberId: string): Promise<number> =>
  (await tx.read<{ transfers: number }>('partners-under-way', UNDER_WAY, [memberId]))[0]!.transfers;

/** Erases a member's accounts at partner sites, for at most `max` transfers. Returns the count of transfers. */
export const eraseAccounts = async (tx: StoreTransaction, memberId: string, max: number): Promise<number> => {
  tx.write('partners-erase-links', ERASE_LINKS, [memberId]);
  return (await tx.read('partners-erase-accounts', ERASE_ACCOUNTS, [memberId, max])).length;
};
