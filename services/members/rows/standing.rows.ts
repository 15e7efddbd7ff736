import type { StoreTransaction } from '../../platform/store/transaction.js';

const EXISTS = 'select from members.profiles where member_id = $1';
const BAN = `insert into members.standing (member_id, banned_at) values ($1, $2)
  on conflict (member_id) do update set banned_at = excluded.banned_at`;
const UNBAN = 'update members.standing set banned_at = null where member_id = $1';
const FORGET = 'delete from members.standing where member_id = $1 and banned_at is null and owed_yen = 0';

/** Whether a member has this id. */
export const isMember = async (tx: StoreTransaction, memberId: string): Promise<boolean> =>
  (await tx.read('members-exists', EXISTS, [memberId])).length > 0;

export const banMember = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-ban', BAN, [memberId, tx.now]);

export const unbanMember = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-unban', UNBAN, [memberId]);
  tx.write('members-forget-unbanned', FORGET, [memberId]);
};
