import type { StoreTransaction } from '../../platform/store/transaction.js';
import { MAIL_LANGUAGE, type Recipient } from './profiles.rows.js';

type Row<Columns> = Columns & Record<string, unknown>;

const HASH = 'select password_hash as hash from members.credentials where member_id = $1';
const SAVE = 'update members.credentials set password_hash = $2 where member_id = $1';
const BY_MAIL = 'select member_id as "memberId" from members.profiles where lower(mail) = lower($1)';
const LET_IN = `select p.member_id as "memberId", p.mail, ${MAIL_LANGUAGE} as language from members.profiles p
  where p.member_id = any($1::uuid[])
    and not exists (select from members.standing s where s.member_id = p.member_id and s.banned_at is not null)`;

/** Loads the hash of a member's password; null for a closed account. */
export const passwordHashOf = async (tx: StoreTransaction, memberId: string): Promise<string | null> =>
  (await tx.read<{ hash: string }>('members-password-hash', HASH, [memberId]))[0]?.hash ?? null;

export const savePassword = (tx: StoreTransaction, memberId: string, passwordHash: string): void =>
  tx.write('members-save-password', SAVE, [memberId, passwordHash]);

/** Finds the member with this address, regardless of case; null for none. */
export const findMemberByMail = async (tx: StoreTransaction, mail: string): Promise<string | null> =>
  (await tx.read<{ memberId: string }>('members-of-mail', BY_MAIL, [mail]))[0]?.memberId ?? null;

/** Loads the recipients among the ids: members who may log in. */
export const recipientsOf = (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<Row<Recipient & { readonly memberId: string }>[]> => tx.read('members-recipients', LET_IN, [memberIds]);
