import type { StoreTransaction } from '../../platform/store/transaction.js';

const EXISTS = 'select from members.profiles where member_id = $1';
const BAN = 'insert into members.standing (member_id, banned_at) values ($1, $2)';
const UNBAN = 'delete from members.standing where member_id = $1';

/** Whether a member has this id. */
export const isMember = async (tx: StoreTransaction, memberId: string): Promise<boolean> =>
  (await tx.read('members-exists', EXISTS, [memberId])).length > 0;

export const banMember = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-ban', BAN, [memberId, tx.now]);

export const unbanMember = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-unban', UNBAN, [memberId]);
