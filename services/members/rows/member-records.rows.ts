import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Registration } from '../streams/registration.js';
import { settleMember } from './operators-accounts.rows.js';

const INSERT_PROFILE = `insert into members.profiles
  (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id, province, shiku, address, building,
   language, referral_code, referral_code_given, created_at, mail_confirmed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

/** A new member with their personal data. */
export interface NewMember {
  readonly memberId: string;
  readonly registration: Registration;
  readonly referralCode: string;
  readonly passwordHash: string;
  readonly isMailConfirmed: boolean;
}

/** Saves the personal data of a new member. */
export const saveMember = (tx: StoreTransaction, member: NewMember): void => {
  const { memberId, registration, referralCode, passwordHash, isMailConfirmed } = member;
  const { mail, lastName, firstName, middleName, tel, zipcode, prefId, province, shiku, address, building } =
    registration;
  tx.write('members-insert-profile', INSERT_PROFILE, [
    ...[memberId, mail, lastName, firstName, middleName, tel, zipcode, prefId, province, shiku, address, building],
    ...[registration.language, referralCode, registration.introductionCode, tx.now, isMailConfirmed ? tx.now : null],
  ]);
  tx.write('members-insert-credentials', 'insert into members.credentials (member_id, password_hash) values ($1, $2)', [
    memberId,
    passwordHash,
  ]);
  if (isMailConfirmed) settleMember(tx, memberId);
};

/** The data that a log-in needs. */
export interface LogInAccount {
  readonly memberId: string;
  readonly passwordHash: string;
}

const ACCOUNT = `select c.member_id as "memberId", c.password_hash as "passwordHash"
  from members.profiles p join members.credentials c using (member_id) where lower(p.mail) = lower($1)`;

/** Loads the account of a mail address, regardless of case. */
export const accountOf = async (pool: Pool, mail: string): Promise<LogInAccount | null> =>
  (await pool.query<LogInAccount>({ name: 'members-account', text: ACCOUNT, values: [mail] })).rows[0] ?? null;

const STANDING = `select c.password_hash as "passwordHash",
    exists (select from members.standing s where s.member_id = c.member_id and s.banned_at is not null) as banned
  from members.profiles p join members.credentials c using (member_id)
  where p.member_id = $1 and lower(p.mail) = lower($2)`;

/** Loads an account while its member's stream is locked; null when the mail address is no longer theirs. */
export const standingOf = async (
  tx: StoreTransaction,
  memberId: string,
  mail: string,
): Promise<{ passwordHash: string; banned: boolean } | null> => {
  const values = [memberId, mail];
  return (await tx.read<{ passwordHash: string; banned: boolean }>('members-standing', STANDING, values))[0] ?? null;
};

/** The origin of a log-in. */
export interface Whence {
  /** The network address. */
  readonly address: string;
  /** The browser's User-Agent. */
  readonly device: string;
}

const MAX_DEVICE_LENGTH = 300;
const RECORD_LOG_IN = 'insert into members.log_ins (member_id, at, address, device) values ($1, $2, $3, $4)';

export const recordLogIn = (tx: StoreTransaction, memberId: string, { address, device }: Whence): void =>
  tx.write('members-log-in', RECORD_LOG_IN, [memberId, tx.now, address, device.slice(0, MAX_DEVICE_LENGTH)]);

export const whenceOf = (request: FastifyRequest): Whence => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
});
