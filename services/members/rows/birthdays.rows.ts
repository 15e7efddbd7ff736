import type { TokyoDate } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const FIND = `select to_char(birthday, 'YYYY-MM-DD') as birthday from members.birthdays where member_id = $1`;
const KEEP = 'insert into members.birthdays (member_id, birthday, given_at) values ($1, $2, $3)';
const FORGET = 'delete from members.birthdays where member_id = $1';

/** Loads a member's birthday; null if they have not entered it. */
export const birthdayOf = async (tx: StoreTransaction, memberId: string): Promise<TokyoDate | null> =>
  (await tx.read<{ birthday: TokyoDate }>('members-birthday', FIND, [memberId]))[0]?.birthday ?? null;

export const keepBirthday = (tx: StoreTransaction, memberId: string, birthday: TokyoDate): void =>
  tx.write('members-keep-birthday', KEEP, [memberId, birthday, tx.now]);

export const forgetBirthday = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-forget-birthday', FORGET, [memberId]);
