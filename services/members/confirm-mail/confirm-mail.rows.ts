import type { StoreTransaction } from '../../platform/store/transaction.js';

const CONFIRM = 'update members.profiles set mail_confirmed_at = $2 where member_id = $1';
const MAIL = 'select mail from members.profiles where member_id = $1';

export const loadMail = async (tx: StoreTransaction, memberId: string): Promise<string> =>
  (await tx.read<{ mail: string }>('members-mail', MAIL, [memberId]))[0]!.mail;

export const saveConfirmed = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-confirm-mail', CONFIRM, [memberId, tx.now]);
