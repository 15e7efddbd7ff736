import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, encryptionKeys } from '../../platform/config.js';
import type { EncryptionKeys } from '../../platform/crypto/encryption.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { AccountClosed } from '../streams/member.events.js';
import { forgetBirthday } from './birthdays.rows.js';

/** An account that is closed, while something of its person may still stand somewhere. */
export interface ClosedAccount {
  readonly memberId: string;
  readonly closedAt: Date;
  /** The address that the member had; null once nothing that was sent there is kept. */
  readonly mail: string | null;
}

/** What is known when an account is closed. */
export interface Closing {
  readonly memberId: string;
  readonly because: AccountClosed['data']['because'];
  /** What lapsed. */
  readonly points: number;
  readonly coins: number;
}

const PERSON = `select p.mail, h.number from members.profiles p
    left join members.phone_holders h on h.member_id = p.member_id and h.released_at is null where p.member_id = $1`;
const ADD = `insert into members.closed_accounts (member_id, closed_at, because, points, coins, mail_hash, phone_hash, mail)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** All but when they came, in which language, and who brought whom, which are nobody without a name. */
const EMPTY_PROFILE = `update members.profiles set mail = '', last_name = '', first_name = '', middle_name = '', tel = '',
    zipcode = '', pref_id = 0, province = '', shiku = '', address = '', building = '', mail_confirmed_at = null
  where member_id = $1`;
const FORGET_PASSWORD = 'delete from members.credentials where member_id = $1';
const FORGET_MAIL_LINKS = 'delete from members.mail_links where member_id = $1';
const FORGET_PASSWORD_LINKS = 'delete from members.password_links where member_id = $1';
const FORGET_CODES = `with codes as (delete from members.phone_codes where member_id = $1 returning code_id)
  update sms.messages set recipient = null, body = null where id in (select code_id from codes)`;
const FORGET_PHONES = 'delete from members.phone_holders where member_id = $1';
const FORGET_LOG_INS = `delete from members.log_ins where id = any(array(
  select id from members.log_ins where member_id = $1 limit $2)) returning id`;
const FIND = `select member_id as "memberId", closed_at as "closedAt", mail from members.closed_accounts
  where member_id = any($1::uuid[]) and erased_at is null`;
const RETURNED = `select from members.closed_accounts
  where mail_hash = any($1::bytea[]) or phone_hash = any($2::bytea[]) limit 1`;
const FORGET_MAIL = 'update members.closed_accounts set mail = null where member_id = $1';
const ERASED = 'update members.closed_accounts set erased_at = $2 where member_id = $1';

/** The accounts that are closed: who had them is known by HMAC alone. */
@Injectable()
export class ClosedAccounts {
  private readonly keys: EncryptionKeys;

  constructor(config: Config) {
    this.keys = encryptionKeys(config, 'members-closed-accounts');
  }

  /**
   * Closes an account and forgets the person, so that their mail address and phone are free at once; what is erased in
   * pieces stays until then.
   *
   * @returns the mail address that it had
   */
  async close(tx: StoreTransaction, { memberId, because, points, coins }: Closing): Promise<string> {
    const [person] = await tx.read<{ mail: string; number: string | null }>('members-person', PERSON, [memberId]);
    const { mail, number } = person!;
    const [key] = this.keys;
    const phoneHash = number === null ? null : hashOf(key, 'phone', number);
    const mailHash = hashOf(key, 'mail', mail.toLowerCase());
    tx.write('members-close', ADD, [memberId, tx.now, because, points, coins, mailHash, phoneHash, mail]);
    tx.write('members-empty-profile', EMPTY_PROFILE, [memberId]);
    tx.write('members-forget-password', FORGET_PASSWORD, [memberId]);
    tx.write('members-forget-mail-links', FORGET_MAIL_LINKS, [memberId]);
    tx.write('members-forget-password-links', FORGET_PASSWORD_LINKS, [memberId]);
    tx.write('members-forget-codes', FORGET_CODES, [memberId]);
    tx.write('members-forget-phones', FORGET_PHONES, [memberId]);
    forgetBirthday(tx, memberId);
    return mail;
  }

  /** Those of the accounts of which something is still to be erased. */
  toErase(tx: StoreTransaction, memberIds: readonly string[]): Promise<ClosedAccount[]> {
    return tx.read<ClosedAccount & Record<string, unknown>>('members-to-erase', FIND, [memberIds]);
  }

  forgetMail(tx: StoreTransaction, memberId: string): void {
    tx.write('members-forget-mail', FORGET_MAIL, [memberId]);
  }

  /** @returns how many log-ins of a member were forgotten, `most` at the most */
  async forgetLogIns(tx: StoreTransaction, memberId: string, most: number): Promise<number> {
    return (await tx.read('members-forget-log-ins', FORGET_LOG_INS, [memberId, most])).length;
  }

  noteErased(tx: StoreTransaction, memberId: string): void {
    tx.write('members-erased', ERASED, [memberId, tx.now]);
  }

  /** Whether a member's mail address, or a phone that they have proved to be theirs, was that of an account that is closed. */
  async isReturned(tx: StoreTransaction, memberId: string): Promise<boolean> {
    const [person] = await tx.read<{ mail: string; number: string | null }>('members-person', PERSON, [memberId]);
    const { mail, number } = person!;
    const mails = this.keys.map((key) => hashOf(key, 'mail', mail.toLowerCase()));
    const phones = number === null ? [] : this.keys.map((key) => hashOf(key, 'phone', number));
    return (await tx.read('members-returned', RETURNED, [mails, phones])).length > 0;
  }
}

const hashOf = (key: Buffer, kind: 'mail' | 'phone', text: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\n${text}`).digest();
